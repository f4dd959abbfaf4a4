import type { ConstantNode, MathNode, SymbolNode } from 'mathjs';

import { once } from '../../../../base/language/texts.js';
import { calledName, constants, type ReadFormula } from './read-formula.js';

/** Powers of the seven base units of the SI and of the bit; angles are numbers. */
type Dimension = readonly number[];
/** Zero has every dimension. */
type Sized = Dimension | 'any';

const baseUnits = ['kg', 'm', 's', 'A', 'K', 'cd', 'mol', 'bit'];
/** Their places in a unit of mathjs, which has the angle before the bit. */
const places = [0, 1, 2, 3, 4, 5, 6, 8];
const none: Dimension = baseUnits.map(() => 0);

/** What a dimensional analysis finds. */
export type DimensionFinding =
  | { readonly outcome: 'passed'; readonly dimension: string }
  | { readonly outcome: 'failed'; readonly left: string; readonly right: string }
  | { readonly outcome: 'open'; readonly names: readonly string[] };

class Mismatch extends Error {
  constructor(
    readonly left: Sized,
    readonly right: Sized,
  ) {
    super('dimensions');
  }
}
/** A power that is no number: its dimension depends on a value. */
class Undetermined extends Error {}

type UnitOf = (name: string) => { readonly dimensions: readonly number[] };
const unitReaders = new Map<'unit', Promise<UnitOf>>();
const unitReader = (): Promise<UnitOf> =>
  once(unitReaders, 'unit', async () => {
    const { create, unitDependencies } = await import('mathjs');
    return create({ unitDependencies: unitDependencies! }).unit;
  });

/** The dimension of a unit as somebody writes it; undefined where nothing is known by it. */
export async function dimensionOf(unit: string): Promise<Dimension | undefined> {
  if (unit === '1') return none;
  // Letters, powers and fractions: nothing else is part of a unit.
  if (!/^[\p{L}Ω°µ·\d\s^*/().-]{1,40}$/u.test(unit)) return undefined;
  try {
    const { dimensions } = (await unitReader())(unit.replaceAll('·', '*').replaceAll('Ω', 'ohm'));
    return places.map((place) => dimensions[place] ?? 0);
  } catch {
    return undefined;
  }
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** A power as it stands after a unit. */
const power = (shown: string): string =>
  shown
    .replaceAll(/\d/g, (digit) => raised.charAt(Number(digit)))
    .replace('-', '⁻')
    .replace('.', '·');

/** A dimension in base units: `kg·m²·s⁻²`, and 1 for a number. */
const written = (dimension: Sized): string =>
  dimension === 'any'
    ? '0'
    : dimension
        .flatMap((value, at) => {
          const shown = String(Math.round(value * 1_000) / 1_000);
          if (shown === '0') return [];
          return [`${baseUnits[at]}${shown === '1' ? '' : power(shown)}`];
        })
        .join('·') || '1';

const isSame = (one: Dimension, other: Dimension) =>
  one.every((power, at) => Math.abs(power - (other[at] ?? 0)) < 1e-9);

/** The dimension of two that have to be the same. */
function common(left: Sized, right: Sized): Sized {
  if (left === 'any') return right;
  if (right === 'any' || isSame(left, right)) return left;
  throw new Mismatch(left, right);
}

const scaled = (dimension: Sized, by: number): Sized =>
  dimension === 'any' ? 'any' : dimension.map((power) => power * by);

/** The value of a side without names: a power, mostly. */
function fixedValue(node: MathNode): number {
  const [first, second] = (node as unknown as { args?: MathNode[] }).args ?? [];
  switch (node.type) {
    case 'ConstantNode':
      return (node as ConstantNode).value;
    case 'ParenthesisNode':
      return fixedValue((node as unknown as { content: MathNode }).content);
    case 'OperatorNode': {
      const { fn } = node as unknown as { fn: string };
      if (first && !second && fn === 'unaryMinus') return -fixedValue(first);
      if (first && second && fn === 'divide') return fixedValue(first) / fixedValue(second);
      break;
    }
    default:
  }
  throw new Undetermined();
}

const roots: Readonly<Record<string, number>> = { sqrt: 1 / 2, cbrt: 1 / 3 };
/** Functions whose value is measured as what they are given is. */
const keeping = new Set(['abs', 'min', 'max', 'floor', 'ceil']);

function sizeOf(node: MathNode, units: ReadonlyMap<string, Dimension>): Sized {
  const inner = (one: MathNode) => sizeOf(one, units);
  const { args = [] } = node as unknown as { args?: MathNode[] };
  const [first, second] = args;
  switch (node.type) {
    case 'ConstantNode':
      return (node as ConstantNode).value === 0 ? 'any' : none;
    case 'SymbolNode': {
      const { name } = node as SymbolNode;
      const known = units.get(name) ?? (Object.hasOwn(constants, name) ? none : undefined);
      if (!known) throw new Undetermined();
      return known;
    }
    case 'ParenthesisNode':
      return inner((node as unknown as { content: MathNode }).content);
    case 'FunctionNode': {
      const name = calledName(node);
      const sizes = args.map(inner);
      if (keeping.has(name)) return sizes.reduce(common, 'any');
      const [size = none] = sizes;
      if (roots[name] !== undefined) return scaled(size, roots[name]);
      sizes.reduce(common, none);
      return none;
    }
    default:
  }
  if (!first) throw new Undetermined();
  const { fn } = node as unknown as { fn: string };
  if (!second) return inner(first);
  if (fn === 'add' || fn === 'subtract') return common(inner(first), inner(second));
  if (fn === 'pow') {
    common(inner(second), none);
    const base = inner(first);
    // A number to any power is a number.
    if (base !== 'any' && isSame(base, none)) return none;
    return scaled(base, fixedValue(second));
  }
  const sizes = [inner(first), inner(second)];
  if (sizes.includes('any')) return 'any';
  const [left = none, right = none] = sizes as Dimension[];
  return left.map((power, at) => power + (fn === 'divide' ? -1 : 1) * (right[at] ?? 0));
}

/**
 * Whether both sides of a formula, and everything that is added in it, are measured in the same units.
 * @param units the dimensions of its names
 */
export function checkDimensions(
  { sides, symbols }: ReadFormula,
  units: ReadonlyMap<string, Dimension>,
): DimensionFinding {
  const names = symbols.filter((name) => !units.has(name));
  if (names.length > 0) return { outcome: 'open', names };
  try {
    return {
      outcome: 'passed',
      dimension: written(sides.map((side) => sizeOf(side, units)).reduce(common)),
    };
  } catch (error) {
    if (error instanceof Mismatch)
      return { outcome: 'failed', left: written(error.left), right: written(error.right) };
    if (error instanceof Undetermined) return { outcome: 'open', names: [] };
    throw error;
  }
}
