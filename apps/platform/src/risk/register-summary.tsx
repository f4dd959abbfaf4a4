import { rateRegister, type RiskAppetite, type RiskRegister } from '@constella/api-client';
import { useOptions } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Column, Columns, Panel, SegmentedControl, Stack, Stat, Text } from '@constella/ui';

import { appetiteOptions } from './risk-options';

interface RegisterSummaryProps {
  register: RiskRegister;
  onChange?: ((register: RiskRegister) => void) | undefined;
}

/** What the register says as a whole: summary, scores before and after, what to do first. */
export function RegisterSummary({ register, onChange }: RegisterSummaryProps) {
  const intl = useIntl();
  const appetites = useOptions(appetiteOptions);
  const { overall, appetite } = register;
  const level = (id: typeof overall.level) => intl.formatMessage({ id: `risk.level.${id}` });
  return (
    <Panel title={register.title}>
      <Columns gap={24} collapseBelow="mid">
        <Column width="1/2">
          <Stack gap={12}>
            <Text>{register.summary}</Text>
            {register.recommendations.length > 0 ? (
              <>
                <Text weight="medium">{intl.formatMessage({ id: 'risk.recommendations' })}</Text>
                <ul>
                  {register.recommendations.map((one) => (
                    <li key={one}>
                      <Text as="span">{one}</Text>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </Stack>
        </Column>
        <Column width="1/2">
          <Stack gap={16}>
            <Columns gap={16} collapseBelow="small">
              <Stat
                label={intl.formatMessage({ id: 'risk.overall.now' })}
                value={overall.score}
                note={level(overall.level)}
              />
              <Stat
                label={intl.formatMessage({ id: 'risk.overall.after' })}
                value={overall.residual}
                note={level(overall.residualLevel)}
              />
              <Stat
                label={intl.formatMessage({ id: 'risk.overall.above' })}
                value={overall.above}
                note={intl.formatMessage(
                  { id: 'risk.overall.aboveAfter' },
                  { count: overall.aboveAfter },
                )}
              />
            </Columns>
            <SegmentedControl
              label={intl.formatMessage({ id: 'risk.appetite' })}
              value={appetite}
              disabled={!onChange}
              options={appetites.map(({ value, label }) => ({ value, label }))}
              onValueChange={(value) =>
                onChange?.(rateRegister({ ...register, appetite: value as RiskAppetite }))
              }
            />
          </Stack>
        </Column>
      </Columns>
    </Panel>
  );
}
