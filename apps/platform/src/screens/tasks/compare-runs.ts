import type { Task } from '@constella/api-client';

import type { TraceStep } from '../../runs/read-trace';

/** Figures two runs are compared by. */
export const comparedFigures = [
  'duration',
  'points',
  'tokens',
  'agents',
  'steps',
  'words',
] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** A figure of both runs; null where a run has none. */
export interface FigurePair {
  figure: ComparedFigure;
  first: number | null;
  second: number | null;
  /** The second less the first; null unless both have it. */
  change: number | null;
}

/** A run with the steps of its last attempt. */
export interface ComparedRun {
  task: Task;
  steps: readonly TraceStep[];
}

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const figureOf: Record<ComparedFigure, (run: ComparedRun) => number | null> = {
  duration: ({ task }) => task.duration,
  points: ({ task }) => task.usage?.points ?? null,
  tokens: ({ task: { usage } }) => (usage ? usage.inputTokens + usage.outputTokens : null),
  agents: ({ task }) => task.agentCount,
  steps: ({ steps }) => steps.length || null,
  words: ({ task }) => (task.result ? wordsOf(task.result.text) : null),
};

const less = (first: number | null, second: number | null) =>
  first === null || second === null ? null : second - first;

/** The figures of two runs beside each other. */
export const compareFigures = (a: ComparedRun, b: ComparedRun): FigurePair[] =>
  comparedFigures.map((figure) => {
    const [first, second] = [figureOf[figure](a), figureOf[figure](b)];
    return { figure, first, second, change: less(first, second) };
  });

/** A step of both runs or one, with its milliseconds. */
export interface StepPair {
  name: string;
  first: number | null;
  second: number | null;
  change: number | null;
}

/** The steps of two runs, paired by name; the third of a name in one is the third in the other. */
export function compareSteps(a: readonly TraceStep[], b: readonly TraceStep[]): StepPair[] {
  const took = ({ start, end }: TraceStep) => end - start;
  const rest = [...b];
  const paired = a.map((step): StepPair => {
    const at = rest.findIndex(({ name }) => name === step.name);
    const other = at < 0 ? undefined : rest.splice(at, 1)[0];
    const [first, second] = [took(step), other ? took(other) : null];
    return { name: step.name, first, second, change: less(first, second) };
  });
  return [
    ...paired,
    ...rest.map((step) => ({ name: step.name, first: null, second: took(step), change: null })),
  ];
}

/** The two runs an address compares; undefined for any other number of them. */
export function comparedIds(params: URLSearchParams): readonly [number, number] | undefined {
  const ids = (params.get('compare') ?? '').split(',').map(Number);
  const [first, second] = ids;
  const isId = (id: number | undefined): id is number => Number.isSafeInteger(id) && id! > 0;
  return ids.length === 2 && isId(first) && isId(second) && first !== second
    ? [first, second]
    : undefined;
}
