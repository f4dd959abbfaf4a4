import { eachSentence } from '@constella/i18n';

import { inline } from './markdown.js';
import { shortened } from './read-brief.js';

/** Points a text has room for. */
const mostPoints = 12;
/** Characters of a point. */
const longestPoint = 120;

/** The sentences or lines of what somebody typed, each fit to stand in a sentence; none of nothing. */
export function pointsOf(typed: string, locale: string): string[] {
  if (typed.trim() === '') return [];
  const found = new Set<string>();
  for (const sentence of eachSentence(typed, locale)) {
    const point = shortened(inline(sentence), longestPoint).replace(/[.。!！]+$/, '');
    if (/[\p{L}\p{N}]/u.test(point)) found.add(point);
    if (found.size === mostPoints) break;
  }
  return found.size > 0
    ? [...found]
    : [shortened(inline(typed), longestPoint) || shortened(typed, longestPoint)];
}
