import { arc, chord, type Chord, type ChordSubgroup, ribbon } from 'd3';

import type { Mark, Plot } from '../frame/types.js';
import { placeLabels } from '../maths/place-labels.js';
import { shorten } from '../maths/shorten.js';
import { isValue } from '../maths/values.js';
import type { Relations } from './relations.js';

/** Px of the ring. */
const ring = 10;
/** Between two groups. */
const padAngle = 0.04;
const nameShare = 0.28;
/** Px from the ring to the names. */
const away = 14;

/** One end of a ribbon, as it is met on the way round a group. */
export interface End {
  /** The group at the other end. */
  partner: number;
  /** Place of the ribbon. */
  ribbon: number;
  mark: Mark;
}

const middle = ({ startAngle, endAngle }: Pick<ChordSubgroup, 'startAngle' | 'endAngle'>) =>
  (startAngle + endAngle) / 2;

/** Ring, ribbons and names. Groups go round in reading direction. */
export function layoutChord(plot: Plot, { cells }: Relations) {
  const line = 12 * plot.em * 1.4;
  const names = cells.rows.map((name) => shorten(name, plot.width * nameShare, plot.measure));
  const widest = Math.max(0, ...names.map((name) => plot.measure(name)));
  const radius = Math.max(
    40,
    Math.min(plot.height / 2 - line / 2 - 4, plot.width / 2 - widest - away - 4),
  );
  const inner = radius - ring;
  const [cx, cy] = [plot.width / 2, plot.height / 2];
  const turn = plot.rtl ? -1 : 1;
  const matrix = cells.values.map((row) =>
    Array.from(row, (value) => (isValue(value) ? value : 0)),
  );
  const chords = chord()
    .padAngle(padAngle)
    .sortSubgroups((a, b) => b - a)(matrix);
  const point = (angle: number, distance: number): Mark => ({
    x: cx + turn * Math.sin(angle) * distance,
    y: cy - Math.cos(angle) * distance,
    width: 0,
    height: 0,
  });
  const shape = ribbon<Chord, ChordSubgroup>().radius(inner - 2);
  const edge = arc<(typeof chords.groups)[number]>()
    .innerRadius(inner)
    .outerRadius(radius)
    .cornerRadius(2);

  const ends = cells.rows.map((): (End & { angle: number })[] => []);
  for (const [place, { source, target }] of chords.entries()) {
    const add = (end: ChordSubgroup, partner: number) =>
      ends[end.index]?.push({
        partner,
        ribbon: place,
        angle: middle(end),
        mark: point(middle(end), inner - 6),
      });
    add(source, target.index);
    if (source.index !== target.index) add(target, source.index);
  }

  // Names of each side move apart.
  const angles = chords.groups.map(middle);
  const ys = angles.map((angle) => cy - Math.cos(angle) * (radius + away / 2));
  for (const side of [1, -1]) {
    const mine = angles.flatMap((angle, index) =>
      Math.sin(angle) >= 0 === side > 0 ? [index] : [],
    );
    const placed = placeLabels(
      mine.map((index) => ys[index] as number),
      line,
      [0, plot.height],
    );
    for (const [order, index] of mine.entries()) ys[index] = placed[order] as number;
  }
  return {
    /** Into the middle; mirrored where text runs from right to left. */
    centre: `translate(${cx} ${cy})${plot.rtl ? ' scale(-1 1)' : ''}`,
    inner,
    ribbons: chords.map((one) => ({
      // Whoever gives more gives the colour.
      group: one.source.index,
      path: (shape(one) as unknown as string | null) ?? '',
    })),
    groups: chords.groups.map((group, index) => {
      const angle = angles[index] as number;
      const outwards = turn * (Math.sin(angle) >= 0 ? 1 : -1);
      const y = ys[index] as number;
      // As far aside as the ring lets a name of this height stand.
      const up = Math.min(1, Math.abs(y - cy) / (radius + away));
      const x = cx + outwards * (Math.sqrt(1 - up * up) * (radius + away - 4) + 4);
      return {
        path: edge(group) ?? '',
        mark: point(angle, radius - ring / 2),
        ends: (ends[index] ?? []).toSorted((a, b) => a.angle - b.angle),
        name: {
          text: group.value > 0 ? (names[index] ?? '') : '',
          x,
          y,
          anchor: outwards > 0 === !plot.rtl ? ('start' as const) : ('end' as const),
        },
      };
    }),
  };
}
