import type { RiskAppetite, RiskRegister } from '@constella/api-client';
import { useOptions } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Panel, SegmentedControl, Stat, Text } from '@constella/ui';

import * as styles from './register.css';
import { appetiteOptions } from './risk-options';

interface RegisterSummaryProps {
  register: RiskRegister;
  onChange?: ((register: RiskRegister) => void) | undefined;
}

/** Overview of the register as a whole: summary, scores before and after, what to do first. */
export function RegisterSummary({ register, onChange }: RegisterSummaryProps) {
  const intl = useIntl();
  const appetites = useOptions(appetiteOptions);
  const { overall, appetite } = register;
  const level = (id: typeof overall.level) =>
    intl.formatMessage({ id: overall.rated > 0 ? `risk.level.${id}` : 'risk.unrated' });
  const figure = (value: number) => (overall.rated > 0 ? value : '–');
  return (
    <Panel title={<bdi>{register.title}</bdi>} padding="none">
      <div className={styles.summary}>
        <div className={styles.words}>
          <Text dir="auto">{register.summary}</Text>
          {register.recommendations.length > 0 ? (
            <>
              <Text weight="medium" tone="strong">
                {intl.formatMessage({ id: 'risk.recommendations' })}
              </Text>
              <ul className={styles.list}>
                {register.recommendations.map((one) => (
                  <li key={one}>
                    <bdi>{one}</bdi>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
        <div className={styles.figures}>
          <div className={styles.stats}>
            <Stat
              label={intl.formatMessage({ id: 'risk.overall.now' })}
              value={figure(overall.score)}
              note={level(overall.level)}
            />
            <Stat
              label={intl.formatMessage({ id: 'risk.overall.after' })}
              value={figure(overall.residual)}
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
            <Stat
              label={intl.formatMessage({ id: 'risk.overall.rated' })}
              value={intl.formatMessage(
                { id: 'risk.overall.ratedOf' },
                { rated: overall.rated, count: register.items.length },
              )}
            />
          </div>
          <SegmentedControl
            label={intl.formatMessage({ id: 'risk.appetite' })}
            value={appetite}
            disabled={!onChange}
            options={appetites.map(({ value, label }) => ({ value, label }))}
            onValueChange={(value) => onChange?.({ ...register, appetite: value as RiskAppetite })}
          />
        </div>
      </div>
    </Panel>
  );
}
