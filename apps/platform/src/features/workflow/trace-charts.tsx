import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { useDuration, type DotStatus } from '@constella/ui';
import { FlowChart, WaterfallChart } from '@constella/ui/charts';

import { noValue } from '../../lists/no-value';
import type { ReadTrace, TraceStep } from '../../runs/read-trace';
import { traceGraph, traceSpans, type TraceSpan } from './trace-graph';

export interface TraceChartProps {
  task: Task;
  trace: ReadTrace;
}

const stepDots: Record<TraceStep['state'], DotStatus> = {
  pending: 'waiting',
  running: 'busy',
  completed: 'done',
  failed: 'error',
  skipped: 'offline',
};

/** One colour for a kind, whichever way a trace is drawn. */
const traceKinds = [
  'step',
  'tool',
  'run',
  'failed',
] as const satisfies readonly TraceSpan['kind'][];

/** The trace in a sentence: the same figures over every drawing of it. */
function useSummary({ steps, calls, duration }: ReadTrace): string {
  const intl = useIntl();
  const took = useDuration()(duration);
  return intl.formatMessage(
    { id: 'workflow.summary' },
    { steps: steps.length, calls: calls.length, took },
  );
}

/** What led to what: steps and the tools they called. */
export function TraceGraphChart({ task, trace }: TraceChartProps) {
  const intl = useIntl();
  const duration = useDuration();
  const { nodes, edges } = traceGraph(trace);
  const nameOf = (id: number | null) => task.agents?.find((agent) => agent.id === id)?.name;
  const data = intl.formatMessage({ id: 'workflow.edge.data' });
  const summary = useSummary(trace);
  return (
    <FlowChart
      title={intl.formatMessage({ id: 'workflow.graph.title' }, { title: task.title })}
      titleAs="h2"
      summary={summary}
      kinds={traceKinds
        .slice(0, 2)
        .map((kind) => intl.formatMessage({ id: `workflow.kind.${kind}` }))}
      nodes={nodes.map((node) => {
        const { id, kind } = node;
        const entry = kind === 'step' ? node.step : node.call;
        const state = kind === 'step' ? node.step.state : node.call.failed ? 'failed' : 'completed';
        const agent = nameOf(entry.agentId);
        const took = duration(entry.end - entry.start);
        return {
          id,
          name: entry.name,
          kind: traceKinds.indexOf(kind),
          text: agent ? intl.formatMessage({ id: 'workflow.node.detail' }, { agent, took }) : took,
          status: stepDots[state],
          statusLabel: intl.formatMessage({ id: `run.stepState.${state}` }),
        };
      })}
      links={edges.map(({ kind, from, to }) => ({
        from,
        to,
        ...(kind === 'data' && { label: data }),
      }))}
    />
  );
}

/** When each step and tool began and how long it took. */
export function TraceWaterfall({ task, trace }: TraceChartProps) {
  const intl = useIntl();
  const spans = traceSpans(trace);
  return (
    <WaterfallChart
      title={intl.formatMessage({ id: 'workflow.waterfall.title' }, { title: task.title })}
      titleAs="h2"
      summary={useSummary(trace)}
      // The legend names a failure where there is one.
      kinds={traceKinds
        .slice(0, spans.some(({ kind }) => kind === 'failed') ? undefined : -1)
        .map((kind) => intl.formatMessage({ id: `workflow.kind.${kind}` }))}
      spans={spans.map(({ kind, name, ...span }) => ({
        ...span,
        name: name ?? (task.title || noValue),
        kind: traceKinds.indexOf(kind),
      }))}
    />
  );
}
