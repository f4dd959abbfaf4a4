import { describe, expect, it } from 'vitest';

import { isJson, parseJson } from './body.js';

const manyKeys = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, at) => ({ [`key${at}`]: at })));

describe('a body', () => {
  it.each([
    ['nested too deep', `${'['.repeat(33)}${']'.repeat(33)}`, 400, 'tooDeep'],
    ['with too many keys', manyKeys(10_001), 400, 'tooManyFields'],
    ['with a key twice', '{"a": 1, "b": [{"c": 1, "\\u0063" : 2}]}', 400, 'keyTwice'],
    ['with a prototype', '{"a":{"\\u005f_proto__":{"b":2}}}', 422, 'unknown'],
    ['with NUL', '{"a":"x\\u0000"}', 400, 'notText'],
    ['with half a pair', '{"a":["\\ud83d"]}', 400, 'notText'],
    ['with half a pair in a key', '{"\\udc00":1}', 400, 'notText'],
    ['that is no JSON', '{"a":1}}', 400, 'notJson'],
  ])('%s is refused', (_what, text, status, message) => {
    let refusal: unknown;
    try {
      parseJson(text);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toMatchObject({ status, message: expect.stringContaining(message) as string });
  });

  it.each([
    ['as deep as it may be', `${'['.repeat(32)}${']'.repeat(32)}`],
    ['with as many keys as it may have', manyKeys(10_000)],
    ['with braces, brackets and quotes in its texts', '{"a":"{[\\"]}","b":":","c":["a","a"]}'],
    ['with a key again in another object', '{"a":{"b":1},"c":{"b":1},"b":"b"}'],
    ['with whole pairs', '{"😀":"\\ud83d\\ude00"}'],
    ['with a constructor', '{"constructor":{"prototype":1}}'],
  ])('%s is read', (_what, text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
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
