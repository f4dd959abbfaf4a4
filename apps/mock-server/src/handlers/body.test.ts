import { describe, expect, it } from 'vitest';

import { isJson, parseJson } from './body.js';

describe('a body', () => {
  it('loses its __proto__ keys, wherever they stand', () => {
    const value = parseJson(
      '{"__proto__":1,"a":{"\\u005f_proto__":{"b":2}},"c":[{"__proto__":3}]}',
    );
    expect(JSON.stringify(value)).toBe('{"a":{},"c":[{}]}');
    expect(Object.hasOwn(value as object, '__proto__')).toBe(false);
  });

  it.each([
    ['application/json', true],
    ['application/json; charset=utf-8', true],
    ['Application/JSON ', true],
    ['application/problem+json', true],
    ['application/jsonp', false],
    ['text/json', false],
    ['application/json, text/plain', false],
    ['', false],
    [null, false],
  ])('of the type %j: JSON is %j', (type, json) => {
    expect(isJson(type)).toBe(json);
  });
});
