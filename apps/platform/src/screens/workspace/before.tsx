import type { Task } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Heading, Panel, Text } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import type { AssistantEntry, AssistantParts } from '../../assistants/shared/assistant';
import { ExampleOffer } from '../../assistants/shared/example/example-offer';
import { RequestForm } from './form/request-form';
import * as styles from './workspace.css';

interface BeforeProps {
  entry: AssistantEntry;
  parts: AssistantParts;
  base: string;
  /** A run whose request is asked for again. */
  task: Task | undefined;
  /** Fields the tab has chosen. */
  fields: Readonly<Record<string, string>> | undefined;
}

/**
 * Before a run: the form, what comes out of it, and an example of both. On a phone the example comes
 * first.
 */
export function Before({ entry, parts, base, task, fields }: BeforeProps) {
  const intl = useIntl();
  const known = useQuery(queries.assistants(useApi())).data?.find(({ id }) => id === entry.id);
  const isFirst = parts.tabs === undefined || fields?.[parts.tabs.field] === parts.tabs.values[0];
  return (
    <div className={styles.before}>
      {!task && isFirst && <ExampleOffer assistant={entry.id} className={styles.example} />}
      <div className={styles.form}>
        <RequestForm entry={entry} parts={parts} base={base} task={task} fields={fields} />
      </div>
      <aside className={styles.beside} aria-label={intl.formatMessage({ id: 'workspace.before' })}>
        <section>
          <Heading level={2} size={13} className={styles.besideHeading}>
            {intl.formatMessage({ id: 'workspace.before' })}
          </Heading>
          <Panel>
            <Text size={14}>{intl.formatMessage({ id: entry.outcome })}</Text>
            {/* Its lines are there before their names are. */}
            <ol className={styles.stepNames} aria-label={intl.formatMessage({ id: 'run.steps' })}>
              {known?.steps
                .filter(({ when }) => when === undefined)
                .map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
            </ol>
          </Panel>
        </section>
      </aside>
    </div>
  );
}
