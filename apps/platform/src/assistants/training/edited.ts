import type { AssistantResult } from '@constella/api-client';
import type { useIntl } from '@constella/i18n/react';

type Intl = ReturnType<typeof useIntl>;
/** A finished training. */
export type Training = AssistantResult<'training'>;
/** A lesson of a training. */
export type Lesson = Training['lessons'][number];
/** A case of a training. */
export type Scenario = Training['scenarios'][number];
/** A question of a case or of the assessment. */
export type Question = Training['assessment'][number];

/** Whole minutes of all lessons. */
export const minutesOf = ({ lessons }: Pick<Training, 'lessons'>): number =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0);

/** Every question of the cases. */
export const questionsOf = (scenarios: Training['scenarios']): Question[] =>
  scenarios.flatMap(({ questions }) => questions);

/** The lessons as the text a run shows; Markdown. */
function lessonsText({ title, lessons }: Training, intl: Intl): string {
  const parts = lessons.map(({ title: name, minutes, points }) =>
    [
      `## ${name}`,
      `*${intl.formatMessage({ id: 'training.minutes' }, { minutes })}*`,
      points.map((point) => `- ${point}`).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return [`# ${title}`, ...parts].join('\n\n');
}

/** A training with something changed, and the text that follows from it. */
export function retold(training: Training, change: Partial<Training>, intl: Intl): Training {
  const next = { ...training, ...change };
  return { ...next, text: lessonsText(next, intl) };
}

/** The list with one entry changed. */
export const replaced = <T>(list: readonly T[], at: number, entry: T): T[] => list.with(at, entry);

/** The list without one entry. */
export const without = <T>(list: readonly T[], at: number): T[] => list.toSpliced(at, 1);

/** An id none of those has. */
export function freshId(prefix: string, taken: readonly { readonly id: string }[]): string {
  let number = taken.length + 1;
  while (taken.some(({ id }) => id === `${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

/** A question without one option; the right one stays right, or becomes the first. */
export const withoutOption = (
  { options, correct, ...question }: Question,
  at: number,
): Question => ({
  ...question,
  options: without(options, at),
  correct: correct === at ? 0 : correct - Number(at < correct),
});

/** Lines as they are stored: without spaces around them, none of them empty. */
export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
