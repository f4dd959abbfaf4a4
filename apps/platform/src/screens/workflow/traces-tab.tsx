import { useFormats, useIntl } from '@constella/i18n/react';
import {
  ButtonLink,
  Combobox,
  EmptyState,
  LayersIcon,
  LineChartIcon,
  SegmentedControl,
  Skeleton,
  SkeletonGroup,
} from '@constella/ui';

import { paths } from '../../base/paths';
import { useListView } from '../../base/lists/use-list-view';
import { RunTrace, TraceFailed, traceViews } from './run-trace';
import { useTraces } from './use-traces';
import * as styles from './workflow-screen.css';

const icons = { graph: <LayersIcon />, waterfall: <LineChartIcon /> };

/** One run's trace, chosen from those there are; the address holds which and how it is drawn. */
export function TracesTab() {
  const intl = useIntl();
  const { dateTime } = useFormats();
  const { params, change } = useListView();
  const { rows, tasks, isPending, error, refetch } = useTraces();
  const view = traceViews.find((name) => name === params.get('view')) ?? 'graph';
  const asked = Number(params.get('run'));
  const taskId = Number.isSafeInteger(asked) && asked > 0 ? asked : rows[0]?.taskId;

  if (error) return <TraceFailed error={error} onRetry={refetch} />;
  if (isPending)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={420} />
      </SkeletonGroup>
    );
  if (taskId === undefined)
    return (
      <EmptyState
        headingAs="h2"
        title={intl.formatMessage({ id: 'workflow.empty' })}
        description={intl.formatMessage({ id: 'workflow.emptyDescription' })}
        action={
          <ButtonLink variant="primary" href={paths.tasks}>
            {intl.formatMessage({ id: 'run.allTasks' })}
          </ButtonLink>
        }
      />
    );
  // A run has a trace for each attempt; the picker offers the run.
  const offered = rows.filter(
    (row, index) => rows.findIndex((other) => other.taskId === row.taskId) === index,
  );
  return (
    <>
      <div className={styles.controls}>
        <Combobox
          className={styles.picker}
          label={intl.formatMessage({ id: 'workflow.run' })}
          value={String(taskId)}
          onValueChange={(run) => run && change({ run })}
          options={offered.map((row) => ({
            value: String(row.taskId),
            label:
              tasks.get(row.taskId)?.title ??
              intl.formatMessage({ id: 'run.number' }, { id: String(row.taskId) }),
            detail: dateTime(row.startTime),
          }))}
        />
        <SegmentedControl
          label={intl.formatMessage({ id: 'workflow.view' })}
          labelHidden
          value={view}
          onValueChange={(next) => change({ view: next === 'graph' ? '' : next })}
          options={traceViews.map((value) => ({
            value,
            label: intl.formatMessage({ id: `workflow.view.${value}` }),
            icon: icons[value],
          }))}
        />
      </div>
      <RunTrace key={taskId} taskId={taskId} view={view} />
    </>
  );
}
