import {
  countWords,
  wordRange,
  type ContentLength,
  type ContentType,
  type Tone,
} from '@constella/api-client/contract';

import type { Texts } from '../../../base/language/texts.js';
import { shortened } from '../../../prose/read-brief.js';
import { eachSentence } from '../../../prose/sentences.js';
import { inline, paragraphs } from '../../../prose/markdown.js';

/** What a text is made from. */
export interface Order {
  readonly contentType: ContentType;
  readonly audience: string;
  readonly purpose: string;
  readonly tone: Tone;
  readonly length: ContentLength;
  readonly keyPoints: string;
  readonly examples?: string | undefined;
}

/** What can be said of any point, in the order a reader would ask for it. */
const angles = [
  'why',
  'now',
  'first',
  'risk',
  'case',
  'measure',
  'people',
  'cost',
  'doubt',
  'other',
  'test',
  'after',
] as const;

/** Points a text has room for. */
const mostPoints = 12;
/** Characters of a point where a sentence goes on about it. */
const mention = 60;
/** Characters of a heading. */
const heading = 120;
/** How far between the least and the most words a text is aimed. */
const aim = 0.35;
/** Words beyond the least when there is no most. */
const beyond = 80;

/** Sentences or lines of what somebody typed, fit to stand in a sentence. */
export function pointsOf(typed: string, locale: string): string[] {
  const found = new Set<string>();
  for (const sentence of eachSentence(typed, locale)) {
    const point = shortened(inline(sentence), heading).replace(/[.。!！]+$/, '');
    if (/[\p{L}\p{N}]/u.test(point)) found.add(point);
    if (found.size === mostPoints) break;
  }
  return found.size > 0
    ? [...found]
    : [shortened(inline(typed), heading) || shortened(typed, heading)];
}

/** The title of a text: its first point, as its kind is usually headed. */
export function titleOf({ contentType, keyPoints }: Order, texts: Texts): string {
  const [subject = ''] = pointsOf(keyPoints, texts.locale);
  return texts.say('server.writing.title', { type: contentType, subject });
}

/** The headings of a text: a point each. */
export const outlineOf = ({ keyPoints }: Order, texts: Texts): string[] =>
  pointsOf(keyPoints, texts.locale);

/**
 * A text of the chosen length: a section for every point, and of each as many sides as the length
 * has room for. Short orders have little to write of: then purpose and audience get a section too,
 * and after that the text stays short rather than say a thing twice.
 */
export function compose(order: Order, texts: Texts): string {
  const { locale } = texts;
  const points = outlineOf(order, texts);
  const examples = order.examples ? pointsOf(order.examples, locale) : [];
  const spare = [...pointsOf(order.purpose, locale), ...pointsOf(order.audience, locale)].filter(
    (point) => !points.includes(point),
  );
  const first = points[0] ?? '';
  const opening = texts.say('server.writing.opening', {
    tone: order.tone,
    audience: inline(order.audience),
    purpose: inline(order.purpose).replace(/[.。]+$/, ''),
  });
  const closing = texts.say('server.writing.closing', { tone: order.tone, point: first });
  const { min, max } = wordRange(order.length);
  const wanted = max === null ? min + beyond : min + Math.round((max - min) * aim);

  const sections = points.map((point, at) => ({
    point,
    parts: [] as string[],
    example: examples[at],
  }));
  // More examples than points follow the last one's.
  const rest = examples.slice(points.length);
  const exampleText = (example: string) => texts.say('server.writing.example', { example });
  const sideOf = (point: string, angle: (typeof angles)[number]) =>
    texts.say(`server.writing.angle.${angle}`, { point: shortened(point, mention) });
  const count = (text: string) => countWords(text, locale);

  let words = count(opening) + count(closing);
  for (const { point, example } of sections)
    words += count(point) + (example ? count(exampleText(example)) : 0);
  const fill = (from: number) => {
    for (const angle of angles)
      for (const section of sections.slice(from)) {
        if (words >= wanted) return;
        const part = sideOf(section.point, angle);
        const length = count(part);
        if (max !== null && words + length > max) return;
        section.parts.push(part);
        words += length;
      }
  };
  fill(0);
  for (const point of spare) {
    if (words >= wanted) break;
    const from = sections.push({ point, parts: [], example: undefined }) - 1;
    words += count(point);
    fill(from);
  }
  return paragraphs(
    opening,
    ...sections.map(({ point, parts, example }) =>
      paragraphs(`## ${point}`, ...parts, example && exampleText(example)),
    ),
    ...rest
      .filter(() => max === null || words < max)
      .slice(0, 1)
      .map(exampleText),
    closing,
  );
}
