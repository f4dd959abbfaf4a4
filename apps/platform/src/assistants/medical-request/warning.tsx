import type { AssistantFields, AssistantResult } from '@constella/api-client';
import { medicalTextFields } from '@constella/api-client/contract';
import { criticalValues, EmergencyBanner, useEmergencySigns } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Callout, Stack } from '@constella/ui';

import type { Intl } from '../../runs/blocks/block-base';
import type { ResultViewProps } from '../../runs/blocks/block';
import type { ResultBlock } from '../../runs/result-document';

/** That it is no advice, in the words of the page. */
function NotAdvice() {
  const intl = useIntl();
  return (
    <Callout tone="warning" role="note" title={intl.formatMessage({ id: 'medical.notAdvice' })}>
      {intl.formatMessage({ id: 'medical.notAdvice.text' })}
    </Callout>
  );
}

/** What stands above a run on its way: what may be an emergency, and that nothing of it is advice. */
export function RequestWarning({ request }: { request: AssistantFields<'medical-request'> }) {
  const intl = useIntl();
  const signs = useEmergencySigns(medicalTextFields.map((field) => request[field]));
  return (
    <Stack gap={12}>
      <EmergencyBanner
        signs={signs}
        isCritical={request.urgencyLevel === 'critical'}
        values={criticalValues(request.labValues, intl)}
      />
      <NotAdvice />
    </Stack>
  );
}

/** The same above a result, by what was found in the request and in the result's own words. */
export function ResultWarning({ result }: ResultViewProps<'medical-request'>) {
  const intl = useIntl();
  const { redFlags, urgencyLevel, notAdvice, values } = result;
  return (
    <Stack gap={12}>
      <EmergencyBanner
        signs={redFlags}
        isCritical={urgencyLevel === 'critical'}
        values={criticalValues(values, intl)}
      />
      <Callout tone="warning" role="note">
        <bdi>{notAdvice}</bdi>
      </Callout>
    </Stack>
  );
}

/** The same in files and on paper, before everything else. */
export function warningDocument(
  { redFlags, urgencyLevel, notAdvice, values }: AssistantResult<'medical-request'>,
  intl: Intl,
): ResultBlock[] {
  const critical = criticalValues(values, intl);
  const isEmergency = redFlags.length > 0 || critical.length > 0 || urgencyLevel === 'critical';
  return [
    ...(isEmergency
      ? [
          {
            kind: 'text' as const,
            warns: true as const,
            markdown: `**${intl.formatMessage({ id: 'medical.emergency' })}**`,
          },
          {
            kind: 'list' as const,
            warns: true as const,
            items: [
              ...critical.map(
                (value) => `${value}. ${intl.formatMessage({ id: 'medical.critical' })}`,
              ),
              ...redFlags.map(({ category, words }) =>
                intl.formatMessage(
                  { id: 'medical.emergency.read' },
                  { sign: intl.formatMessage({ id: `medicalTerms.sign.${category}` }), words },
                ),
              ),
            ],
          },
        ]
      : []),
    { kind: 'text', markdown: notAdvice, warns: true },
  ];
}
