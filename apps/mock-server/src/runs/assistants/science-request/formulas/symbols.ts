import type { ScienceSymbol } from '@constella/api-client/contract';

/** Lines that are read. */
const most = 40;
const number = String.raw`[-−+]?\d{1,12}(?:\.\d{1,12})?(?:e[-+]?\d{1,2})?`;
const pattern = new RegExp(
  String.raw`^([A-Za-z]\w{0,39})\s*(?:\[([^\]]{1,40})\])?\s*(?:(${number})\s*(?:\.\.|…)\s*(${number}))?\s*(integer|int|ℤ)?$`,
);

const numberOf = (typed: string): number => Number(typed.replace('−', '-'));

/**
 * What a person says of the names in formulas, one a line: `v [m/s] 0..100`, `n 1..50 integer`. Lines
 * that say something else are handed back.
 */
export function readSymbols(typed: string): {
  readonly symbols: readonly ScienceSymbol[];
  readonly unread: readonly string[];
} {
  const symbols = new Map<string, ScienceSymbol>();
  const unread: string[] = [];
  const lines = typed
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter(Boolean);
  for (const line of lines.slice(0, most)) {
    const [, name, unit = '', from, to, integer] = pattern.exec(line) ?? [];
    const range = from !== undefined && to !== undefined && [numberOf(from), numberOf(to)];
    if (name === undefined || symbols.has(name) || (range && range[0]! >= range[1]!)) {
      unread.push(line);
      continue;
    }
    symbols.set(name, {
      name,
      unit: unit.trim(),
      ...(range && { from: range[0]!, to: range[1]! }),
      ...(integer && { integer: true }),
    });
  }
  return { symbols: [...symbols.values()], unread: [...unread, ...lines.slice(most)] };
}
