import { eachSentence } from '@constella/i18n';

import { inline } from './markdown.js';
import { shortened } from './read-brief.js';

/** Points a text has room for. */
const mostPoints = 12;
/** Characters of a point. */
const longestPoint = 120;
/** Sentences that are read: of one that is said over and over there is never enough. */
const mostRead = 200;

/** The sentences or lines of what somebody typed, each fit to stand in a sentence; none of nothing. */
export function pointsOf(typed: string, locale: string): string[] {
  if (typed.trim() === '') return [];
  const found = new Set<string>();
  let read = 0;
  for (const sentence of eachSentence(typed, locale)) {
    const point = shortened(inline(sentence), longestPoint).replace(/[.。!！]+$/, '');
    if (/[\p{L}\p{N}]/u.test(point)) found.add(point);
    read += 1;
    if (found.size === mostPoints || read === mostRead) break;
  }
  return found.size > 0
    ? [...found]
    : [shortened(inline(typed), longestPoint) || shortened(typed, longestPoint)];
}
