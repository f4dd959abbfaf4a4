import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Callout, Panel, Stack, TextArea, TextField } from '@constella/ui';

import { RunText } from '../../runs/run-text';
import type { ResultViewProps } from '../assistant';

/** The policy, section by section, and what a person has to check before it holds. */
export function CompliancePolicyResult({ result, onChange }: ResultViewProps<'compliance-policy'>) {
  const intl = useIntl();
  return (
    <Stack gap={16}>
      <Callout tone="warning" title={intl.formatMessage({ id: 'compliance.checks' })}>
        <ul>
          {result.checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </Callout>
      {onChange ? (
        <TextField
          label={intl.formatMessage({ id: 'compliance.policies.title' })}
          maxLength={bounds.shortText.max}
          dir="auto"
          value={result.title}
          onChange={({ target }) => {
            if (target.value.trim()) onChange({ ...result, title: target.value });
          }}
        />
      ) : null}
      {result.sections.map((section) => (
        <Panel key={section.id} title={section.heading}>
          {onChange ? (
            <TextArea
              label={section.heading}
              labelHidden
              rows={5}
              dir="auto"
              value={section.body}
              onChange={({ target }) =>
                onChange({
                  ...result,
                  sections: result.sections.map((one) =>
                    one.id === section.id ? { ...one, body: target.value } : one,
                  ),
                })
              }
            />
          ) : (
            <RunText text={section.body} headingLevel={3} />
          )}
        </Panel>
      ))}
    </Stack>
  );
}
