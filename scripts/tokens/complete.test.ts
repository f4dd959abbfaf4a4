import { expect, it } from 'vitest';

import { contrast, type Oklch } from '../../packages/ui/src/tokens/color';
import { complete } from './complete';
import type { TokenTree } from './dtcg';
import { printJson } from './json';
import { solve, step } from './solve';

const ext = (value: object) => ({ $extensions: { 'dev.constella': value } });
const neutral = ext({ neutral: { mode: 'light', hue: 260 } });
const hue = ext({
  scale: { mode: 'light', hue: 140, peak: 0.15, solid: [0.5, 0.14], on: 'white' },
});
const components = (tree: TokenTree, name: string) =>
  (tree[name] as { $value: { components: Oklch } }).$value.components;

it('solves a scale against the neutral of its mode', () => {
  const { ink, green } = complete({ green: hue }, { ink: neutral }) as Record<string, TokenTree>;
  expect(ink).toBeUndefined();
  expect(Object.keys(green ?? {}).length).toBe(1 + 12 + 1);
  const text = components(green ?? {}, '11');
  expect(contrast(text, components(green ?? {}, '3'))).toBeGreaterThan(4.9);
  expect(components(green ?? {}, '9')).toEqual([0.5, 0.14, 140]);
  expect(green?.['$extensions']).toEqual(hue.$extensions);
});

it('prefers the neutral of the same file', () => {
  const own = complete({ ink: ext({ neutral: { mode: 'light', hue: 20 } }), green: hue }, {});
  expect(components(own['ink'] as TokenTree, '9')[2]).toBe(20);
});

it('says when a scale has no neutral to stand on', () => {
  expect(() => complete({ green: hue }, {})).toThrow('green: there is no neutral for the light');
});

it('puts a solved step back when somebody edits it', () => {
  const once = complete({ ink: neutral }, {});
  const edited = structuredClone(once) as { ink: Record<string, { $value: unknown }> };
  edited.ink['7'] = { $value: { colorSpace: 'oklch', components: [0.5, 0, 0], hex: '#000000' } };
  expect(complete(edited as unknown as TokenTree, {})).toEqual(once);
});

it('writes the hex of every colour, inside shadows too', () => {
  const white = { colorSpace: 'oklch', components: [1, 0, 0], hex: '' };
  const tree = { a: { $type: 'shadow', $value: [{ color: white }] } };
  expect(complete(tree, {})).toEqual({
    a: { $type: 'shadow', $value: [{ color: { ...white, hex: '#ffffff' } }] },
  });
});

it('works out line height and letter spacing of a type size', () => {
  const rem = (value: number) => ({ value, unit: 'rem' });
  const size = (extension: object) => ({
    line: { $type: 'dimension', 12: { $value: rem(1) }, px: { $value: { value: 16, unit: 'px' } } },
    tracking: { $type: 'number', 24: { $value: -0.012 } },
    type: { $type: 'typography', a: { $value: { fontSize: rem(1.5) }, ...ext(extension) } },
  });
  const value = (extension: object) =>
    (complete(size(extension), {})['type'] as { a: { $value: object } }).a.$value;
  expect(value({ line: '{line.12}' })).toMatchObject({
    letterSpacing: rem(0),
    lineHeight: 0.6667,
  });
  expect(value({ line: rem(2), tracking: '{tracking.24}' })).toMatchObject({
    letterSpacing: rem(-0.018),
    lineHeight: 1.3333,
  });
  expect(() => value({ line: '{line.px}' })).toThrow('type.a: its line is in px');
});

it('refuses what cannot be solved, and steps that do not exist', () => {
  expect(() => solve(260, 0, [0.6, 0, 0], 10)).toThrow('No lightness of hue 260 reaches 10:1');
  expect(() => step([], 13)).toThrow(RangeError);
});

it('prints a token on a line and what a group says of itself first', () => {
  const tree = { space: { 4: { $value: { value: 4, unit: 'px' } }, $type: 'dimension' } };
  expect(printJson(tree)).toBe(`{
  "space": {
    "$type": "dimension",
    "4": { "$value": { "value": 4, "unit": "px" } }
  }
}`);
});
