import { describe, expect, it } from 'vitest';

import { cssValue, declare, typeStyle, variable } from './css';
import { flatten, type TokenType } from './dtcg';
import { checkValues, read } from './values';

const one = (type: TokenType, value: unknown, extension?: object) =>
  flatten({
    a: { b: { $type: type, $value: value, $extensions: { 'dev.constella': extension } } },
  });
const px = (value: number) => ({ value, unit: 'px' });
const ink = { colorSpace: 'oklch', components: [0.5, 0.1, 200], hex: '#00747f' };
const shadow = { color: ink, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) };
const typography = {
  fontFamily: ['Inter', 'sans-serif'],
  fontSize: { value: 0.75, unit: 'rem' },
  fontWeight: 400,
  letterSpacing: px(0),
  lineHeight: 1.3333,
};

describe('a value of each type', () => {
  it.each<[TokenType, unknown, string, object?]>([
    ['color', ink, 'oklch(50.00% 0.1000 200.0)'],
    ['color', { ...ink, alpha: 0.4 }, 'oklch(50.00% 0.1000 200.0 / 0.4)'],
    ['dimension', px(12), '12px'],
    ['dimension', { value: 0, unit: 'rem' }, '0'],
    ['fontFamily', 'Inter', 'Inter'],
    ['fontFamily', ['Segoe UI', 'sans-serif'], "'Segoe UI', sans-serif"],
    ['fontWeight', 600, '600'],
    ['duration', { value: 120, unit: 'ms' }, '120ms'],
    ['cubicBezier', [0.16, 1, 0.3, 1], 'cubic-bezier(0.16, 1, 0.3, 1)'],
    ['number', 40, '40'],
    ['number', -0.012, '-0.012em', { unit: 'em' }],
    ['number', 0, '0', { unit: 'em' }],
    ['number', 1, 'underline', { css: ['none', 'underline'] }],
    ['shadow', shadow, '0 1px 2px oklch(50.00% 0.1000 200.0)'],
    ['shadow', { ...shadow, color: { ...ink, alpha: 0 } }, '0 0 0 0 transparent'],
    [
      'shadow',
      [shadow, { ...shadow, spread: px(-4), inset: true }],
      '0 1px 2px oklch(50.00% 0.1000 200.0), inset 0 1px 2px -4px oklch(50.00% 0.1000 200.0)',
    ],
  ])('%s %j is %s in CSS', (type, value, css, extension) => {
    const tokens = one(type, value, extension);
    checkValues(tokens);
    expect(declare(tokens, () => true)).toEqual({ '--constella-a-b': css });
  });

  it.each<[TokenType, unknown]>([
    ['color', '#ffffff'],
    ['color', { ...ink, components: [50, 0.1, 200] }],
    ['color', { ...ink, components: [0.5, 0.1] }],
    ['color', { ...ink, alpha: 2 }],
    ['color', { ...ink, hex: '#fff' }],
    ['color', { ...ink, colorSpace: 'srgb' }],
    ['dimension', 12],
    ['dimension', { value: 12, unit: 'em' }],
    ['dimension', { value: Number.NaN, unit: 'px' }],
    ['fontFamily', []],
    ['fontWeight', 1200],
    ['duration', { value: 120, unit: 'px' }],
    ['cubicBezier', [2, 0, 0, 1]],
    ['cubicBezier', [0, 0, 1]],
    ['number', '4'],
    ['shadow', []],
    ['shadow', { ...shadow, blur: 2 }],
    ['typography', { ...typography, lineHeight: '16px' }],
  ])('%s %j is refused', (type, value) => {
    expect(() => checkValues(one(type, value))).toThrow(`a.b: is no ${type}`);
  });
});

it('names custom properties in kebab case', () => {
  expect(variable('accent.onSolid')).toBe('--constella-accent-on-solid');
  expect(variable('space.16')).toBe('--constella-space-16');
});

it('declares no primitives', () => {
  const tree = { $type: 'number', 1: { $value: 1 } };
  const tokens = flatten({ palette: tree, scale: tree, face: tree, type: tree, layer: tree });
  expect(declare(tokens, () => true)).toEqual({ '--constella-layer-1': '1' });
});

it('keeps lines and tracking that are tokens as variables in a type style', () => {
  const style = (extension: object) => typeStyle(one('typography', typography, extension), 'a.b');
  expect(style({ line: '{line.12}', tracking: '{tracking.16}' })).toEqual({
    fontSize: '0.75rem',
    lineHeight: 'var(--constella-line-12)',
    letterSpacing: 'var(--constella-tracking-16)',
  });
  expect(style({ line: { value: 1.75, unit: 'rem' } })).toEqual({
    fontSize: '0.75rem',
    lineHeight: '1.75rem',
  });
});

it('says what is asked for in the wrong way', () => {
  const tokens = one('typography', typography);
  expect(() => declare(tokens, () => true)).toThrow('a.b: a typography token is several');
  expect(() => read(tokens, 'a.b', 'color')).toThrow('a.b: is no color but typography');
  expect(() => read(tokens, 'a.c', 'color')).toThrow('a.c: is no color but undefined');
  expect(() => typeStyle(tokens, 'a.c')).toThrow('a.c: is no typography');
  expect(cssValue('a', { type: 'number', value: 1, extension: {} })).toBe('1');
});
