import type { ChartLabels } from '../../labels/types.js';
import type { Figures } from '../frame/format.js';
import type { Place, TooltipLine, Walk } from '../frame/types.js';
import { isValue } from '../maths/values.js';
import type { layoutChord } from './chord-layout.js';
import type { Relations } from './relations.js';

interface Options {
  layout: ReturnType<typeof layoutChord>;
  relations: Relations;
  figures: Figures;
  labels: ChartLabels;
}

const rowKeys: Record<string, number> = { PageDown: 1, ArrowDown: 1, PageUp: -1, ArrowUp: -1 };

/** A row for each group: the group itself, then its ribbons on the way round. */
export function chordWalk({ layout, relations, figures, labels }: Options): Walk {
  const { cells, mutual } = relations;
  const nameOf = (group: number) => cells.rows[group] ?? '';
  const lineOf = (from: number, to: number): TooltipLine[] => {
    const value = cells.values[from]?.[to];
    if (!isValue(value) || value === 0) return [];
    const [first, second] = [nameOf(from), nameOf(to)];
    const name = mutual ? labels.pair({ first, second }) : labels.flow({ from: first, to: second });
    return [{ name, value: figures.text(value), series: from }];
  };
  const linesOf = ({ row, index }: Place): TooltipLine[] => {
    const end = layout.groups[row]?.ends[index - 1];
    if (end) {
      const there = lineOf(row, end.partner);
      return mutual || end.partner === row ? there : [...there, ...lineOf(end.partner, row)];
    }
    const out = { name: labels.outgoing, value: figures.text(relations.outgoing[row]) };
    return mutual
      ? [{ ...out, name: labels.total }]
      : [out, { name: labels.incoming, value: figures.text(relations.incoming[row]) }];
  };
  return {
    rows: layout.groups.map(({ mark, ends }) =>
      ends.length > 0 ? [mark, ...ends.map((end) => end.mark)] : [],
    ),
    axis: 'x',
    near: 'any',
    shapes: true,
    name: (place) => {
      const told = linesOf(place)
        .map(labels.point)
        .reduce((first, second) => labels.pair({ first, second }));
      return place.index === 0 ? labels.pair({ first: nameOf(place.row), second: told }) : told;
    },
    tooltip: (place) => ({
      title: nameOf(place.row),
      lines: linesOf(place),
    }),
    // The next group itself: what lies beside it on the page is chance.
    step: ({ row }, key) => {
      const by = rowKeys[key];
      if (!by) return undefined;
      for (let next = row + by; layout.groups[next]; next += by)
        if (layout.groups[next]?.ends.length) return { row: next, index: 0 };
      return undefined;
    },
  };
}
