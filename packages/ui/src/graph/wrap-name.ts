import type { Measure } from './truncate.js';

const words = /* @__PURE__ */ new Intl.Segmenter(undefined, { granularity: 'word' });

/** Where a line may end: after a space, or between words of a script that has none. */
function ends(text: string): number[] {
  const spaces = [...text.matchAll(/\s+/g)].map(({ index, 0: space }) => index + space.length);
  if (spaces.length > 0) return spaces;
  return Array.from(words.segment(text), ({ index }) => index).filter((index) => index > 0);
}

/** The text in two lines as even as can be, or nothing where it is one word. */
export function wrapName(text: string, measure: Measure): [string, string] | undefined {
  let best: { lines: [string, string]; width: number } | undefined;
  for (const end of ends(text)) {
    const lines: [string, string] = [text.slice(0, end).trimEnd(), text.slice(end)];
    const width = Math.max(...lines.map(measure));
    if (!best || width < best.width) best = { lines, width };
  }
  return best?.lines;
}
