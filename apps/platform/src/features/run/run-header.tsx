import type { Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  AlertDialog,
  Badge,
  Breadcrumb,
  Button,
  Callout,
  PageHeader,
  PlayIcon,
  RefreshIcon,
  StopIcon,
  StatusDot,
  Text,
} from '@constella/ui';
import { useState, type ReactNode } from 'react';

import { paths } from '../../app/paths';
import { runTones, runDots } from '../../runs/run-status';
import * as styles from './run-screen.css';
import type { RunState } from '../../runs/run-state';
import { useElapsed } from '../../runs/use-elapsed';
import type { useRun } from '../../runs/use-run';

interface RunHeaderProps {
  task: Task;
  run: ReturnType<typeof useRun>;
}

/** What the run is, how it stands, and what can be done with it. */
export function RunHeader({ task, run }: RunHeaderProps) {
  const intl = useIntl();
  const failure = run.start.error ?? run.cancel.error ?? run.retry.error;
  return (
    <div className={styles.header}>
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
        actions={<RunActions task={task} run={run} />}
        meta={<RunFacts task={task} state={run.state} />}
      />
      {failure && (
        <Callout tone="danger" role="alert" title={intl.formatMessage({ id: 'run.actionFailed' })}>
          {failure.message}
        </Callout>
      )}
    </div>
  );
}

function RunActions({ task, run }: RunHeaderProps) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  if (task.status === 'pending')
    return (
      <Button
        variant="primary"
        icon={<PlayIcon />}
        busy={run.start.isPending}
        onClick={() => run.start.mutate()}
      >
        {intl.formatMessage({ id: 'run.start' })}
      </Button>
    );
  if (task.status === 'running')
    return (
      <>
        <Button variant="dangerQuiet" icon={<StopIcon />} onClick={() => setAsking(true)}>
          {intl.formatMessage({ id: 'run.cancel' })}
        </Button>
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          tone="danger"
          title={intl.formatMessage({ id: 'run.cancelTitle' })}
          description={intl.formatMessage({ id: 'run.cancelDescription' })}
          confirmLabel={intl.formatMessage({ id: 'run.cancel' })}
          cancelLabel={intl.formatMessage({ id: 'run.keepRunning' })}
          busy={run.cancel.isPending}
          onConfirm={() => run.cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
        />
      </>
    );
  if (task.status === 'completed') return null;
  return (
    <Button
      variant="primary"
      icon={<RefreshIcon />}
      busy={run.retry.isPending}
      onClick={() => run.retry.mutate()}
    >
      {intl.formatMessage({ id: 'run.retry' })}
    </Button>
  );
}

function RunFacts({ task, state }: { task: Task; state: RunState }) {
  const intl = useIntl();
  const { duration, number, dateTime } = useFormats();
  const elapsed = useElapsed(task);
  const usage = state.usage ?? task.usage;
  const current = state.steps.filter((step) => step.state !== 'pending').length;
  const strong = (parts: ReactNode[]) => (
    <Text as="span" size={13} weight="medium" tone="strong" numeric>
      {parts}
    </Text>
  );
  return (
    <div className={styles.facts}>
      <Badge tone={runTones[task.status]}>
        <StatusDot
          status={runDots[task.status]}
          label={intl.formatMessage({ id: `run.status.${task.status}` })}
        />
      </Badge>
      {elapsed !== null && (
        <Text as="span" size={13} tone="muted">
          {intl.formatMessage({ id: 'run.elapsed' }, { time: duration(elapsed), b: strong })}
        </Text>
      )}
      {state.totalSteps !== undefined && current > 0 && (
        <Text as="span" size={13} tone="muted">
          {intl.formatMessage(
            { id: 'run.stepOf' },
            { step: number(current), total: number(state.totalSteps), b: strong },
          )}
        </Text>
      )}
      {usage && (
        <>
          <Text as="span" size={13} tone="muted">
            {intl.formatMessage({ id: 'run.points' }, { points: number(usage.points), b: strong })}
          </Text>
          <Text as="span" size={13} tone="muted">
            {intl.formatMessage(
              { id: 'run.tokens' },
              { tokens: number(usage.inputTokens + usage.outputTokens), b: strong },
            )}
          </Text>
        </>
      )}
      <Text as="span" size={13} tone="muted">
        {intl.formatMessage({ id: 'run.createdAt' }, { time: dateTime(task.createdAt) })}
      </Text>
    </div>
  );
}
