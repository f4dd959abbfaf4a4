import type { Task } from '@constella/api-client';
import type { useFormats, useIntl } from '@constella/i18n/react';

import type { ResultBlock, ResultDocument } from '../result-document';
import { factsLine } from '../../base/lists/facts-line';
import { noValue } from '../../base/lists/no-value';
import type { RunEntry, RunState } from '../run-state';

type Intl = ReturnType<typeof useIntl>;
/** How a reader's language writes figures and times. */
interface Formats extends Pick<ReturnType<typeof useFormats>, 'number' | 'time'> {
  /** As `useDuration` of `@constella/ui`. */
  readonly duration: (milliseconds: number) => string;
}
type Call = Extract<RunEntry, { kind: 'tool' }>['call'];

const plain = (parts: readonly unknown[]) => parts.join('');

/** The subject of a run, between how it went and its steps. Its highest headings are of level 2. */
export interface RunParts extends Pick<ResultDocument, 'locale'> {
  readonly asked: readonly ResultBlock[];
  /** Nothing when there is no result. */
  readonly result: readonly ResultBlock[];
}

/**
 * The subject of any run: its description, and its result under one heading.
 * @param result as its assistant writes it down; without parts when there is none
 */
export const runParts = (task: Task, result: ResultDocument, intl: Intl): RunParts => ({
  ...(result.locale && { locale: result.locale }),
  asked: [{ kind: 'text', markdown: task.description }],
  result: under(intl.formatMessage({ id: 'run.result' }), resultParts(task, result)),
});

/**
 * A whole run as a document: how it went, what was asked, its result, its steps, what the agents
 * said to each other and which tools they called.
 */
export function runDocument(
  task: Task,
  state: RunState,
  { asked, result, ...language }: RunParts,
  intl: Intl,
  formats: Formats,
): ResultDocument {
  return {
    title: task.title,
    ...language,
    blocks: [
      { kind: 'text', markdown: facts(task, state, intl, formats) },
      ...(task.error ? [{ kind: 'text' as const, markdown: task.error }] : []),
      ...asked,
      ...result,
      ...under(intl.formatMessage({ id: 'run.steps' }), steps(task, state, intl, formats)),
      ...under(intl.formatMessage({ id: 'run.messages' }), messages(task, state, intl, formats)),
    ],
  };
}

/** The same for programs, with nothing formatted. */
export function runFields(task: Task, state: RunState) {
  const { id, assistant, status, description, request, error, agents, duration, usage } = task;
  return {
    id,
    assistant,
    status,
    description,
    request,
    error,
    agents,
    duration,
    usage,
    steps: state.steps,
    messages: state.entries.flatMap((entry) =>
      entry.kind === 'message'
        ? [{ at: entry.at, from: entry.from, to: entry.to, text: entry.text }]
        : [],
    ),
    toolCalls: callsOf(state),
    result: task.result,
  };
}

/** A part under its heading; none when there is nothing in it. */
export const under = (
  text: string,
  blocks: readonly ResultBlock[],
  level: 2 | 3 = 2,
): readonly ResultBlock[] =>
  blocks.length > 0 ? [{ kind: 'heading', level, text }, ...blocks] : [];

const below = (level: number, by: number) => Math.min(level + by, 6) as 3 | 4 | 5 | 6;

/** A result's own title and headings stand below that of the result. */
function resultParts({ title: run }: Task, { title, blocks }: ResultDocument): ResultBlock[] {
  const isNamed = title !== '' && title !== run && blocks.length > 0;
  return [
    ...(isNamed ? [{ kind: 'heading' as const, level: 3 as const, text: title }] : []),
    ...blocks.map((block) =>
      block.kind === 'heading' ? { ...block, level: below(block.level, isNamed ? 2 : 1) } : block,
    ),
  ];
}

const nameOf = (task: Task, id: number | null) =>
  task.agents?.find((agent) => agent.id === id)?.name;

const callsOf = ({ entries }: RunState): Call[] =>
  entries.flatMap((entry) => (entry.kind === 'tool' ? [entry.call] : []));

function facts(task: Task, state: RunState, intl: Intl, { duration, number }: Formats): string {
  const usage = task.usage ?? state.usage;
  return factsLine([
    intl.formatMessage({ id: `run.status.${task.status}` }),
    ...(task.duration === null
      ? []
      : [intl.formatMessage({ id: 'run.elapsed' }, { time: duration(task.duration), b: plain })]),
    ...(usage
      ? [
          intl.formatMessage({ id: 'run.points' }, { points: number(usage.points), b: plain }),
          intl.formatMessage(
            { id: 'run.tokens' },
            { tokens: number(usage.inputTokens + usage.outputTokens), b: plain },
          ),
        ]
      : []),
  ]);
}

function steps(task: Task, state: RunState, intl: Intl, { duration }: Formats): ResultBlock[] {
  if (state.steps.length === 0) return [];
  const time = (took: number | undefined) => (took === undefined ? noValue : duration(took));
  const of = (id: number | null) => nameOf(task, id) ?? intl.formatMessage({ id: 'run.system' });
  const rest = [
    intl.formatMessage({ id: 'agents.list.agent' }),
    intl.formatMessage({ id: 'tasks.list.status' }),
    intl.formatMessage({ id: 'tasks.list.duration' }),
  ];
  const step = intl.formatMessage({ id: 'run.step' });
  const tool = intl.formatMessage({ id: 'run.tool' });
  const calls = callsOf(state);
  return [
    {
      kind: 'table',
      caption: step,
      columns: [step, ...rest],
      rows: state.steps.map(({ name, agentId, state: stood, duration: took }) => [
        name,
        of(agentId),
        intl.formatMessage({ id: `run.stepState.${stood}` }),
        time(took),
      ]),
    },
    ...(calls.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: tool,
            columns: [tool, ...rest],
            rows: calls.map(({ name, agentId, error, milliseconds }) => [
              name,
              of(agentId),
              intl.formatMessage({ id: `run.stepState.${error ? 'failed' : 'completed'}` }),
              time(milliseconds),
            ]),
          },
        ]
      : []),
  ];
}

function messages(task: Task, state: RunState, intl: Intl, { time }: Formats): ResultBlock[] {
  const system = intl.formatMessage({ id: 'run.system' });
  return state.entries.flatMap((entry): ResultBlock[] => {
    if (entry.kind === 'tool') return [];
    if (entry.kind === 'error') return [{ kind: 'list', items: [entry.error.message] }];
    const to =
      entry.to === null
        ? intl.formatMessage({ id: 'run.everyone' })
        : nameOf(task, entry.to ?? null);
    return [
      {
        kind: 'heading',
        level: 3,
        text: factsLine([
          nameOf(task, entry.from) ?? system,
          ...(to === undefined ? [] : [to]),
          time(entry.at),
        ]),
      },
      { kind: 'text', markdown: entry.text },
    ];
  });
}
