import { countWords, wordRange, type ContentLength } from '@constella/api-client/contract';

import { paragraphs } from '../../prose/markdown.js';
import { shortened } from '../../prose/read-brief.js';
import type { Composed } from './content.js';
import type { Scope } from './scope.js';

/** Characters of a point where a sentence goes on about it. */
const mention = 60;
/** How far between the least and the most words a text is aimed. */
const aim = 0.35;
/** Words beyond the least when there is no most. */
const beyond = 80;

/**
 * A text of the length the request chose: a section for every point, and of each as many sides as the
 * length has room for. Short requests have little to write of: then spare points get a section too,
 * and after that the text stays short rather than say a thing twice.
 */
export function compose(content: Composed, scope: Scope): string {
  const { locale } = scope.texts;
  const textsIn = (name: string) => scope.list(name).map(String);
  const points = textsIn(content.sections);
  const examples = textsIn(content.examples);
  const spare = textsIn(content.spare).filter((point) => !points.includes(point));
  const opening = scope.say(content.opening);
  const closing = scope.with({ point: points[0] ?? '' }).say(content.closing);
  const exampleText = (example: string) => scope.with({ example }).say(content.example);
  const sideOf = (point: string, side: string) =>
    scope.with({ point: shortened(point, mention) }).say(side);
  const { min, max } = wordRange(scope.value('length') as ContentLength);
  const wanted = max === null ? min + beyond : min + Math.round((max - min) * aim);
  const count = (text: string) => countWords(text, locale);

  const sections = points.map((point, at) => ({
    point,
    parts: [] as string[],
    example: examples[at],
  }));
  let words = count(opening) + count(closing);
  for (const { point, example } of sections)
    words += count(point) + (example ? count(exampleText(example)) : 0);
  const fill = (from: number) => {
    for (const side of content.sides)
      for (const section of sections.slice(from)) {
        if (words >= wanted) return;
        const part = sideOf(section.point, side);
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
    // More examples than points follow the last one's.
    ...examples
      .slice(points.length)
      .filter(() => max === null || words < max)
      .slice(0, 1)
      .map(exampleText),
    closing,
  );
}
