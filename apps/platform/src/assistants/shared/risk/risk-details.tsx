import type { RegisteredRisk } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Panel } from '@constella/ui';
import type { Ref } from 'react';

import { RiskBadge } from './level-badge';
import * as styles from './register.css';

interface RiskDetailsProps {
  item: RegisteredRisk;
  number: number;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** One risk to read. */
export function RiskDetails({ item, number, headingRef }: RiskDetailsProps) {
  const intl = useIntl();
  const say = (id: 'plan' | 'controls' | 'owner' | 'strategy') =>
    intl.formatMessage({ id: `risk.${id}` });
  const { treatment } = item;
  const facts = [
    { label: intl.formatMessage({ id: 'risk.item.title' }), value: item.title },
    { label: intl.formatMessage({ id: 'risk.item.description' }), value: item.description },
    {
      label: intl.formatMessage({ id: 'risk.item.reason' }),
      value: item.reason || intl.formatMessage({ id: `risk.basis.${item.basis}` }),
    },
    { label: say('controls'), value: item.controlsInPlace },
    {
      label: say('strategy'),
      value: intl.formatMessage({ id: `risk.strategy.${treatment.strategy}` }),
    },
    { label: say('plan'), value: treatment.plan },
    { label: say('owner'), value: item.owner },
  ].filter(({ value }) => value !== '');
  return (
    <Panel
      title={intl.formatMessage({ id: 'risk.item' }, { number })}
      titleRef={headingRef}
      titleMeta={<RiskBadge item={item} />}
    >
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.factName}>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
