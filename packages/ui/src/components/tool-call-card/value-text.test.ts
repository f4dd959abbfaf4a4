import { describe, expect, it } from 'vitest';

import { valueText } from './value-text.js';

describe('valueText', () => {
  it('writes texts as they are and the rest as JSON', () => {
    expect(valueText('{"a":1}')).toEqual({ text: '{"a":1}', isJson: false });
    expect(valueText({ a: [1, null] })).toEqual({
      text: '{\n  "a": [\n    1,\n    null\n  ]\n}',
      isJson: true,
    });
    expect(valueText(0)).toEqual({ text: '0', isJson: true });
    expect(valueText(false)).toEqual({ text: 'false', isJson: true });
  });

  it.each([undefined, null, ''])('has nothing for %s', (value) => {
    expect(valueText(value)).toBeUndefined();
  });

  it('never throws', () => {
    const circle: Record<string, unknown> = { name: 'a' };
    circle['self'] = circle;
    const twice = { x: 1 };
    expect(valueText(circle)?.text).toBe('{\n  "name": "a",\n  "self": "…"\n}');
    expect(valueText([twice, twice])?.text).not.toContain('…');
    expect(valueText({ big: 12n })?.text).toContain('"12"');
    expect(valueText(Symbol('s'))?.text).toBe('Symbol(s)');
    expect(
      valueText({
        toJSON: () => {
          throw new Error('no');
        },
      })?.text,
    ).toBe('[object Object]');
  });
});
