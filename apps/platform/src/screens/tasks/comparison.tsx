import { type Task } from '@constella/api-client';
import { queries, rowQueries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  Columns,
  Column,
  DiffView,
  ErrorState,
  Heading,
  Inline,
  Link,
  Panel,
  SegmentedControl,
  Skeleton,
  SkeletonGroup,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  Text,
  useDuration,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { paths } from '../../base/paths';
import { noValue } from '../../base/lists/no-value';
import { readTrace } from '../../runs/read-trace';
import { RunText } from '../../runs/run-text';
import {
  compareFigures,
  compareSteps,
  type ComparedFigure,
  type ComparedRun,
} from './compare-runs';

/** One run and the steps of its last attempt. */
function useComparedRun(id: number) {
  const api = useApi();
  const task = useQuery(queries.task(api, id));
  const traces = useQuery(
    rowQueries.list(api, 'execution_traces', {
      where: { taskId: id },
      sort: '-startTime',
      limit: 1,
    }),
  );
  const [latest] = traces.data?.rows ?? [];
  return {
    run:
      task.data && traces.data
        ? ({
            task: task.data,
            steps: latest ? readTrace(latest, []).steps : [],
          } satisfies ComparedRun)
        : undefined,
    error: task.error ?? traces.error,
    refetch: () => {
      void task.refetch();
      void traces.refetch();
    },
  };
}

/** `/tasks?compare=a,b`: two runs beside each other, figures, steps and results. */
export function Comparison({ ids }: { ids: readonly [number, number] }) {
  const intl = useIntl();
  const first = useComparedRun(ids[0]);
  const second = useComparedRun(ids[1]);
  const failed = first.error ? first : second.error ? second : undefined;
  if (failed)
    return (
      <ErrorState
        headingAs="h2"
        title={intl.formatMessage({ id: 'tasks.compare.failed' })}
        description={<ErrorText error={failed.error} />}
        action={
          <Inline justify="center">
            <Button onClick={failed.refetch}>
              {intl.formatMessage({ id: 'shell.action.retry' })}
            </Button>
            <ButtonLink href={paths.tasks}>{intl.formatMessage({ id: 'run.allTasks' })}</ButtonLink>
          </Inline>
        }
      />
    );
  if (!first.run || !second.run)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={420} />
      </SkeletonGroup>
    );
  const [a, b] = [first.run, second.run];
  return (
    <Stack gap={16}>
      <Inline>
        <ButtonLink variant="quiet" icon={<ArrowLeftIcon />} href={paths.tasks}>
          {intl.formatMessage({ id: 'run.allTasks' })}
        </ButtonLink>
      </Inline>
      <Figures a={a} b={b} />
      <Steps a={a} b={b} />
      <Results a={a.task} b={b.task} />
    </Stack>
  );
}

interface PairProps {
  a: ComparedRun;
  b: ComparedRun;
}

function PairTable({
  a,
  b,
  label,
  what,
  rows,
}: PairProps & {
  label: string;
  /** Head of the first column. */
  what: string;
  rows: readonly { name: string; key: string; cells: readonly string[] }[];
}) {
  const intl = useIntl();
  const run = ({ task }: ComparedRun) => <Link href={paths.run(task.id)}>{task.title}</Link>;
  return (
    <Stack gap={8}>
      <Heading level={2}>{label}</Heading>
      <Panel padding="none">
        <Table label={label}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{what}</TableHeaderCell>
              <TableHeaderCell numeric>{run(a)}</TableHeaderCell>
              <TableHeaderCell numeric>{run(b)}</TableHeaderCell>
              <TableHeaderCell numeric>
                {intl.formatMessage({ id: 'tasks.compare.change' })}
              </TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, key, cells }) => (
              <TableRow key={key}>
                <TableCell header>{name}</TableCell>
                {cells.map((cell, index) => (
                  <TableCell key={index} numeric>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Panel>
    </Stack>
  );
}

/** Milliseconds in words, with a sign for a difference. */
function useSpan() {
  const duration = useDuration();
  return {
    span: (value: number | null) => (value === null ? noValue : duration(value)),
    difference: (value: number | null) =>
      value === null
        ? noValue
        : `${value > 0 ? '+' : value < 0 ? '−' : ''}${duration(Math.abs(value))}`,
  };
}

function Figures({ a, b }: PairProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const { span, difference } = useSpan();
  const shown = (figure: ComparedFigure, value: number | null) =>
    figure === 'duration' ? span(value) : value === null ? noValue : number(value);
  const changed = (figure: ComparedFigure, value: number | null) =>
    figure === 'duration'
      ? difference(value)
      : value === null
        ? noValue
        : number(value, { signDisplay: 'exceptZero' });
  return (
    <PairTable
      a={a}
      b={b}
      label={intl.formatMessage({ id: 'tasks.compare.figures' })}
      what={intl.formatMessage({ id: 'tasks.compare.what' })}
      rows={[
        {
          key: 'status',
          name: intl.formatMessage({ id: 'tasks.list.status' }),
          cells: [
            ...[a, b].map(({ task }) => intl.formatMessage({ id: `run.status.${task.status}` })),
            noValue,
          ],
        },
        ...compareFigures(a, b).map(({ figure, first, second, change }) => ({
          key: figure,
          name: intl.formatMessage({ id: `tasks.compare.figure.${figure}` }),
          cells: [shown(figure, first), shown(figure, second), changed(figure, change)],
        })),
      ]}
    />
  );
}

function Steps({ a, b }: PairProps) {
  const intl = useIntl();
  const { span, difference } = useSpan();
  const steps = compareSteps(a.steps, b.steps);
  if (steps.length === 0) return null;
  return (
    <PairTable
      a={a}
      b={b}
      label={intl.formatMessage({ id: 'tasks.compare.steps' })}
      what={intl.formatMessage({ id: 'tasks.compare.figure.steps' })}
      rows={steps.map(({ name, first, second, change }, index) => ({
        key: String(index),
        name,
        cells: [span(first), span(second), difference(change)],
      }))}
    />
  );
}

const resultViews = ['side', 'diff'] as const;

function Results({ a, b }: { a: Task; b: Task }) {
  const intl = useIntl();
  const [view, setView] = useState<(typeof resultViews)[number]>('side');
  const none = (
    <Text size={13} tone="muted">
      {intl.formatMessage({ id: 'tasks.compare.noResult' })}
    </Text>
  );
  return (
    <Panel
      title={intl.formatMessage({ id: 'tasks.compare.results' })}
      actions={
        <SegmentedControl
          label={intl.formatMessage({ id: 'tasks.compare.view' })}
          labelHidden
          size="small"
          value={view}
          onValueChange={(next) => setView(resultViews.find((known) => known === next) ?? 'side')}
          options={resultViews.map((value) => ({
            value,
            label: intl.formatMessage({ id: `tasks.compare.view.${value}` }),
          }))}
        />
      }
    >
      {view === 'side' ? (
        <Columns gap={24} collapseBelow="narrow">
          {[a, b].map(({ id, title, result }) => (
            <Column key={id}>
              <Stack gap={12} as="section" aria-label={title}>
                <Text weight="medium">{title}</Text>
                {result ? <RunText headingLevel={3} text={result.text} /> : none}
              </Stack>
            </Column>
          ))}
        </Columns>
      ) : (
        <DiffView
          view="split"
          title={intl.formatMessage(
            { id: 'tasks.compare.diffTitle' },
            { first: a.title, second: b.title },
          )}
          before={a.result?.text ?? ''}
          after={b.result?.text ?? ''}
        />
      )}
    </Panel>
  );
}
