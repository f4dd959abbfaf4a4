import { expect, it } from 'vitest';

import { cardPlaces } from './card-places.js';
import type { DataTableColumn } from './column.js';

type Column = DataTableColumn<{ a: string }>;
const column = (stack?: Column['stack']): Column => ({
  id: 'a',
  header: 'A',
  value: 'a',
  ...(stack && { stack }),
});

it.each<[string, (Column['stack'] | undefined)[], string[]]>([
  [
    'pairs of figures under the title',
    [undefined, undefined, undefined, undefined],
    ['title 1', 'figureStart 2', 'figureEnd 2', 'figureStart 3'],
  ],
  [
    'the status beside the title',
    ['title', 'end', 'figure'],
    ['title 1', 'end 1', 'figureStart 2'],
  ],
  [
    'a line of its own after half a pair',
    [undefined, 'figure', 'line', 'figure'],
    ['title 1', 'figureStart 2', 'line 3', 'figureStart 4'],
  ],
  [
    'nothing of what is hidden',
    [undefined, 'hidden', 'figure', 'hidden', 'figure'],
    ['title 1', 'hidden 1', 'figureStart 2', 'hidden 1', 'figureEnd 2'],
  ],
])('places %s', (_, stacks, expected) => {
  const columns = stacks.map((stack, index) => ({ column: column(stack), rowHeader: index === 0 }));
  expect(cardPlaces(columns).map(({ area, line }) => `${area} ${line}`)).toEqual(expected);
});
