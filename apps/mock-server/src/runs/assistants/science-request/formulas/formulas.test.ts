import { describe, expect, it } from 'vitest';

import { checkFormulas } from './check-formulas.js';
import { dimensionOf } from './dimensions.js';
import { readFormula } from './read-formula.js';
import { searchValues } from './search-values.js';
import { readSymbols } from './symbols.js';

/** What was read of a formula, without the trees of its sides: they are too large to compare. */
async function read(typed: string, quantities?: ReadonlySet<string>) {
  const formula = await readFormula(typed, quantities);
  if (typeof formula === 'string') return formula;
  const { sides, ...told } = formula;
  return { ...told, sides: sides.length };
}

describe('reading', () => {
  it.each([
    ['a million characters', '1+'.repeat(500_000), 'tooLong'],
    ['brackets without end', `${'('.repeat(200)}x${')'.repeat(200)}`, 'tooLarge'],
    ['more parts than are read', Array.from({ length: 249 }, () => '1').join('+'), 'tooLarge'],
    ['a loop', 'f(x) = f(x)', 'notAllowed'],
    ['an assignment', 'x := 3', 'syntax'],
    ['a function of its own', 'f(x) = (g(y) = y)(2)', 'notAllowed'],
    ['a call of the host', 'constructor("return 1")', 'notAllowed'],
    ['a property', 'x.constructor', 'notAllowed'],
    ['a matrix', '[1, 2] = x', 'notAllowed'],
    ['a range', '1:1000000', 'notAllowed'],
    ['a condition', 'x > 0 ? 1 : 2', 'notAllowed'],
    ['two statements', 'x; y', 'notAllowed'],
    ['two relations', '0 < x < 1', 'notAllowed'],
    ['a factorial', '100000!', 'notAllowed'],
    ['a text', '"x"', 'notAllowed'],
    ['an inequation of another kind', 'x != 2', 'notAllowed'],
    ['half of a claim', 'x =', 'syntax'],
    ['LaTeX', String.raw`\int_0^1 x\,dx`, 'latex'],
    ['a macro that calls itself', String.raw`\def\a{\a\a}\a`, 'latex'],
  ])('refuses %s', async (_what, typed, problem) => {
    expect(await read(typed)).toBe(problem);
  });

  it.each([
    ['E = m*c^2', { relation: '=', symbols: ['E', 'm', 'c'], tex: 'E = m \\, c^{2}', sides: 2 }],
    [
      '2x ≤ sin(pi)',
      { relation: '<=', symbols: ['x'], tex: '2 \\, x \\le \\sin\\left(\\pi \\right)', sides: 2 },
    ],
    ['sqrt(a)/b', { symbols: ['a', 'b'], tex: '\\frac{\\sqrt{a}}{b}', sides: 1 }],
  ])('reads %s', async (typed, formula) => {
    expect(await read(typed)).toEqual(formula);
  });

  it('takes e for the number, unless somebody says that it is a quantity', async () => {
    expect(await read('e^x')).toMatchObject({ symbols: ['x'] });
    expect(await read('e^x', new Set(['e']))).toMatchObject({ symbols: ['e', 'x'] });
  });
});

it('reads what is said of names, and hands back what it does not understand', () => {
  expect(
    readSymbols(
      'm [kg]\nv [m/s] 0..100\nn 1..50 integer\nx −1…1; k [1]\n\nspeed of light\ny 5..1\nm 1..2',
    ),
  ).toEqual({
    symbols: [
      { name: 'm', unit: 'kg' },
      { name: 'v', unit: 'm/s', from: 0, to: 100 },
      { name: 'n', unit: '', from: 1, to: 50, integer: true },
      { name: 'x', unit: '', from: -1, to: 1 },
      { name: 'k', unit: '1' },
    ],
    unread: ['speed of light', 'y 5..1', 'm 1..2'],
  });
});

describe('units', () => {
  it.each(['furlongs', '', 'm"]', 'import("x")', 'm^', '9'.repeat(60)])(
    'knows no unit %j',
    async (unit) => {
      expect(await dimensionOf(unit)).toBeUndefined();
    },
  );

  const symbols = 'E [J]; m [kg]; c [m/s]; t [s]; s [m]; a [m/s^2]; f [Hz]; T [K]; k [J/K]; x [1]';
  it.each([
    ['E = m*c^2', 'passed', { dimension: 'kg·m²·s⁻²' }],
    ['E = m*c^3', 'failed', { left: 'kg·m²·s⁻²', right: 'kg·m³·s⁻³' }],
    ['s = c*t + a*t^2/2', 'passed', { dimension: 'm' }],
    ['s = c*t + a*t', 'failed', { left: 'm', right: 'm·s⁻¹' }],
    ['c = sqrt(2*a*s)', 'passed', { dimension: 'm·s⁻¹' }],
    ['c = (2*a*s)^(1/2)', 'passed', { dimension: 'm·s⁻¹' }],
    ['s >= 0', 'passed', { dimension: 'm' }],
    ['x = exp(-E/(k*T))', 'passed', { dimension: '1' }],
    ['x = exp(-E)', 'failed', { left: '1', right: 'kg·m²·s⁻²' }],
    ['x = sin(2*pi*f*t)', 'passed', { dimension: '1' }],
    ['s = max(c*t, s)', 'passed', { dimension: 'm' }],
    ['s^x = 1', 'open', { names: '' }],
    ['x^x = x', 'passed', { dimension: '1' }],
    ['F = m*a', 'open', { names: 'F' }],
  ])('of %s: %s', async (typed, outcome, values) => {
    const { findings } = await checkFormulas([typed], readSymbols(symbols).symbols);
    expect(findings.find(({ kind }) => kind === 'dimensions')).toMatchObject({ outcome, values });
  });

  it('say nothing where no name has one', async () => {
    const { findings } = await checkFormulas(['a + b = b + a'], []);
    expect(findings.map(({ kind }) => kind)).toEqual(['identity']);
  });
});

describe('values', () => {
  const found = async (typed: string, symbols = '') => {
    const known = readSymbols(symbols).symbols;
    const read = await readFormula(typed, new Set(known.map(({ name }) => name)));
    if (typeof read === 'string') throw new Error(read);
    return searchValues(typed, read, known);
  };

  it.each([
    ['sin(x)^2 + cos(x)^2 = 1', '', 'passed'],
    ['(a+b)^2 = a^2 + 2*a*b + b^2', 'a 0..1000000', 'passed'],
    ['(a+b)^2 = a^2 + b^2', '', 'failed'],
    ['(a+b)/2 >= sqrt(a*b)', 'a 0..100; b 0..100', 'passed'],
    ['(a+b)/2 < sqrt(a*b)', 'a 0..100; b 0..100', 'failed'],
    // Fails in a small place alone.
    ['(x - 1.234)^2 > 0.0000001', 'x 0..5', 'failed'],
    ['x^2 > 0', '', 'failed'],
    ['x + 1 = x', 'x 100000000000..100000000100 integer', 'failed'],
    // Takes away nearly all of its digits: no counterexample.
    ['(x + 1000000) - 1000000 = x', '', 'passed'],
    ['2 + 2 = 5', '', 'failed'],
    ['log(x) <= x - 1', 'x 0.001..50', 'passed'],
  ])('%s with %j: %s', async (typed, symbols, outcome) => {
    expect(await found(typed, symbols)).toMatchObject({ outcome });
  });

  it('try every whole number where there are few, and say so', async () => {
    expect(await found('n^2 + n + 41 > 0', 'n 0..100 integer')).toEqual({
      outcome: 'passed',
      tried: 101,
      used: 101,
      all: true,
    });
    expect(await found('2^n > n^2', 'n 1..30 integer')).toMatchObject({
      outcome: 'failed',
      at: { n: 2 },
      left: 4,
      right: 4,
    });
    expect(await found('n/(n-1) > 0', 'n 1..9 integer')).toMatchObject({ all: false, used: 8 });
  });

  it('say nothing of a definition, of what has no value, and of too many names', async () => {
    expect(await found('E = m*c^2')).toEqual({ outcome: 'open', reason: 'definition', name: 'E' });
    expect(await found('v*t = 2*h', 'h [m] 1..9; t [s]; v [m/s]')).toMatchObject({ name: 'v' });
    expect(await found('E = m*c^2', 'E 0..10')).toMatchObject({ outcome: 'failed' });
    expect(await found('sqrt(x) >= 0', 'x -9..-1')).toMatchObject({ reason: 'noValues' });
    expect(await found('a+b+c+d+f+g+h+i+j >= 0')).toMatchObject({ reason: 'tooMany' });
    expect(await found('a + b')).toBeUndefined();
  });

  it('are the same each time', async () => {
    const [one, other] = [await found('x*y < 20'), await found('x*y < 20')];
    expect(one).toEqual(other);
  });

  it('end soon, however the formula is nested', async () => {
    const nested = `${'sin('.repeat(29)}x${')'.repeat(29)} <= 1`;
    const begun = performance.now();
    await found(nested);
    await found(`${'2^('.repeat(29)}x${')'.repeat(29)} >= 0`);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
