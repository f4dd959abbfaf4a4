import type { MathNode, SymbolNode } from 'mathjs';

import { once } from '../../../../base/language/texts.js';
import { toTex } from './to-tex.js';

/** The relations a formula may state between its sides. */
export const relations = ['=', '<', '<=', '>', '>='] as const;
/** One of {@link relations}. */
export type Relation = (typeof relations)[number];

/** Reasons why a formula is not read. */
export type FormulaProblem = 'tooLong' | 'tooLarge' | 'syntax' | 'notAllowed' | 'latex';

/** A formula that was read. */
export interface ReadFormula {
  /** Absent for an expression that states nothing. */
  readonly relation?: Relation;
  /** One side, or two. */
  readonly sides: readonly MathNode[];
  /** The names in it that stand for quantities, in their order. */
  readonly symbols: readonly string[];
  readonly tex: string;
}

/** Characters of a formula, pairs of brackets inside one another, and nodes of its tree. */
const longest = 500;
const deepest = 30;
const mostNodes = 300;

/** What may be worked out. Nothing here can loop, store or call. */
const operators = new Set([
  'add',
  'subtract',
  'multiply',
  'divide',
  'pow',
  'unaryMinus',
  'unaryPlus',
]);
/** Functions of numbers, by their names. */
export const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  abs: Math.abs,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log,
  log2: Math.log2,
  log10: Math.log10,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  floor: Math.floor,
  ceil: Math.ceil,
  min: Math.min,
  max: Math.max,
};
/** Names that are numbers, unless the person says that they are quantities. */
export const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };

type Parse = (expression: string) => MathNode;
const parsers = new Map<'parse', Promise<Parse>>();

/** A parser alone: it knows no unit, no matrix and nothing that evaluates. */
const parser = (): Promise<Parse> =>
  once(parsers, 'parse', async () => {
    const { create, parseDependencies } = await import('mathjs/number');
    return create({ parseDependencies: parseDependencies! }).parse;
  });

const isDeep = (typed: string): boolean => {
  let depth = 0;
  for (const sign of typed) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
};

const isAllowed = (node: MathNode): boolean => {
  switch (node.type) {
    case 'ConstantNode':
      return typeof (node as { value?: unknown }).value === 'number';
    case 'SymbolNode':
    case 'ParenthesisNode':
      return true;
    case 'OperatorNode':
      return operators.has((node as unknown as { fn: string }).fn);
    case 'FunctionNode':
      return Object.hasOwn(functions, calledName(node));
    default:
      return false;
  }
};

/** The name of the function a node calls; empty where it is worked out. */
export const calledName = (node: MathNode): string => {
  const { fn } = node as unknown as { fn: { type?: string; name?: string } };
  return fn.type === 'SymbolNode' ? (fn.name ?? '') : '';
};

const relationTex: Record<Relation, string> = {
  '=': '=',
  '<': '<',
  '<=': '\\le',
  '>': '>',
  '>=': '\\ge',
};

/**
 * A formula in plain notation: numbers, names, `+ - * / ^`, brackets, the functions of the list, and
 * one relation at most. Whatever else the notation of mathjs knows (assignments, functions of one's
 * own, lists, ranges, conditions) is refused before anything is worked out.
 */
export async function readFormula(
  typed: string,
  quantities: ReadonlySet<string> = new Set(),
): Promise<ReadFormula | FormulaProblem> {
  if (typed.length > longest) return 'tooLong';
  if (typed.includes('\\')) return 'latex';
  if (isDeep(typed)) return 'tooLarge';
  const plain = typed
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll('==', '=')
    .replaceAll('·', '*')
    .replaceAll('−', '-')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3');
  // Whatever hides a relation (`!=`, `:=`) is left in a side, where it is no expression.
  const parts = plain.split(/(<=|>=|<|>|(?<![!:])=)/);
  if (parts.length > 3) return 'notAllowed';
  const parse = await parser();
  const sides: MathNode[] = [];
  try {
    for (const part of [parts[0] ?? '', ...(parts.length > 1 ? [parts[2] ?? ''] : [])]) {
      if (part.trim() === '') return 'syntax';
      sides.push(parse(part));
    }
  } catch {
    return 'syntax';
  }
  const nodes: MathNode[] = [];
  for (const side of sides) side.traverse((node) => void nodes.push(node));
  if (nodes.length > mostNodes) return 'tooLarge';
  // A called name is a node of its own; it is checked with its call.
  const called = new Set(nodes.map((node) => (node as unknown as { fn?: unknown }).fn));
  const own = nodes.filter((node) => !called.has(node));
  if (!own.every(isAllowed)) return 'notAllowed';
  const names = own.flatMap((node) =>
    node.type === 'SymbolNode' ? [(node as SymbolNode).name] : [],
  );
  const relation = parts[1] as Relation | undefined;
  return {
    ...(relation && { relation }),
    sides,
    symbols: [...new Set(names)].filter(
      (name) => quantities.has(name) || !Object.hasOwn(constants, name),
    ),
    tex: sides.map((side) => toTex(side).trim()).join(` ${relation ? relationTex[relation] : ''} `),
  };
}
