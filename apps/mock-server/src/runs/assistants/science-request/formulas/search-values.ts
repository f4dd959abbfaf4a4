import type { ScienceSymbol } from '@constella/api-client/contract';
import type { ConstantNode, MathNode, SymbolNode } from 'mathjs';

import { calledName, constants, functions, type ReadFormula } from './read-formula.js';

/** Points a claim is tried at, and those near the tightest ones tried after them. */
const mostPoints = 2_000;
const nearTries = 40;
const nearest = 5;
/** Names a search can cover with these points. */
const mostSymbols = 8;
/** Where a name is tried that has no bounds. */
export const usualBounds = { from: -10, to: 10 } as const;
/** Part of the largest number on the way that rounding may take; sixteen digits are kept. */
const rounding = 1e-9;

/** One place a formula was tried at. */
export type Point = Readonly<Record<string, number>>;

/** What numbers say of a claim. */
export type ValueFinding =
  | {
      readonly outcome: 'passed';
      readonly tried: number;
      readonly used: number;
      /** Every whole number within the bounds was tried. */
      readonly all: boolean;
    }
  | {
      readonly outcome: 'failed';
      readonly at: Point;
      readonly left: number;
      readonly right: number;
    }
  | { readonly outcome: 'open'; readonly reason: 'noValues' | 'tooMany'; readonly tried: number }
  | { readonly outcome: 'open'; readonly reason: 'definition'; readonly name: string };

type Value = (point: Point) => number;
/** What was met while a point was worked out. */
interface Met {
  /** The largest number: what rounding is measured by. */
  peak: number;
  /** Nothing but whole numbers, none of which is rounded. */
  whole: boolean;
}

/** A side as a function of numbers. It calls nothing but the functions of the list. */
function compile(node: MathNode, met: Met): Value {
  const seen = (value: number): number => {
    met.peak = Math.max(met.peak, Math.abs(value));
    met.whole &&= Number.isSafeInteger(value);
    return value;
  };
  const { args = [] } = node as unknown as { args?: MathNode[] };
  const values = args.map((one) => compile(one, met));
  const [first, second] = values;
  switch (node.type) {
    case 'ConstantNode': {
      const { value } = node as ConstantNode;
      return () => seen(value);
    }
    case 'SymbolNode': {
      const { name } = node as SymbolNode;
      return (point) => seen(point[name] ?? constants[name] ?? Number.NaN);
    }
    case 'ParenthesisNode':
      return compile((node as unknown as { content: MathNode }).content, met);
    case 'FunctionNode': {
      const called = functions[calledName(node)]!;
      return (point) => seen(called(...values.map((value) => value(point))));
    }
    default:
  }
  const { fn } = node as unknown as { fn: string };
  if (!first) return () => Number.NaN;
  if (!second) return fn === 'unaryMinus' ? (point) => -first(point) : first;
  const worked: Record<string, (a: number, b: number) => number> = {
    add: (a, b) => a + b,
    subtract: (a, b) => a - b,
    multiply: (a, b) => a * b,
    divide: (a, b) => a / b,
    pow: (a, b) => a ** b,
  };
  const work = worked[fn]!;
  return (point) => seen(work(first(point), second(point)));
}

/** Numbers between 0 and 1, the same for the same text: mulberry32 of its FNV-1a hash. */
export function seededNumbers(text: string): () => number {
  let state = 2_166_136_261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Range = Required<Pick<ScienceSymbol, 'name' | 'from' | 'to'>> & { readonly integer: boolean };

/** Where the names of a formula are tried. */
export const rangesOf = (
  { symbols }: ReadFormula,
  known: readonly ScienceSymbol[],
): readonly Range[] =>
  symbols.map((name) => {
    const said = known.find((symbol) => symbol.name === name);
    const { from = usualBounds.from, to = usualBounds.to, integer = false } = said ?? {};
    return integer
      ? { name, from: Math.ceil(from), to: Math.floor(to), integer }
      : { name, from, to, integer };
  });

/** Every combination of some values of each name, up to a number of them. */
function* combined(
  ranges: readonly Range[],
  valuesOf: (range: Range) => readonly number[],
  most: number,
): Generator<Point> {
  const lists = ranges.map((range) => ({ name: range.name, values: valuesOf(range) }));
  const total = lists.reduce((count, { values }) => count * values.length, 1);
  for (let at = 0; at < Math.min(total, most); at += 1) {
    let rest = at;
    const point: Record<string, number> = {};
    for (const { name, values } of lists) {
      point[name] = values[rest % values.length] ?? Number.NaN;
      rest = Math.floor(rest / values.length);
    }
    yield point;
  }
}

const inside = (value: number, { from, to, integer }: Range): number => {
  const kept = Math.min(to, Math.max(from, value));
  return integer ? Math.round(kept) : kept;
};

/** Bounds, middle and the numbers at which formulas break most often. */
const special = (range: Range): number[] => [
  ...new Set(
    [range.from, range.to, (range.from + range.to) / 2, 0, 1, -1].map((value) =>
      inside(value, range),
    ),
  ),
];

const namesIn = (side: MathNode): Set<string> => {
  const names = new Set<string>();
  side.traverse((node) => {
    if (node.type === 'SymbolNode') names.add((node as SymbolNode).name);
  });
  return names;
};

/**
 * The name an equation ties to the rest: it stands on one side alone, by itself or as a quantity with a
 * unit, and nobody gave it bounds. Such an equation is a law or a definition, and not meant of every
 * value of that name: there is nothing numbers could disprove.
 */
function definedName(formula: ReadFormula, known: readonly ScienceSymbol[]): string | undefined {
  if (formula.relation !== '=') return undefined;
  const sides = formula.sides.map(namesIn);
  return formula.symbols.find((name) => {
    const [first, ...others] = formula.sides.filter((_, at) => sides[at]?.has(name));
    const said = known.find((symbol) => symbol.name === name);
    if (!first || others.length > 0 || said?.from !== undefined) return false;
    return first.type === 'SymbolNode' || !['', '1', undefined].includes(said?.unit);
  });
}

/**
 * Looks for numbers that disprove a claim: every whole number where there are few enough, else the
 * bounds and special values, random points that are the same each time, and the neighborhood of the
 * tightest of them. A difference that rounding could make disproves nothing.
 */
export function searchValues(
  typed: string,
  formula: ReadFormula,
  known: readonly ScienceSymbol[],
): ValueFinding | undefined {
  const { relation, sides } = formula;
  const [leftSide, rightSide] = sides;
  if (!relation || !leftSide || !rightSide) return undefined;
  const name = definedName(formula, known);
  if (name !== undefined) return { outcome: 'open', reason: 'definition', name };
  if (formula.symbols.length > mostSymbols) return { outcome: 'open', reason: 'tooMany', tried: 0 };

  const met: Met = { peak: 0, whole: true };
  const [left, right] = [compile(leftSide, met), compile(rightSide, met)];
  /** How far the claim holds at a point; negative where it does not, undefined where nothing is known. */
  const margin = (point: Point): number | undefined => {
    Object.assign(met, { peak: 0, whole: true });
    const [a, b] = [left(point), right(point)];
    if (!Number.isFinite(a) || !Number.isFinite(b) || !Number.isFinite(met.peak)) return undefined;
    const tolerance = met.whole ? 0 : rounding * met.peak;
    if (relation === '=') return tolerance - Math.abs(a - b);
    const apart = relation.startsWith('<') ? b - a : a - b;
    if (met.whole && apart === 0) return relation.endsWith('=') ? 0 : -1;
    return Math.abs(apart) <= tolerance ? 0 : apart;
  };
  const ranges = rangesOf(formula, known);
  const count = ranges.reduce(
    (total, { from, to, integer }) => total * (integer ? to - from + 1 : Infinity),
    1,
  );
  const all = count <= mostPoints;
  const random = seededNumbers(typed);
  let tight: readonly { readonly point: Point; readonly margin: number }[] = [];
  let tried = 0;
  let used = 0;
  let disproof: Point | undefined;
  const attempt = (point: Point): boolean => {
    tried += 1;
    const found = margin(point);
    if (found === undefined) return false;
    used += 1;
    if (found < 0) disproof = point;
    else if (tight.length < nearest || found < tight.at(-1)!.margin)
      tight = [...tight, { point, margin: found }]
        .toSorted((one, other) => one.margin - other.margin)
        .slice(0, nearest);
    return disproof !== undefined;
  };
  const spread = (range: Range): number => range.from + random() * (range.to - range.from);
  function* points(): Generator<Point> {
    if (all) {
      yield* combined(
        ranges,
        ({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at),
        mostPoints,
      );
      return;
    }
    yield* combined(ranges, special, mostPoints / 4);
    for (let rest = mostPoints - tried; rest > 0; rest -= 1)
      yield Object.fromEntries(ranges.map((range) => [range.name, inside(spread(range), range)]));
    if (relation === '=') return;
    for (const { point } of tight)
      for (let step = 1; step <= nearTries; step += 1)
        yield Object.fromEntries(
          ranges.map((range) => {
            const reach = (range.to - range.from) / 2 ** (1 + step / 3);
            const moved = (point[range.name] ?? 0) + (random() - 0.5) * reach;
            return [range.name, inside(moved, range)];
          }),
        );
  }
  for (const point of points()) if (attempt(point)) break;

  if (disproof)
    return { outcome: 'failed', at: disproof, left: left(disproof), right: right(disproof) };
  if (used === 0) return { outcome: 'open', reason: 'noValues', tried };
  // Of whole numbers that were left out nothing is known.
  return { outcome: 'passed', tried, used, all: all && used === tried };
}
