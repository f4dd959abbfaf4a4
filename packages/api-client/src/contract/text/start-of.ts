/** Far more than a sign has: a family of emoji has 25. */
const longestSign = 100;
let segmenter: Intl.Segmenter | undefined;

/**
 * The beginning of a text, of at most so many characters. It never ends within a sign: half a
 * surrogate pair is no text, and half an emoji is another one.
 */
export function startOf(text: string, max: number): string {
  if (text.length <= max) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  // Only around the cut: a segmenter takes the square of a text's length.
  const from = Math.max(0, max - longestSign);
  const around = segmenter.segment(text.slice(from, max + longestSign)).containing(max - from);
  const end = from + (around?.index ?? 0);
  // Signs on top of signs without an end: a whole character is the least.
  if (end === from) return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
  return text.slice(0, end);
}
