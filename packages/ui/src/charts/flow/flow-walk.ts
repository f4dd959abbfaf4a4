import type { ChartLabels } from '../../labels/types.js';
import type { Mark, Place, Walk } from '../frame/types.js';
import type { FlowDrawing } from './flow-layout.js';
import { stepFacts } from './step-facts.js';
import type { Steps } from './steps.js';

interface Options {
  drawing: FlowDrawing;
  steps: Steps;
  rtl: boolean;
  labels: ChartLabels;
  /** Several names in one sentence. */
  list: (names: readonly string[]) => string;
}

const middleOf = ({ x, y, width, height }: Mark) => ({ x: x + width / 2, y: y + height / 2 });

/** Steps side by side are one row, from the first layer to the last. */
export function rowsOf({ steps, across }: FlowDrawing, rtl: boolean): number[][] {
  const along = (mark: Mark) => {
    const { x, y } = middleOf(mark);
    return across ? (rtl ? -x : x) : y;
  };
  const aside = (mark: Mark) => {
    const { x, y } = middleOf(mark);
    return across ? y : rtl ? -x : x;
  };
  const rows = new Map<number, number[]>();
  for (const [place, mark] of steps.entries()) {
    const layer = Math.round(along(mark));
    const row = rows.get(layer);
    if (row) row.push(place);
    else rows.set(layer, [place]);
  }
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([, row]) => row.toSorted((a, b) => aside(steps[a] as Mark) - aside(steps[b] as Mark)));
}

/** Arrows onwards and back follow the links; arrows across them walk the layer. */
export function flowWalk({
  drawing,
  steps,
  rtl,
  labels,
  list,
}: Options): Walk & { at: number[][] } {
  const at = rowsOf(drawing, rtl);
  const placeOfStep = new Map<number, Place>();
  for (const [row, places] of at.entries())
    for (const [index, place] of places.entries()) placeOfStep.set(place, { row, index });
  const stepAt = ({ row, index }: Place) => at[row]?.[index] ?? -1;
  const { across } = drawing;
  const [onward, back] = across
    ? rtl
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft']
    : ['ArrowDown', 'ArrowUp'];
  const [next, previous] = across
    ? ['ArrowDown', 'ArrowUp']
    : rtl
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft'];

  /** Of the steps a key can lead to, the one that lies straightest ahead; links back come last. */
  const ahead = (from: number, key: string) => {
    const node = steps.nodes[from];
    const leaves = key === onward;
    const links = (leaves ? node?.outgoing : node?.incoming) ?? [];
    const origin = middleOf(drawing.steps[from] as Mark);
    let best: { to: number; rank: number } | undefined;
    for (const place of links) {
      const link = steps.links[place];
      const to = leaves ? link?.to : link?.from;
      const mark = drawing.steps[to ?? -1];
      if (to === undefined || !mark || to === from) continue;
      const { x, y } = middleOf(mark);
      const rank = Math.abs(across ? y - origin.y : x - origin.x) + (link?.back ? 1e6 : 0);
      if (!best || rank < best.rank) best = { to, rank };
    }
    return best?.to;
  };
  const facts = (place: Place) => stepFacts(steps, stepAt(place), labels, list);
  return {
    at,
    rows: at.map((row) => row.map((place) => drawing.steps[place] as Mark)),
    axis: across ? 'y' : 'x',
    near: 'any',
    keys: labels.linkKeys,
    name: (place) => {
      const { name, told } = facts(place);
      return [name, ...told.map((one) => (one.value ? labels.point(one) : one.name))].reduce(
        (first, second) => labels.pair({ first, second }),
      );
    },
    tooltip: (place) => {
      const { name, told } = facts(place);
      // What leads to a step is longer than any figure: it takes the whole line.
      const lines = told.map((one) => ({
        name: one.value ? labels.point(one) : one.name,
        value: '',
      }));
      return { title: name, lines };
    },
    step: (from, key) => {
      if (key === onward || key === back) {
        const to = ahead(stepAt(from), key);
        return to === undefined ? from : placeOfStep.get(to);
      }
      if (key !== next && key !== previous) return undefined;
      const last = (at[from.row]?.length ?? 1) - 1;
      const index = Math.min(Math.max(from.index + (key === next ? 1 : -1), 0), last);
      return { row: from.row, index };
    },
  };
}
