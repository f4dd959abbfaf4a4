import type { ClarifyingQuestion } from '@constella/api-client/contract';
import { bounds } from '@constella/api-client/contract';
import { z } from 'zod';

import type { Texts } from '../../base/language/texts.js';
import type { Models } from '../../models/models.js';
import type { CompletionRequest } from '../../models/provider.js';
import { readShape, shapeOf } from '../../models/shape.js';
import { wholeAnswer } from '../../models/whole-answer.js';

/** Milliseconds somebody waits for a question; then the run begins without one. */
const patience = 12_000;
const maxTokens = 600;
const temperature = 0.2;
/** Answers to choose from. */
const mostAnswers = 4;

const shape = z.object({
  question: z.string().trim().max(bounds.remark.max).nullable(),
  answers: z.array(z.string().trim().min(1).max(bounds.shortText.max)).max(mostAnswers),
});

/** What is going to be made, of what. */
export interface Order {
  /** What the assistant makes, in a sentence. */
  readonly about: string;
  /** The request, and the company it is for, as {@link orderText} tells them. */
  readonly request: string;
  readonly company: string | null;
  /** `2026-01-31`. */
  readonly today: string;
  readonly model: string;
  readonly texts: Texts;
}

/** Nothing is missing. */
export const noQuestion: ClarifyingQuestion = { question: null, answers: [] };

/**
 * The question a model would ask before it takes an order, and what asking took. A model that fails,
 * or takes too long, has none.
 */
export async function clarify(
  models: Models,
  { about, request, company, today, model, texts }: Order,
  signal: AbortSignal,
): Promise<{ asked: ClarifyingQuestion; tokens: number }> {
  const asking: CompletionRequest = {
    prompt: {
      assistant: 'shared',
      step: 'clarify',
      document: 'clarify',
      request: {},
      data: {
        about,
        today,
        order: request,
        company,
      },
    },
    shape: shapeOf('clarify', shape),
    model,
    temperature,
    maxTokens,
    texts,
    budget: patience,
    webSearch: false,
  };
  try {
    const { text, inputTokens, outputTokens } = await wholeAnswer(
      models,
      asking,
      { allowFallback: false, preferredProvider: 'auto', onDelta: ignore, onRetry: ignore },
      AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    );
    const read = readShape(text, shape);
    const found = 'value' in read && read.value.question ? read.value : noQuestion;
    return { asked: found, tokens: inputTokens + outputTokens };
  } catch {
    // Whatever it was, the run itself will say so.
    return { asked: noQuestion, tokens: 0 };
  }
}

function ignore(): void {
  // The question is of use as a whole alone.
}
