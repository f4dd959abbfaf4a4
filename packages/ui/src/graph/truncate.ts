/** Width of a text in px. */
export type Measure = (text: string) => number;

const segmenter = /* @__PURE__ */ new Intl.Segmenter(undefined, { granularity: 'grapheme' });

// A word that is nearly as long as the room reads better whole than a word and two stray letters.
const shortestWholeWord = 0.6;

/**
 * The text, or its beginning and an ellipsis where it is wider than `room` px. Never splits a
 * grapheme; ends at a word when that costs less than two fifths of the room.
 */
export function truncate(text: string, room: number, measure: Measure): string {
  if (measure(text) <= room) return text;
  const parts = Array.from(segmenter.segment(text), ({ segment }) => segment);
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(`${parts.slice(0, middle).join('').trimEnd()}…`) <= room) low = middle;
    else high = middle - 1;
  }
  const cut = parts.slice(0, low).join('');
  const inWord = !/\s/.test(parts[low] ?? ' ');
  const word = inWord ? cut.search(/\s+\S*$/) : -1;
  return `${(word >= cut.length * shortestWholeWord ? cut.slice(0, word) : cut).trimEnd()}…`;
}
