import { describe, expect, test } from 'vitest';

import { vars } from '../../tokens/contract.css.js';
import { logical } from './logical-props.css.js';
import { takeLogicalProps } from './logical-props.js';

const valuesOf = (style: object | undefined) => Object.values(style ?? {});

describe('takeLogicalProps', () => {
  test('leaves everything else, and no style where there is nothing to say', () => {
    const taken = takeLogicalProps({ id: 'a', className: 'mine' }, 'base', false);
    expect(taken).toEqual({ rest: { id: 'a' }, classes: 'base mine', style: undefined });
  });

  test('distances are tokens', () => {
    const { classes, style, rest } = takeLogicalProps({
      padding: 16,
      marginInline: 'auto',
      id: 'a',
    });
    expect(rest).toEqual({ id: 'a' });
    expect(classes).toBe(`${logical.padding.className} ${logical.marginInline.className}`);
    expect(valuesOf(style)).toEqual([vars.space['16'], 'auto']);
  });

  test('numbers and names are the same', () => {
    expect(takeLogicalProps({ padding: 16 }).style).toEqual(
      takeLogicalProps({ padding: '16' }).style,
    );
    expect(valuesOf(takeLogicalProps({ padding: 0 }).style)).toEqual(['0px']);
  });

  test('sizes', () => {
    const { style } = takeLogicalProps({
      inlineSize: 'full',
      maxInlineSize: 'form',
      blockSize: 240,
    });
    expect(valuesOf(style)).toEqual(['100%', vars.size.form, '240px']);
  });

  test('the caller wins', () => {
    const { style, classes } = takeLogicalProps({
      padding: 8,
      style: { color: 'red' },
      className: 'mine',
    });
    expect(style).toMatchObject({ color: 'red' });
    expect(classes.endsWith(' mine')).toBe(true);
  });

  test('what is not in the scale is left out', () => {
    const { style, classes } = takeLogicalProps({
      padding: 17 as 16,
      blockSize: Number.NaN,
      inlineSize: undefined,
    });
    expect([style, classes]).toEqual([undefined, '']);
  });
});
