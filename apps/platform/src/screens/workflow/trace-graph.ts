import type { ReadTrace, TraceCall, TraceStep } from '../../runs/read-trace';

/** A node of the picture of a trace. */
export type TraceNode =
  | { kind: 'step'; id: string; step: TraceStep }
  | { kind: 'tool'; id: string; call: TraceCall };

/** Edge of a trace: `control` has to end first, `data` is what a tool answered. */
export interface TraceEdge {
  kind: 'control' | 'data';
  from: string;
  to: string;
}

/** A trace as a graph. */
export interface TraceGraph {
  nodes: readonly TraceNode[];
  edges: readonly TraceEdge[];
}

const stepId = (index: number) => `step-${index}`;
const callId = (id: number) => `tool-${id}`;

/**
 * Steps a step waited for: those that had ended when it began, except where another of them lies in
 * between. Steps that ran beside each other have nothing to do with each other.
 */
export function predecessors(step: TraceStep, steps: readonly TraceStep[]): TraceStep[] {
  const before = steps.filter((other) => other !== step && isBefore(other, step));
  return before.filter((other) => !before.some((between) => isBefore(other, between)));
}

const isBefore = (a: TraceStep, b: TraceStep): boolean =>
  a.end <= b.start && (a.start < b.start || a.index < b.index);

/** The steps and tools of a trace, and what leads to what. */
export function traceGraph({ steps, calls }: ReadTrace): TraceGraph {
  return {
    nodes: [
      ...steps.map((step) => ({ kind: 'step' as const, id: stepId(step.index), step })),
      ...calls.map((call) => ({ kind: 'tool' as const, id: callId(call.id), call })),
    ],
    edges: [
      ...steps.flatMap((step) =>
        predecessors(step, steps).map((other) => ({
          kind: 'control' as const,
          from: stepId(other.index),
          to: stepId(step.index),
        })),
      ),
      ...calls.flatMap((call) =>
        call.step === undefined
          ? []
          : [{ kind: 'data' as const, from: callId(call.id), to: stepId(call.step) }],
      ),
    ],
  };
}

/** A row of the waterfall; `failed` ones have a colour of their own. */
export interface TraceSpan {
  kind: 'run' | 'step' | 'tool' | 'failed';
  /** The run has none: it is called by its title. */
  name: string | undefined;
  /** Whose step it is. */
  agentId?: number | null;
  start: number;
  end: number;
  depth: number;
}

/** The rows of a trace in time: the run, its steps as they began, under each the tools it called. */
export function traceSpans({ steps, calls, duration }: ReadTrace): TraceSpan[] {
  const toolRow = ({ name, start, end, failed }: TraceCall, depth: number): TraceSpan => ({
    kind: failed ? 'failed' : 'tool',
    name,
    start,
    end,
    depth,
  });
  return [
    { kind: 'run', name: undefined, start: 0, end: duration, depth: 0 },
    ...steps.flatMap(({ index, name, agentId, start, end, state }) => [
      {
        kind: state === 'failed' ? ('failed' as const) : ('step' as const),
        name,
        agentId,
        start,
        end,
        depth: 1,
      },
      ...calls.filter(({ step }) => step === index).map((call) => toolRow(call, 2)),
    ]),
    ...calls.filter(({ step }) => step === undefined).map((call) => toolRow(call, 1)),
  ];
}
