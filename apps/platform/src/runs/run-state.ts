import type { CognitiveLayer, RunEvent, RunResult, RunUsage, Task } from '@constella/api-client';

type EventOf<Type extends RunEvent['type']> = Extract<RunEvent, { type: Type }>;

/** A named step, in the order of its index. */
export type RunStep = Pick<EventOf<'step'>, 'index' | 'name' | 'agentId' | 'state' | 'duration'>;

/** One entry of the message stream, oldest first. */
export type RunEntry =
  | {
      kind: 'message';
      key: string;
      at: string;
      from: number | null;
      /** Null: everyone; not known while it is being written. */
      to: number | null | undefined;
      text: string;
      /** Still being written. */
      isWriting: boolean;
    }
  | { kind: 'tool'; key: string; at: string; call: EventOf<'tool'> }
  | { kind: 'error'; key: string; at: string; error: EventOf<'error'> };

/** State the events so far add up to. */
export interface RunState {
  steps: readonly RunStep[];
  /** How many steps there will be, when the run has said so. */
  totalSteps: number | undefined;
  entries: readonly RunEntry[];
  /** Cognitive layers that were reached, with what they came to; empty while they have not said so. */
  layers: ReadonlyMap<CognitiveLayer, string>;
  usage: RunUsage | undefined;
  result: RunResult | undefined;
  /** The result as it is being written, before the event that carries it whole. */
  resultDraft: string;
  /** How the run ended; undefined while it runs. */
  ended: EventOf<'done'>['status'] | undefined;
  /** When it ended: the time of the last event. */
  endedAt: string | undefined;
}

/** Before the first event. */
export const emptyRun: RunState = {
  steps: [],
  totalSteps: undefined,
  entries: [],
  layers: new Map(),
  usage: undefined,
  result: undefined,
  resultDraft: '',
  ended: undefined,
  endedAt: undefined,
};

const isOpen = (entry: RunEntry): boolean => entry.kind === 'message' && entry.isWriting;

const isSame = (entry: RunEntry, { message, agentId }: EventOf<'error'>): boolean =>
  entry.kind === 'error' && entry.error.message === message && entry.error.agentId === agentId;

/**
 * Whole entries stand in the order they became whole, and texts in the making after them: whoever
 * missed how a text was written sees the same order as whoever watched it.
 */
const withEntry = (entries: readonly RunEntry[], entry: RunEntry): RunEntry[] => {
  const index = entries.findIndex(({ key }) => key === entry.key);
  const known = entries[index];
  if (known && isOpen(known) === isOpen(entry)) return entries.with(index, entry);
  const others = entries.filter(({ key }) => key !== entry.key);
  const place = isOpen(entry) ? -1 : others.findIndex(isOpen);
  return place < 0 ? [...others, entry] : others.toSpliced(place, 0, entry);
};

function withDelta(state: RunState, event: EventOf<'delta'>): RunState {
  if (event.messageId === 'result')
    return { ...state, resultDraft: state.resultDraft + event.text };
  const open = state.entries.find(({ key }) => key === event.messageId);
  return {
    ...state,
    entries: withEntry(state.entries, {
      kind: 'message',
      key: event.messageId,
      at: open?.at ?? event.at,
      from: event.agentId,
      to: undefined,
      text: (open?.kind === 'message' ? open.text : '') + event.text,
      isWriting: true,
    }),
  };
}

const withoutOpen = (entries: readonly RunEntry[], agentId: number | null): RunEntry[] =>
  entries.filter((entry) => !(entry.kind === 'message' && isOpen(entry) && entry.from === agentId));

/** A step that starts again, or fails, leaves no text half written: what it had begun is dropped. */
const withoutBegun = (state: RunState, agentId: number | null): RunState => ({
  ...state,
  resultDraft: '',
  entries: withoutOpen(state.entries, agentId),
});

/** The state after one more event. */
export function nextRunState(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'step': {
      const { index, name, agentId, state: stepState, duration } = event;
      const before = state.steps.find((step) => step.index === index)?.state ?? 'pending';
      const isVoid = stepState === 'failed' || (stepState === 'running' && before !== 'pending');
      const steps = state.steps.filter((step) => step.index !== index);
      steps.push({ index, name, agentId, state: stepState, duration });
      steps.sort((a, b) => a.index - b.index);
      const isAtWork = steps.some((step) => step.agentId === agentId && step.state === 'running');
      return {
        ...(isVoid ? withoutBegun(state, agentId) : state),
        // A step without a text leaves none of what it was writing.
        ...(stepState === 'completed' &&
          !isAtWork && { entries: withoutOpen(state.entries, agentId) }),
        steps,
        totalSteps: event.total ?? state.totalSteps,
      };
    }
    case 'delta':
      return withDelta(state, event);
    case 'message':
      return {
        ...state,
        entries: withEntry(state.entries, {
          kind: 'message',
          key: event.messageId,
          at: event.at,
          from: event.from,
          to: event.to,
          text: event.text,
          isWriting: false,
        }),
      };
    case 'tool':
      return {
        ...state,
        entries: withEntry(state.entries, {
          kind: 'tool',
          key: `tool-${event.callId}`,
          at: event.at,
          call: event,
        }),
      };
    case 'error':
      return {
        ...state,
        // What ended an agent's part, and then the run, is one problem.
        entries: withEntry(
          state.entries.filter((entry) => !isSame(entry, event)),
          {
            kind: 'error',
            key: `error-${event.id}`,
            at: event.at,
            error: event,
          },
        ),
      };
    case 'usage': {
      const { inputTokens, outputTokens, points } = event;
      return { ...state, usage: { inputTokens, outputTokens, points } };
    }
    case 'result':
      return { ...state, result: event.result, resultDraft: '' };
    case 'done':
      return {
        ...state,
        ended: event.status,
        endedAt: event.at,
        // Nobody is writing any more, whatever the last delta said.
        entries: state.entries.map((entry) =>
          entry.kind === 'message' && entry.isWriting ? { ...entry, isWriting: false } : entry,
        ),
      };
    case 'state': {
      const { layer, content = state.layers.get(layer) ?? '' } = event;
      return { ...state, layers: new Map(state.layers).set(layer, content) };
    }
  }
}

/** Agents that are writing or calling a tool right now, by id. */
export function agentsAtWork(state: RunState): ReadonlySet<number> {
  if (state.ended) return new Set();
  const ids = [
    ...state.steps.filter((step) => step.state === 'running').map((step) => step.agentId),
    ...state.entries.map((entry) => {
      if (entry.kind === 'message') return entry.isWriting ? entry.from : null;
      if (entry.kind === 'tool')
        return entry.call.milliseconds === undefined ? entry.call.agentId : null;
      return null;
    }),
  ];
  return new Set(ids.filter((id) => id !== null));
}

/** How many steps run right now, whoever carries them out. */
export const stepsAtWork = (state: RunState): number =>
  state.ended ? 0 : state.steps.filter((step) => step.state === 'running').length;

/** A run that has ended, however. */
export const isOver = ({ status }: Pick<Task, 'status'>): boolean =>
  status !== 'pending' && status !== 'running';

/** A run that is over, of whose events none has been read yet. */
export const isUnread = (task: Pick<Task, 'status'>, state: RunState): boolean =>
  isOver(task) && state.ended === undefined && state.entries.length === 0;

/** Where an agent stands in its run. */
export type AgentStanding = 'working' | 'failed' | 'done' | 'waiting' | 'left';

/** An agent is done when its own steps are, however long the others still take. */
export function standingOf(state: RunState, agentId: number): AgentStanding {
  const own = state.steps.filter((step) => step.agentId === agentId);
  if (agentsAtWork(state).has(agentId)) return 'working';
  if (own.some((step) => step.state === 'failed')) return 'failed';
  if (state.ended === 'completed') return 'done';
  if (own.length > 0 && own.every((step) => step.state === 'completed' || step.state === 'skipped'))
    return 'done';
  return state.ended ? 'left' : 'waiting';
}

/** How many finished messages each agent has written. */
export function messageCounts(state: RunState): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const entry of state.entries)
    if (entry.kind === 'message' && !entry.isWriting && entry.from !== null)
      counts.set(entry.from, (counts.get(entry.from) ?? 0) + 1);
  return counts;
}
