import { sentencesOf } from '@constella/i18n';

import { shortened } from './read-brief.js';

/** Characters of somebody's words that are quoted. */
const quoteLength = 110;

/** The first sentence of a text, short enough to quote. */
export function gist(text: string, locale: string): string {
  const plain = text.replace(/[*_#>`]+/g, '');
  const sentence = sentencesOf(plain, locale)[0] ?? plain;
  // It will stand between quotation marks itself.
  return shortened(sentence, quoteLength).replaceAll('“', '‘').replaceAll('”', '’');
}

/** The gist of a message, past its opening line. */
export function coreOf(text: string, locale: string): string {
  const [opening = '', second = opening] = text.split(/\n{2,}/);
  return gist(second, locale);
}
