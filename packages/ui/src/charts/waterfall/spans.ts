import { isValue } from '../maths/values.js';

export interface WaterfallSpan {
  /** Stands at the start of its row. */
  name: string;
  /** Ms on any clock; the first start is zero. */
  start: number;
  /** Ms on the same clock. Missing: it has not ended, and is drawn to the end of the last one. */
  end?: number | null;
  /** How deep it lies in others. @default 0 */
  depth?: number;
  /** Colour and pattern, from 0: what kind of step it is. @default 0 */
  kind?: number;
}

export interface Span {
  name: string;
  from: number;
  to: number;
  open: boolean;
  depth: number;
  kind: number;
}

/** Rows in the order given; without a start there is nothing to place. */
export function cleanSpans(
  given: readonly WaterfallSpan[],
  unnamed: (n: number) => string,
): { spans: Span[]; total: number } {
  const known = given.filter(({ start }) => isValue(start));
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { start, end } of known) {
    first = Math.min(first, start);
    last = Math.max(last, start, isValue(end) ? end : start);
  }
  const spans = known.map(({ name, start, end, depth, kind }, index): Span => {
    const open = !isValue(end);
    return {
      name: name || unnamed(index + 1),
      from: start - first,
      // Clocks of two machines may differ: a span never ends before it starts.
      to: Math.max(start, open ? last : end) - first,
      open,
      depth: isValue(depth) ? Math.max(0, Math.floor(depth)) : 0,
      kind: isValue(kind) ? Math.max(0, Math.floor(kind)) : 0,
    };
  });
  return { spans, total: known.length > 0 ? last - first : 0 };
}
