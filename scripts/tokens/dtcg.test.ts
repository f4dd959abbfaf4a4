import { describe, expect, it } from 'vitest';

import { flatten, mergeTrees, resolveAliases, type TokenTree } from './dtcg';

const space = (value: number) => ({ $value: { value, unit: 'px' } });
const resolved = (tree: TokenTree) => resolveAliases(flatten(tree));

describe('flatten', () => {
  it('names tokens by their path and takes types and extensions from their groups', () => {
    const tokens = flatten({
      space: {
        $type: 'dimension',
        $extensions: { 'dev.constella': { unit: 'em' }, 'other.vendor': { unit: 'x' } },
        inner: { small: { ...space(4), $description: 'Tight.' } },
      },
    });
    expect([...tokens]).toEqual([
      [
        'space.inner.small',
        {
          type: 'dimension',
          value: { value: 4, unit: 'px' },
          description: 'Tight.',
          extension: { unit: 'em' },
        },
      ],
    ]);
  });

  it('takes the type of an alias from its target', () => {
    const tree = { a: { $type: 'number', $value: 1 }, b: { $value: '{a}' }, c: { $value: '{b}' } };
    expect(flatten(tree).get('c')?.type).toBe('number');
  });

  it('gives a group the tokens of the one it extends, and keeps its own', () => {
    const tokens = resolved({
      palette: { $type: 'dimension', near: { 1: space(1), 2: space(2) } },
      scale: { $type: 'dimension', $extends: '{palette}', near: { 2: space(9) } },
    });
    expect(tokens.get('scale.near.1')?.value).toEqual({ value: 1, unit: 'px' });
    expect(tokens.get('scale.near.2')?.value).toEqual({ value: 9, unit: 'px' });
  });

  it.each([
    ['a brace in a name', { 'a{b': { $type: 'number', $value: 1 } }, /brace or a dot/],
    ['a dot in a name', { 'a.b': { $type: 'number', $value: 1 } }, /brace or a dot/],
    ['a missing type', { a: { $value: 1 } }, /has the type undefined/],
    ['an unknown type', { a: { $type: 'string', $value: 'x' } }, /has the type "string"/],
    ['a bare value', { a: 1 }, /neither a group nor a token/],
    [
      'an extended token',
      { a: { $extends: '{b}' }, b: { $type: 'number', $value: 1 } },
      /no group/,
    ],
    ['an alias without target', { a: { $value: '{b}' } }, /no token b/],
    ['a circle', { a: { $value: '{b}' }, b: { $value: '{a}' } }, /refers to itself/],
  ])('refuses %s', (_name, tree, message) => {
    expect(() => flatten(tree)).toThrow(message);
  });
});

describe('resolveAliases', () => {
  it('reaches into composite values', () => {
    const color = { colorSpace: 'oklch', components: [0.5, 0, 0], hex: '#636363' };
    const tokens = resolved({
      edge: { $type: 'color', $value: color },
      low: { $type: 'shadow', $value: [{ color: '{edge}', inset: true }] },
    });
    expect(tokens.get('low')?.value).toEqual([{ color, inset: true }]);
  });

  it.each([
    [
      'another type',
      { a: { $type: 'number', $value: '{b}' }, b: { $type: 'fontWeight', $value: 400 } },
      /a: is a number, but b is a fontWeight/,
    ],
    [
      'nothing, in a composite',
      { a: { $type: 'shadow', $value: { color: '{gone}' } } },
      /a: there is no token gone/,
    ],
    [
      'itself, in a composite',
      { a: { $type: 'shadow', $value: { color: '{a}' } } },
      /a: refers to itself/,
    ],
  ])('refuses an alias to %s', (_name, tree, message) => {
    expect(() => resolved(tree)).toThrow(message);
  });
});

it('mergeTrees lets the later token win and keeps the rest of a group', () => {
  const merged = mergeTrees([
    { space: { $type: 'dimension', 4: { ...space(4), $description: 'Old.' }, 8: space(8) } },
    { space: { 4: space(5) } },
  ]);
  expect(merged).toEqual({ space: { $type: 'dimension', 4: space(5), 8: space(8) } });
});
