import { expect, it } from 'vitest';

import { cardLines } from './card-lines.js';
import type { DataTableColumn } from './column.js';

type Column = DataTableColumn<{ a: string }>;
const column = (stack?: Column['stack']): Column => ({
  id: 'a',
  header: 'A',
  value: 'a',
  ...(stack && { stack }),
});

it.each<[string, (Column['stack'] | undefined)[], number]>([
  ['a title alone', [undefined], 0],
  ['pairs of figures', [undefined, undefined, undefined, undefined], 2],
  ['what stands beside the title', ['title', 'end', 'figure'], 1],
  ['a line of its own after half a pair', [undefined, 'figure', 'line', 'figure'], 3],
  ['a line of its own after a pair', [undefined, 'figure', 'figure', 'line'], 2],
  ['short figures in one line', [undefined, 'short', 'short', 'short', 'figure'], 1],
  ['short figures below a pair', [undefined, 'figure', 'figure', 'short'], 2],
  ['figures around one that is hidden', [undefined, 'hidden', 'figure', 'hidden', 'figure'], 1],
])('counts %s', (_, stacks, lines) => {
  const columns = stacks.map((stack, index) => ({ column: column(stack), rowHeader: index === 0 }));
  expect(cardLines(columns)).toBe(lines);
});
