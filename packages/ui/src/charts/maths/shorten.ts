const segments = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/**
 * Cuts a text to this many px, at a whole character as people see it: emoji and accents stay whole.
 *
 * @returns the text itself when it fits, else its beginning with an ellipsis
 */
export function shorten(text: string, room: number, measure: (text: string) => number): string {
  if (measure(text) <= room) return text;
  // Nothing longer fits any chart: thousands of characters need not be looked at.
  const parts = segments(text.slice(0, 400));
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(`${parts.slice(0, middle).join('').trimEnd()}…`) <= room) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '…' : `${parts.slice(0, low).join('').trimEnd()}…`;
}
