import type { TextMeasures } from '@constella/api-client';

/** The four scores of a text, in their order. */
export const scoreNames = ['keyword', 'readability', 'engagement', 'audienceMatch'] as const;

/** How many words a text has too few or too many. */
export const wordsAway = ({ words, range, fit }: TextMeasures): number =>
  ({ short: range.min - words, within: 0, long: words - (range.max ?? words) })[fit];
