import { assistants, deriveResult, newVariant, type Variant } from '@constella/api-client/contract';
import { creativeLayout } from '@constella/forms';

/** A request of the stories. */
export const brief = {
  ...creativeLayout.defaults,
  kind: 'slogan' as const,
  subject: 'A café in the old pharmacy on Mill Street',
  mustContain: ['Mill Street'],
  mustAvoid: ['best'],
};

/** A result with these variants. */
export const resultOf = (variants: Variant[]) =>
  deriveResult(
    assistants.creative,
    { text: '', title: brief.subject, locale: 'en' as const, variants },
    brief,
  );

const variant = (id: string, direction: string, text: string, note: string) =>
  ({ id, ...newVariant({ text, direction, note, tone: 'warm' }) }) satisfies Variant;

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
