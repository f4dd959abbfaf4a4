import type { House } from './house';
import type { Import } from './read-imports';

/** A room of a house and how far down it is. */
interface Room {
  name: string;
  /** 0 is the roof. */
  floor: number;
  /** Rooms of one floor that may use each other have one number. */
  group: number;
  /** The room's name in a picture: its group, or the sign it is meant by. */
  label: string;
}

/** A test, a story or what they are made with: it uses the whole house, and nothing else uses it. */
export const isTest = (file: string) =>
  /\.(?:test|type-test|stories)\.|\/testing\/|\/story-[\w-]+\.tsx?$/.test(file);

/** The room of a house a file stands in; undefined where the house has none for it. */
export function roomOf({ folder, floors = '**' }: House, file: string): Room | undefined {
  const [entry = '', inner = ''] = file.slice(folder.length + 1).split('/');
  const groups = floors
    .split('→')
    .flatMap((rooms, floor) =>
      rooms
        .split('|')
        .map((group) => ({ floor, names: group.split('+').map((name) => name.trim()) })),
    );
  let rest: Room | undefined;
  for (const [group, { floor, names }] of groups.entries()) {
    const apart = { floor, group: NaN };
    for (const name of names) {
      if (name === entry) return { name, floor, group, label: names.join(' + ') };
      if (name === `${entry}/*`) return { ...apart, name: `${entry}/${inner}`, label: name };
      if (name === '*') rest = { ...apart, name: entry, label: 'others' };
      if (name === '**') rest = { name: entry, floor, group, label: 'others' };
    }
  }
  return rest;
}

/** A file of a folder. */
export const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`);

/** An import's fault about packages and tests. */
function foreign({ folder, uses }: House, { specifier, file }: Import): string | undefined {
  const name = specifier.startsWith('@constella/') && specifier.split('/', 2).join('/');
  if (name && !uses?.includes(name)) return `${folder} knows nothing of ${name}`;
  if (file && !isIn(folder, file)) return 'another package is imported by its name';
  if (file && isTest(file)) return 'only tests and stories use it';
  return undefined;
}

/** An import's fault about the floors of a house. */
function upward(house: House, from: string, file: string): string | undefined {
  const here = roomOf(house, from);
  const there = roomOf(house, file);
  if (!here || !there || here.name === there.name) return undefined;
  if (there.floor < here.floor) return `${there.name} is a floor above ${here.name}`;
  const areNeighbours = there.floor === here.floor && there.group !== here.group;
  return areNeighbours ? `${here.name} and ${there.name} are neighbours` : undefined;
}

/** The fault of one import, if any. */
function breachOf(houses: readonly House[], from: string, one: Import): string | undefined {
  const { file } = one;
  if (from.endsWith('.css.ts') && file?.endsWith('.tsx')) return 'a style asks a component';
  const homes = houses.filter(({ folder }) => isIn(folder, from));
  if (isTest(from)) {
    if (!file || isTest(file)) return undefined;
    const strict = homes.find(({ tests, folder }) => tests === 'down' && isIn(folder, file));
    const floor = (of: string) => (strict && roomOf(strict, of)?.floor) ?? 0;
    return floor(file) < floor(from) ? 'it is on a floor above' : undefined;
  }
  const problem = homes[0] && from.includes('/src/') ? foreign(homes[0], one) : undefined;
  if (problem || !file) return problem;
  return homes
    .filter(({ folder }) => isIn(folder, file))
    .map((house) => upward(house, from, file))
    .find(Boolean);
}

/** Every import that goes up, to a neighbour or to a package it may not know; and files in no room. */
export function breaches(
  houses: readonly House[],
  imports: ReadonlyMap<string, readonly Import[]>,
): string[] {
  return [...imports].flatMap(([from, list]) => [
    ...houses
      .filter((house) => isIn(house.folder, from) && !isTest(from) && !roomOf(house, from))
      .map(({ folder }) => `${from}: ${folder} has no floor for it`),
    ...list.flatMap((one) => {
      const breach = breachOf(houses, from, one);
      return breach ? `${from} → ${one.file ?? one.specifier}: ${breach}` : [];
    }),
  ]);
}

/** The files that import each other in a circle (Tarjan's strongly connected components). */
export function circles(imports: ReadonlyMap<string, readonly Import[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const mine = order.size;
    order.set(file, mine);
    lowest.set(file, mine);
    path.push(file);
    for (const { file: next } of imports.get(file) ?? []) {
      if (!next) continue;
      const reached = order.has(next)
        ? path.includes(next)
          ? order.get(next)!
          : mine
        : visit(next);
      lowest.set(file, Math.min(lowest.get(file)!, reached));
    }
    if (lowest.get(file) === mine) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1 || imports.get(file)?.some((one) => one.file === file))
        found.push(circle);
    }
    return lowest.get(file)!;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}
