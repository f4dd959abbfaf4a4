import type { ChartLabels } from '../../labels/types.js';
import type { Steps } from './steps.js';

/** Neighbours that are named; the others are counted. */
const mostNamed = 8;

/** Names at the other ends of a step's links, with what stands on the links. */
export function neighbours(
  { nodes, links }: Steps,
  step: number,
  way: 'incoming' | 'outgoing',
  labels: ChartLabels,
  list: (names: readonly string[]) => string,
): string {
  const places = nodes[step]?.[way] ?? [];
  const names = places.slice(0, mostNamed).map((place) => {
    const link = links[place];
    const name = nodes[(way === 'outgoing' ? link?.to : link?.from) ?? -1]?.name ?? '';
    return link?.label ? labels.linked({ name, link: link.label }) : name;
  });
  const rest = places.length - names.length;
  return list(rest > 0 ? [...names, labels.more({ count: rest })] : names);
}

/** Facts known of a step besides its name. */
export function stepFacts(
  steps: Steps,
  step: number,
  labels: ChartLabels,
  list: (names: readonly string[]) => string,
): { name: string; told: { name: string; value: string }[] } {
  const node = steps.nodes[step];
  const [from, to] = (['incoming', 'outgoing'] as const).map((way) =>
    neighbours(steps, step, way, labels, list),
  );
  return {
    name: node?.name ?? '',
    told: [
      ...(node?.statusLabel ? [{ name: node.statusLabel, value: '' }] : []),
      ...(node?.text ? [{ name: node.text, value: '' }] : []),
      ...(from ? [{ name: labels.comesFrom, value: from }] : []),
      ...(to ? [{ name: labels.leadsTo, value: to }] : []),
    ],
  };
}
