import { readOwnList, writeOwnList } from '../app/own-lists';

/** Something a person asked models. */
export interface AskedPrompt {
  prompt: string;
  systemPrompt: string;
  /** The models that were asked, in order. */
  models: readonly string[];
  /** ISO 8601. */
  at: string;
}

/** Prompts kept for one person. */
export const mostPrompts = 50;

const isPrompt = (entry: unknown): entry is AskedPrompt => {
  const { prompt, systemPrompt, models, at } = (entry ?? {}) as Partial<AskedPrompt>;
  return (
    typeof prompt === 'string' &&
    typeof systemPrompt === 'string' &&
    Array.isArray(models) &&
    models.every((model) => typeof model === 'string') &&
    !Number.isNaN(Date.parse(String(at)))
  );
};

/** What a person asked on this device, the latest first. */
export const readPrompts = (userId: number): AskedPrompt[] =>
  readOwnList('promptHistory', userId).filter(isPrompt);

/** Keeps what a person asked. */
export const writePrompts = (userId: number, prompts: readonly AskedPrompt[]): void =>
  writeOwnList('promptHistory', userId, prompts);

const sameWords = (a: AskedPrompt, b: AskedPrompt) =>
  a.prompt === b.prompt && a.systemPrompt === b.systemPrompt;

/** The history with one more at its head; the same words are kept once. */
export const withPrompt = (prompts: readonly AskedPrompt[], asked: AskedPrompt): AskedPrompt[] =>
  [asked, ...prompts.filter((entry) => !sameWords(entry, asked))].slice(0, mostPrompts);

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
