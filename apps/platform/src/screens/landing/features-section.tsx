import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { Heading } from '@constella/ui';
import type { ReactNode } from 'react';

import { anchors } from './anchors';
import * as styles from './features-section.css';
import { ModelList } from './model-list';
import { PointLedger } from './point-ledger';
import { Section } from './section';
import { StepWaterfall } from './step-waterfall';
import { ToolCallCard } from './tool-call-card';

/** Records a run leaves, each shown by the piece of the product that shows it. */
export function FeaturesSection() {
  const intl = useIntl();
  return (
    <Section
      id={anchors.features}
      title={intl.formatMessage({ id: 'landing.features.title' })}
      lead={intl.formatMessage({ id: 'landing.features.lead' })}
    >
      <div className={styles.features}>
        <Feature
          title="landing.features.steps.title"
          text="landing.features.steps.text"
          piece={<StepWaterfall />}
        />
        <Feature
          title="landing.features.tools.title"
          text="landing.features.tools.text"
          piece={<ToolCallCard />}
        />
        <Feature
          title="landing.features.points.title"
          text="landing.features.points.text"
          piece={<PointLedger />}
        />
        <Feature
          title="landing.features.models.title"
          text="landing.features.models.text"
          piece={<ModelList />}
        />
      </div>
    </Section>
  );
}

function Feature({ title, text, piece }: { title: MessageId; text: MessageId; piece: ReactNode }) {
  const intl = useIntl();
  return (
    <article className={styles.feature}>
      <div className={styles.piece}>{piece}</div>
      <div>
        <Heading level={3} size="16">
          {intl.formatMessage({ id: title })}
        </Heading>
        <p className={styles.text}>{intl.formatMessage({ id: text })}</p>
      </div>
    </article>
  );
}
