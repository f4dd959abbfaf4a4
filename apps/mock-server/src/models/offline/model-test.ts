import { sentencesOf } from '@constella/i18n';

import { shortened } from '../../prose/read-brief.js';
import { gist } from '../../prose/gist.js';
import { modelTest, type Prompt } from '../prompt.js';
import type { StepContents } from './content.js';

/** Thoughts of a question that are listed. */
const mostThoughts = 8;

/** The offline content of a model that is tried out: what it was asked, and that it is none. */
export const modelTestContent: StepContents = {
  answer: [
    'content.offline.answer.intro',
    { each: 'count', as: 'count', say: 'content.offline.answer.thoughts' },
    { each: 'thoughts', list: 'bullets' },
    { each: 'instructions', as: 'quote', say: 'content.offline.answer.instructions' },
    'content.offline.answer.{kind}',
  ],
};

/** The prompt by which a person tries out one model. */
export function modelTestPrompt(
  question: string,
  {
    model,
    systemPrompt = '',
    locale,
  }: { model: string; systemPrompt?: string | undefined; locale: string },
): Prompt {
  const thoughts = sentencesOf(question, locale).map((thought) => shortened(thought));
  const areSeveral = thoughts.length > 1;
  return {
    assistant: modelTest,
    step: 'answer',
    question,
    request: {},
    data: {
      model,
      prompt: shortened(question),
      count: areSeveral ? thoughts.length : '',
      thoughts: areSeveral ? thoughts.slice(0, mostThoughts) : [],
      instructions: systemPrompt && gist(systemPrompt, locale),
      kind: /[?？؟]\s*$/.test(question.trim()) ? 'question' : 'request',
    },
  };
}
