import { type Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  KeyValue,
  Link,
  Panel,
  Skeleton,
  SkeletonGroup,
  Stack,
  useDuration,
} from '@constella/ui';

import { ErrorText } from '../../base/error-text';
import { paths } from '../../base/paths';
import { readTrace, type ToolCallRow, type TraceRow } from '../../runs/read-trace';
import { TraceGraphChart, TraceWaterfall } from './trace-charts';
import { useRunTraces } from './use-traces';

/** How a trace is drawn. */
export const traceViews = ['graph', 'waterfall'] as const;
export type TraceView = (typeof traceViews)[number];

/** The latest attempt of one run, drawn from what is stored of it. */
export function RunTrace({ taskId, view }: { taskId: number; view: TraceView }) {
  const intl = useIntl();
  const { task, traces, calls, error, refetch } = useRunTraces(taskId);
  if (error) return <TraceFailed error={error} onRetry={refetch} />;
  if (!task || !traces || !calls)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={360} />
      </SkeletonGroup>
    );
  const [latest] = traces;
  if (!latest)
    return (
      <EmptyState
        headingAs="h2"
        title={intl.formatMessage({ id: 'workflow.noTrace' })}
        description={intl.formatMessage({ id: 'workflow.noTraceDescription' })}
        action={
          <ButtonLink variant="primary" href={paths.run(task.id)}>
            {intl.formatMessage({ id: 'workflow.openRun' })}
          </ButtonLink>
        }
      />
    );
  return <Trace task={task} row={latest} calls={calls} attempts={traces.length} view={view} />;
}

interface TraceProps {
  task: Task;
  row: TraceRow;
  calls: readonly ToolCallRow[];
  attempts: number;
  view: TraceView;
}

function Trace({ task, row, calls, attempts, view }: TraceProps) {
  const intl = useIntl();
  const { number, dateTime } = useFormats();
  const duration = useDuration();
  const trace = readTrace(row, calls);
  const text = intl.formatMessage;
  const { points } = row.metrics as { points?: number };
  return (
    <Stack gap={16}>
      <Panel>
        {view === 'graph' ? (
          <TraceGraphChart task={task} trace={trace} />
        ) : (
          <TraceWaterfall task={task} trace={trace} />
        )}
      </Panel>
      <Panel title={text({ id: 'workflow.facts' })}>
        <KeyValue
          items={[
            {
              label: text({ id: 'workflow.run' }),
              value: <Link href={paths.run(task.id)}>{task.title}</Link>,
            },
            {
              label: text({ id: 'workflow.status' }),
              value: text({ id: `run.status.${row.status}` }),
            },
            { label: text({ id: 'workflow.began' }), value: dateTime(row.startTime) },
            { label: text({ id: 'workflow.took' }), value: duration(row.duration) },
            { label: text({ id: 'workflow.steps' }), value: number(trace.steps.length) },
            { label: text({ id: 'workflow.calls' }), value: number(trace.calls.length) },
            ...(typeof points === 'number'
              ? [{ label: text({ id: 'workflow.points' }), value: number(points) }]
              : []),
            ...(attempts > 1
              ? [{ label: text({ id: 'workflow.attempts' }), value: number(attempts) }]
              : []),
          ]}
        />
      </Panel>
    </Stack>
  );
}

/** The stored trace could not be read. */
export function TraceFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <ErrorState
      headingAs="h2"
      title={intl.formatMessage({ id: 'workflow.failed' })}
      description={<ErrorText error={error} />}
      action={<Button onClick={onRetry}>{intl.formatMessage({ id: 'shell.action.retry' })}</Button>}
    />
  );
}
