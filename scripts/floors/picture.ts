import type { House } from './house';
import type { Import } from './read-imports';
import { isIn, isTest, roomOf } from './rules';

/** Rooms and the ones each uses. */
type Arrows = Map<string, Set<string>>;

const withArrow = (arrows: Arrows, from: string, to: string) =>
  arrows.set(from, (arrows.get(from) ?? new Set()).add(to));

/** The arrows between the rooms of a house, as its files draw them. */
function arrowsOf(house: House, imports: ReadonlyMap<string, readonly Import[]>): Arrows {
  const arrows: Arrows = new Map();
  const labelOf = (file: string) => roomOf(house, file)?.label;
  for (const [from, list] of imports) {
    const here = isIn(house.folder, from) && !isTest(from) ? labelOf(from) : undefined;
    for (const { file } of here ? list : []) {
      const there = file && isIn(house.folder, file) ? labelOf(file) : undefined;
      if (here && there && there !== here) withArrow(arrows, here, there);
    }
  }
  return arrows;
}

/** A room of a picture; Mermaid reads a name without spaces as it is. */
const box = (label: string) =>
  /\s|\*/.test(label) ? `${label.replaceAll(/\W+/g, '_')}["${label}"]` : label;

/** Without the arrows that longer ways say too. */
function shortest(arrows: Arrows): string[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(arrows.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  return [...arrows].flatMap(([from, list]) =>
    [...list]
      .filter((to) => ![...list].some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${box(from)} --> ${box(to)}`),
  );
}

const mermaid = (arrows: Arrows): string =>
  ['```mermaid', 'flowchart TD', ...shortest(arrows).toSorted(), '```'].join('\n');

/** `docs/house.md`: the arrows between the packages, and those between the floors of each. */
export function picture(
  houses: readonly House[],
  imports: ReadonlyMap<string, readonly Import[]>,
): string {
  const packages: Arrows = new Map();
  const nameOf = (folder: string) => folder.split('/')[1]!;
  for (const { folder, uses } of houses)
    for (const name of uses ?? []) withArrow(packages, nameOf(folder), nameOf(name));
  const floored = houses.filter(({ floors }) => floors);
  return [
    '# The house',
    'Written by `npm run floors` from the imports of the code: values, types and `import()`. What may ' +
      'use what is listed in `scripts/floors/house.ts`; `npm test` fails when an import goes up, to a ' +
      'neighbour or in a circle. An arrow that a longer way says too is left out.',
    '## Packages and apps',
    mermaid(packages),
    ...floored.flatMap((house) => [
      `## ${house.folder}`,
      `\`${house.floors}\``,
      mermaid(arrowsOf(house, imports)),
    ]),
    '',
  ].join('\n\n');
}
