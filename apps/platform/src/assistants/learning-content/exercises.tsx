import type { AssistantResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, EmptyState, Heading, Text } from '@constella/ui';
import { useId, useState } from 'react';

import { RunText } from '../../runs/run-text';
import * as styles from './views.css';

type Task = AssistantResult<'learning-content'>['tasks'][number];

/** Exercises; each shows its answer when it is asked for. */
export function Exercises({ items: tasks }: { items: readonly Task[] }) {
  const intl = useIntl();
  if (tasks.length === 0)
    return <EmptyState title={intl.formatMessage({ id: 'study.task.none' })} />;
  return (
    <div className={styles.body}>
      <ol className={styles.exercises}>
        {tasks.map((task, at) => (
          <li key={task.id}>
            <Exercise task={task} at={at + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Exercise({ task: { task, answer }, at }: { task: Task; at: number }) {
  const intl = useIntl();
  const answerId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.exercise}>
      <Heading level={3} size={14}>
        {intl.formatMessage({ id: 'study.task.number' }, { at })}
      </Heading>
      <RunText headingLevel={4} text={task} />
      {answer === '' ? (
        <Text tone="muted">{intl.formatMessage({ id: 'study.task.open' })}</Text>
      ) : (
        <>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={answerId}
            onClick={() => setOpen(!isOpen)}
          >
            {intl.formatMessage({ id: isOpen ? 'study.task.hide' : 'study.task.show' })}
          </Button>
          <div id={answerId} className={isOpen ? styles.answer : undefined}>
            {isOpen && <RunText headingLevel={4} text={answer} />}
          </div>
        </>
      )}
    </section>
  );
}
