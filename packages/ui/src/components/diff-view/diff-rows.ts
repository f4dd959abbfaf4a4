import type { DiffLine } from './diff-lines.js';

/** A row of the table: one line, or in two columns what stands beside each other. */
export type DiffRow =
  | { kind: 'line'; key: string; line: DiffLine }
  | { kind: 'pair'; key: string; before: DiffLine | undefined; after: DiffLine | undefined }
  | { kind: 'fold'; key: string; count: number };

const keyOf = ({ before, after }: DiffLine) => `${before ?? ''}:${after ?? ''}`;

/**
 * Unchanged lines farther than `context` from a change are folded, unless their fold has been opened
 * or folding saves no more than a line. A fold is known by its first line.
 */
export function foldLines(
  lines: readonly DiffLine[],
  context: number,
  opened: ReadonlySet<string>,
): (DiffLine | { fold: string; count: number })[] {
  const result: (DiffLine | { fold: string; count: number })[] = [];
  let start = 0;
  while (start < lines.length) {
    const line = lines[start];
    if (line?.kind !== 'same') {
      if (line) result.push(line);
      start += 1;
      continue;
    }
    let end = start;
    while (lines[end]?.kind === 'same') end += 1;
    const foldStart = start === 0 ? 0 : start + context;
    const foldEnd = end === lines.length ? end : end - context;
    const key = keyOf(line);
    const isFolded = foldEnd - foldStart > 1 && !opened.has(key);
    for (let index = start; index < end; index += 1) {
      if (isFolded && index === foldStart) result.push({ fold: key, count: foldEnd - foldStart });
      const same = lines[index];
      if (same && !(isFolded && index >= foldStart && index < foldEnd)) result.push(same);
    }
    start = end;
  }
  return result;
}

/** Folded lines as rows: below each other, or what was replaced beside what came. */
export function toRows(folded: ReturnType<typeof foldLines>, view: 'unified' | 'split'): DiffRow[] {
  const rows: DiffRow[] = [];
  const waiting: DiffLine[] = [];
  const pairUp = (next: DiffLine | undefined) => {
    const before = waiting.shift();
    const line = before ?? next;
    if (line) rows.push({ kind: 'pair', key: keyOf(line), before, after: next });
  };
  const flush = () => {
    while (waiting.length > 0) pairUp(undefined);
  };
  for (const line of folded) {
    if ('fold' in line) {
      flush();
      rows.push({ kind: 'fold', key: `fold ${line.fold}`, count: line.count });
    } else if (view === 'unified') {
      rows.push({ kind: 'line', key: keyOf(line), line });
    } else if (line.kind === 'removed') {
      waiting.push(line);
    } else if (line.kind === 'added') {
      pairUp(line);
    } else {
      flush();
      rows.push({ kind: 'pair', key: keyOf(line), before: line, after: line });
    }
  }
  flush();
  return rows;
}
