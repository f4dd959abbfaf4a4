import { clearDraft, readDraft, writeDraft } from '@constella/forms';
import { useState } from 'react';

import type { Question } from './question';
import type { Answers } from './quiz';

interface Kept {
  readonly choice: number;
  /** The question and its options as they were when it was answered. */
  readonly asked: string;
}

const nothing: Answers = {};
const askedIn = ({ question, options }: Question): string => JSON.stringify([question, options]);

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger((value as Partial<Kept>).choice) &&
  typeof (value as Partial<Kept>).asked === 'string';

/** Answers as they were left. A question that was changed since is asked again. */
export function keptAnswers(
  questions: readonly Question[],
  kept: Readonly<Record<string, unknown>>,
): Answers {
  const found = questions.flatMap((question) => {
    const one = kept[question.id];
    return isKept(one) && one.asked === askedIn(question) ? [[question.id, one.choice]] : [];
  });
  return Object.fromEntries(found) as Answers;
}

/** The answers given so far, and how they are given. They outlive the page like anything typed. */
export function useAnswers(questions: readonly Question[], draftKey: string | undefined) {
  const [answers, setAnswers] = useState(() =>
    draftKey === undefined
      ? nothing
      : keptAnswers(questions, readDraft(draftKey, 'browser')?.values ?? {}),
  );
  const keep = (next: Answers) => {
    setAnswers(next);
    if (draftKey === undefined) return;
    const given = questions.filter(({ id }) => Object.hasOwn(next, id));
    const values = Object.fromEntries(
      given.map((one): [string, Kept] => [
        one.id,
        { choice: next[one.id] ?? 0, asked: askedIn(one) },
      ]),
    );
    if (given.length > 0) writeDraft(draftKey, { savedAt: Date.now(), values }, 'browser');
    else clearDraft(draftKey, 'browser');
  };
  return {
    answers,
    onAnswer: (id: string, choice: number) => keep({ ...answers, [id]: choice }),
    onRetry: () => keep(nothing),
  };
}
