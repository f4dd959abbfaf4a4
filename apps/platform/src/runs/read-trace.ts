import { runStepStates, type RowOfRecord } from '@constella/api-client';

/** The stored trace of one attempt of a run. */
export type TraceRow = RowOfRecord<'execution_traces'>;
/** A stored call of a tool. */
export type ToolCallRow = RowOfRecord<'tool_call_traces'>;

/** A step as its trace tells it. Times in milliseconds since the run began. */
export interface TraceStep {
  index: number;
  name: string;
  agentId: number | null;
  state: (typeof runStepStates)[number];
  start: number;
  end: number;
}

/** A call of a tool, in the step it was made by, where that is known. */
export interface TraceCall {
  id: number;
  name: string;
  agentId: number | null;
  failed: boolean;
  /** Index of the step. */
  step: number | undefined;
  start: number;
  end: number;
}

/** Contents of a trace, ready to be drawn. */
export interface ReadTrace {
  steps: readonly TraceStep[];
  calls: readonly TraceCall[];
  /** Milliseconds. */
  duration: number;
}

/** Reads the steps of a stored trace; an entry that is none is left out. */
function readSteps({ transforms, startTime }: TraceRow): TraceStep[] {
  const began = Date.parse(startTime);
  return transforms
    .flatMap((entry): TraceStep[] => {
      const { index, name, agentId, state, at, duration } = entry;
      const end = Date.parse(String(at)) - began;
      if (typeof index !== 'number' || typeof name !== 'string' || Number.isNaN(end)) return [];
      const took = typeof duration === 'number' && duration > 0 ? duration : 0;
      return [
        {
          index,
          name,
          agentId: typeof agentId === 'number' ? agentId : null,
          state: runStepStates.find((known) => known === state) ?? 'completed',
          start: Math.max(0, end - took),
          end: Math.max(0, end),
        },
      ];
    })
    .toSorted((a, b) => a.start - b.start || a.index - b.index);
}

/** The step a call belongs to: the one its trace names, else the shortest of its agent around it. */
function stepOf(
  call: Omit<TraceCall, 'step'>,
  named: string | undefined,
  steps: readonly TraceStep[],
): number | undefined {
  const index = Number(named);
  if (steps.some((step) => step.index === index)) return index;
  return steps
    .filter(
      (step) =>
        step.start <= call.end &&
        call.end <= step.end &&
        (call.agentId ?? step.agentId) === step.agentId,
    )
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0]?.index;
}

/** A stored trace with those of the calls that were made in it. */
export function readTrace(trace: TraceRow, calls: readonly ToolCallRow[]): ReadTrace {
  const began = Date.parse(trace.startTime);
  const steps = readSteps(trace);
  const own = `${trace.traceId}.`;
  return {
    steps,
    calls: calls
      .filter(({ traceId }) => traceId.startsWith(own))
      .map((row): TraceCall => {
        const end = Math.max(0, Date.parse(row.createdAt) - began);
        const call = {
          id: row.id,
          name: row.toolName,
          agentId: row.agentId ?? null,
          failed: Boolean(row.error),
          start: Math.max(0, end - row.executionTime),
          end,
        };
        return { ...call, step: stepOf(call, row.traceId.slice(own.length).split('.')[0], steps) };
      })
      .toSorted((a, b) => a.start - b.start || a.id - b.id),
    duration: trace.duration,
  };
}
