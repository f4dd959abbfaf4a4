import {
  assistants,
  deriveResult,
  type AssistantFields,
  type AssistantResult,
  type Variant,
} from '@constella/api-client/contract';
import { creativeLayout } from '@constella/forms';

/** A request of the stories and tests. */
export const brief: AssistantFields<'creative'> = {
  ...creativeLayout.defaults,
  kind: 'slogan',
  subject: 'A café in the old pharmacy on Mill Street',
  audience: 'Neighbours and students',
  mustContain: ['Mill Street'],
  mustAvoid: ['best'],
};

const variant = (id: string, direction: string, text: string, note: string): Variant => ({
  id,
  text,
  direction,
  tone: 'warm',
  note,
  stars: 0,
  chosen: false,
  facts: {
    words: 0,
    range: { min: 0, max: 0 },
    fit: 'short',
    missing: [],
    avoided: [],
    blanks: 0,
    alike: 0,
  },
});

/** A result with these variants. */
export const resultOf = (variants: Variant[]): AssistantResult<'creative'> =>
  deriveResult(
    assistants.creative,
    { text: '', title: brief.subject, locale: 'en', variants },
    brief,
  );

/** Variants as a model writes them, one of them against the brief. */
export const variants = [
  variant(
    'v1',
    'The hour',
    'Mill Street wakes at six',
    'Those who start early find few doors open.',
  ),
  variant(
    'v2',
    'The remedy',
    'Once pills, now bread: Mill Street 4',
    'The old use makes people smile.',
  ),
  variant('v3', 'The promise', 'The best bread in town', 'Plain, and easy to remember.'),
];
