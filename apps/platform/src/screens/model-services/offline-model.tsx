import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { CheckIcon, Heading, MinusIcon, Panel } from '@constella/ui';
import type { ReactNode } from 'react';

import * as styles from './model-services.css';
import { ServiceSection } from './service-section';

const does = [
  'services.offline.does.reads',
  'services.offline.does.fills',
  'services.offline.does.asks',
] as const;
const doesNot = [
  'services.offline.doesNot.knows',
  'services.offline.doesNot.writes',
  'services.offline.doesNot.searches',
] as const;

/** The offline model as it is: what it can do, and what it cannot. */
export function OfflineModel() {
  const intl = useIntl();
  return (
    <ServiceSection
      title={intl.formatMessage({ id: 'services.offline.title' })}
      description={intl.formatMessage({ id: 'services.offline.intro' })}
    >
      <Panel padding="none" className={styles.honest}>
        <Facts title="services.offline.does" facts={does} icon={<CheckIcon size={14} />} />
        <Facts title="services.offline.doesNot" facts={doesNot} icon={<MinusIcon size={14} />} />
      </Panel>
    </ServiceSection>
  );
}

interface FactsProps {
  title: MessageId;
  facts: readonly MessageId[];
  icon: ReactNode;
}

function Facts({ title, facts, icon }: FactsProps) {
  const intl = useIntl();
  return (
    <div className={styles.facts}>
      <Heading level={3} size="13">
        {intl.formatMessage({ id: title })}
      </Heading>
      <ul className={styles.factList}>
        {facts.map((id) => (
          <li key={id} className={styles.fact}>
            <span className={styles.factIcon}>{icon}</span>
            <span>{intl.formatMessage({ id })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
