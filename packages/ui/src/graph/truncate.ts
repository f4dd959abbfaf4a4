/** Width of a text in px. */
export type Measure = (text: string) => number;

const segmenter = /* @__PURE__ */ new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A word may be this much longer than the room before it is cut. */
const overrun = 1.1;
/** Ending at a word may cost half of what fits; beyond that, letters are better. */
const shortest = 0.5;

/**
 * The text, or its beginning and an ellipsis where it is clearly wider than `room` px. Never splits
 * a grapheme, and ends at a word where that is possible.
 * @param most px that text and ellipsis must not exceed together
 */
export function truncate(text: string, room: number, measure: Measure, most = Infinity): string {
  const fits = (part: string, limit: number) =>
    measure(part) <= limit && measure(`${part}…`) <= most;
  if (measure(text) <= Math.min(room * overrun, most)) return text;
  const parts = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const start = (count: number) => parts.slice(0, count).join('').trimEnd();
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(start(middle), room)) low = middle;
    else high = middle - 1;
  }
  const isSpace = (index: number) => /^\s/.test(parts[index] ?? ' ');
  let wordEnd = low;
  while (!isSpace(wordEnd)) wordEnd += 1;
  if (wordEnd < parts.length && fits(start(wordEnd), room * overrun)) return `${start(wordEnd)}…`;
  let wordStart = low;
  while (wordStart > 0 && !isSpace(wordStart)) wordStart -= 1;
  return `${start(wordStart >= low * shortest ? wordStart : low)}…`;
}
