import type { RunAgent, Task } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { useDuration, type DotStatus } from '@constella/ui';
import { type ChartKind, FlowChart, WaterfallChart } from '@constella/ui/charts';

import { noValue } from '../../base/lists/no-value';
import type { ReadTrace, TraceStep } from '../../runs/read-trace';
import { traceGraph, traceSpans, type TraceNode, type TraceSpan } from './trace-graph';

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

/** One colour for a kind, whichever way a trace is drawn: a step has that of its agent's type. */
const kinds = [
  { kind: 'run', label: 'workflow.kind.run', color: 'neutral' },
  { kind: 'meta', label: 'agents.type.meta', color: 'meta' },
  { kind: 'coordinator', label: 'agents.type.coordinator', color: 'coordinator' },
  { kind: 'processor', label: 'agents.type.processor', color: 'processor' },
  { kind: 'executor', label: 'agents.type.executor', color: 'executor' },
  { kind: 'step', label: 'workflow.kind.step', color: 1 },
  { kind: 'tool', label: 'workflow.kind.tool', color: 5 },
  { kind: 'failed', label: 'workflow.kind.failed', color: 'danger' },
] as const satisfies readonly {
  kind: TraceSpan['kind'] | RunAgent['type'];
  label: MessageId;
  color: Extract<ChartKind, object>['color'];
}[];
type DrawnKind = (typeof kinds)[number]['kind'];

/** The kinds that are drawn, for the legend, and the place of each among them. */
function useKinds(drawn: readonly DrawnKind[]) {
  const intl = useIntl();
  const used = kinds.filter(({ kind }) => drawn.includes(kind));
  return {
    kinds: used.map(({ label, color }) => ({ name: intl.formatMessage({ id: label }), color })),
    placeOf: (kind: DrawnKind) => used.findIndex((one) => one.kind === kind),
  };
}

/** The kind a part of a trace is drawn as: a step as the type of its agent, where that is known. */
const drawnKind = ({ agents }: Task, kind: TraceSpan['kind'], agentId?: number | null): DrawnKind =>
  (kind === 'step' && agents?.find(({ id }) => id === agentId)?.type) || kind;

/** The trace in a sentence: the same figures over every drawing of it. */
function useSummary({ steps, calls, duration }: ReadTrace): string {
  const intl = useIntl();
  const took = useDuration()(duration);
  return intl.formatMessage(
    { id: 'workflow.summary' },
    { steps: steps.length, calls: calls.length, took },
  );
}

/** Graph of causes: steps and the tools they called. */
export function TraceGraphChart({ task, trace }: TraceChartProps) {
  const intl = useIntl();
  const duration = useDuration();
  const { nodes, edges } = traceGraph(trace);
  const nameOf = (id: number | null) => task.agents?.find((agent) => agent.id === id)?.name;
  const data = intl.formatMessage({ id: 'workflow.edge.data' });
  const summary = useSummary(trace);
  const kindOf = (node: TraceNode) =>
    node.kind === 'step'
      ? drawnKind(task, node.step.state === 'failed' ? 'failed' : 'step', node.step.agentId)
      : drawnKind(task, node.call.failed ? 'failed' : 'tool');
  const { kinds: legend, placeOf } = useKinds(nodes.map(kindOf));
  return (
    <FlowChart
      title={intl.formatMessage({ id: 'workflow.graph.title' }, { title: task.title })}
      titleAs="h2"
      summary={summary}
      kinds={legend}
      nodes={nodes.map((node) => {
        const { id, kind } = node;
        const entry = kind === 'step' ? node.step : node.call;
        const state = kind === 'step' ? node.step.state : node.call.failed ? 'failed' : 'completed';
        const who = nameOf(entry.agentId);
        // Steps of a round are called by their agent.
        const agent = who !== undefined && entry.name.includes(who) ? undefined : who;
        const took = duration(entry.end - entry.start);
        return {
          id,
          name: entry.name,
          kind: placeOf(kindOf(node)),
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
  const kindOf = ({ kind, agentId }: TraceSpan) => drawnKind(task, kind, agentId);
  const { kinds: legend, placeOf } = useKinds(spans.map(kindOf));
  return (
    <WaterfallChart
      title={intl.formatMessage({ id: 'workflow.waterfall.title' }, { title: task.title })}
      titleAs="h2"
      summary={useSummary(trace)}
      kinds={legend}
      spans={spans.map((span) => ({
        name: span.name ?? (task.title || noValue),
        start: span.start,
        end: span.end,
        depth: span.depth,
        kind: placeOf(kindOf(span)),
      }))}
    />
  );
}
