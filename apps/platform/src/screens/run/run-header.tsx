import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Breadcrumb, Callout, Inline, Link, PageHeader } from '@constella/ui';
import type { RefObject } from 'react';

import { paths } from '../../base/paths';
import { RunActions } from '../../runs/run-actions';
import { RunFacts } from '../../runs/run-facts';
import { RunAnnouncement } from '../../runs/run-announcement';
import { isOver } from '../../runs/run-state';
import type { WatchedRun } from '../../runs/use-run';
import { RunExports } from './run-exports';
import { RunMenu } from './run-menu';
import * as styles from './run-screen.css';

interface RunHeaderProps {
  task: Task;
  run: WatchedRun;
  /** Plays the run from what is stored. */
  onReplay: () => void;
  /** The button of what else can be done. */
  moreRef: RefObject<HTMLButtonElement | null>;
}

/** The run's name, its status, and the actions on it. */
export function RunHeader({ task, run, onReplay, moreRef }: RunHeaderProps) {
  const intl = useIntl();
  const failure = run.start.error ?? run.cancel.error ?? run.retry.error;
  return (
    <div className={styles.header}>
      <RunAnnouncement status={task.status} />
      <PageHeader
        size={20}
        breadcrumb={
          <Breadcrumb
            label={intl.formatMessage({ id: 'run.breadcrumb' })}
            items={[
              { label: intl.formatMessage({ id: 'shell.title.tasks' }), href: paths.tasks },
              { label: intl.formatMessage({ id: 'run.number' }, { id: String(task.id) }) },
            ]}
          />
        }
        title={task.title}
        actions={
          <>
            <RunActions task={task} run={run} />
            <RunExports task={task} state={run.state} />
            <RunMenu task={task} onReplay={onReplay} moreRef={moreRef} />
          </>
        }
        meta={
          <Inline gap={20}>
            <RunFacts task={task} state={run.state} />
            {isOver(task) && (
              <Link href={`${paths.workflow}?run=${task.id}`}>
                {intl.formatMessage({ id: 'run.workflow' })}
              </Link>
            )}
          </Inline>
        }
      />
      {failure && (
        <Callout tone="danger" role="alert" title={intl.formatMessage({ id: 'run.actionFailed' })}>
          {failure.message}
        </Callout>
      )}
    </div>
  );
}
