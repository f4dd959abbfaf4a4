import type { AssistantId } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink, Heading, Panel } from '@constella/ui';

import { paths } from '../../../base/paths';
import { ExampleIntro } from './example-intro';
import * as styles from './example-offer.css';
import { startPath } from '../../../runs/start-path';

interface ExampleOfferProps {
  assistant: AssistantId;
  className?: string;
}

/** The finished example of an assistant: to read, or to begin with. */
export function ExampleOffer({ assistant, className }: ExampleOfferProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'workspace.example.title' });
  return (
    <section className={className} aria-label={title}>
      <Heading level={2} size={13} className={styles.heading}>
        {title}
      </Heading>
      <Panel>
        <ExampleIntro assistant={assistant} />
        <div className={styles.links}>
          <ButtonLink size="small" href={startPath(assistant)}>
            {intl.formatMessage({ id: 'workspace.example.start' })}
          </ButtonLink>
          <ButtonLink size="small" variant="quiet" href={paths.example(assistant)}>
            {intl.formatMessage({ id: 'workspace.example.open' })}
          </ButtonLink>
        </div>
      </Panel>
    </section>
  );
}
