import type { ModelAnswerEvent } from '@constella/api-client';

import type { AnswerFigures } from './prompt-history';

/** Something that happened to an answer, and how many milliseconds after the question. */
export type AnswerPart = (
  | ModelAnswerEvent
  | { type: 'error'; message: string }
  | { type: 'stopped' }
) & { after: number };

/** How far one model is with its answer. */
export interface ModelAnswer {
  /** `asking` until its first word. */
  state: 'asking' | 'writing' | 'answered' | 'failed' | 'stopped';
  /** The text it has written. A failed or stopped one keeps what it had. */
  text: string;
  /** Milliseconds from the question to the first word. */
  firstToken?: number;
  /** Milliseconds from the question to the end, whatever it was. */
  milliseconds?: number;
  /** Why there is none. */
  error?: string;
  /** Written by the built-in offline model. */
  offline?: boolean;
  /** Figures of a whole answer. */
  figures?: AnswerFigures;
}

/** Before the first word. */
export const begun: ModelAnswer = { state: 'asking', text: '' };

/** Nothing more will come of it. */
export const isEnded = ({ state }: ModelAnswer): boolean =>
  state !== 'asking' && state !== 'writing';

/** There is something to be rated: a whole answer, or as far as it came before it was stopped. */
export const isAnswer = (answer: ModelAnswer | undefined): boolean =>
  answer?.state === 'answered' || (answer?.state === 'stopped' && answer.text !== '');

/** An answer after one more part. */
export function nextAnswer(answer: ModelAnswer, part: AnswerPart): ModelAnswer {
  const { after } = part;
  switch (part.type) {
    case 'delta':
      return {
        ...answer,
        state: 'writing',
        text: answer.text + part.text,
        firstToken: answer.firstToken ?? after,
      };
    // What was written is void, and so is when it began.
    case 'again':
      return begun;
    case 'done': {
      const { response, offline, usage } = part.answer;
      const { firstToken = after } = answer;
      return {
        state: 'answered',
        text: response,
        offline: offline ?? false,
        firstToken,
        milliseconds: after,
        figures: {
          firstToken: Math.round(firstToken),
          milliseconds: Math.round(after),
          tokens: usage ? usage.inputTokens + usage.outputTokens : null,
          points: usage?.points ?? null,
        },
      };
    }
    case 'error':
      return { ...answer, state: 'failed', error: part.message, milliseconds: after };
    case 'stopped':
      return { ...answer, state: 'stopped', milliseconds: after };
  }
}
