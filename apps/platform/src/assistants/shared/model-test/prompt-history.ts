import { readUserList, writeUserList } from '../../../base/user-lists';

/** Figures of a whole answer. Times in milliseconds from the question. */
export interface AnswerFigures {
  firstToken: number;
  milliseconds: number;
  /** Read and written; null where a service does not say. */
  tokens: number | null;
  points: number | null;
}

/** Something a person asked models. */
export interface AskedPrompt {
  prompt: string;
  systemPrompt: string;
  /** The models that were asked, in order. */
  models: readonly string[];
  /** ISO 8601. */
  at: string;
  /** As they were set for it. */
  temperature?: number;
  maxTokens?: number;
  /** Figures of each model's answer, for those that answered while it was measured. */
  answers?: Readonly<Record<string, AnswerFigures>>;
}

/** Prompts kept for one person. */
export const mostPrompts = 50;

const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const isFigures = ({ firstToken, milliseconds, tokens, points }: Partial<AnswerFigures>) =>
  [firstToken, milliseconds].every(isAmount) &&
  [tokens, points].every((value) => value === null || isAmount(value));

const isPrompt = (entry: unknown): entry is AskedPrompt => {
  const {
    prompt,
    systemPrompt,
    models,
    at,
    answers = {},
    ...set
  } = (entry ?? {}) as Partial<AskedPrompt>;
  return (
    typeof prompt === 'string' &&
    typeof systemPrompt === 'string' &&
    Array.isArray(models) &&
    models.every((model) => typeof model === 'string') &&
    !Number.isNaN(Date.parse(String(at))) &&
    [set.temperature, set.maxTokens].every((value) => value === undefined || isAmount(value)) &&
    Object.values(answers).every(isFigures)
  );
};

/** Prompts of a person on this device, the latest first. */
export const readPrompts = (userId: number): AskedPrompt[] =>
  readUserList('promptHistory', userId).filter(isPrompt);

/** Keeps what a person asked. */
export const writePrompts = (userId: number, prompts: readonly AskedPrompt[]): void =>
  writeUserList('promptHistory', userId, prompts);

const sameWords = (a: AskedPrompt, b: AskedPrompt) =>
  a.prompt === b.prompt && a.systemPrompt === b.systemPrompt;

/** The history with one more at its head; the same words are kept once. */
export const withPrompt = (prompts: readonly AskedPrompt[], asked: AskedPrompt): AskedPrompt[] =>
  [asked, ...prompts.filter((entry) => !sameWords(entry, asked))].slice(0, mostPrompts);

/** The history with what an answer took. */
export const withAnswer = (
  prompts: readonly AskedPrompt[],
  at: string,
  model: string,
  figures: AnswerFigures,
): AskedPrompt[] =>
  prompts.map((entry) =>
    entry.at === at ? { ...entry, answers: { ...entry.answers, [model]: figures } } : entry,
  );

/** Those that hold what is searched for, in the prompt or a model's id. */
export function findPrompts(
  prompts: readonly AskedPrompt[],
  search: string,
  locale: string,
): AskedPrompt[] {
  const needle = search.trim().toLocaleLowerCase(locale);
  return prompts.filter(({ prompt, systemPrompt, models }) =>
    [prompt, systemPrompt, ...models].join('\n').toLocaleLowerCase(locale).includes(needle),
  );
}
