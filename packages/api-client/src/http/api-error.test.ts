import { describe, expect, it } from 'vitest';

import { ApiError, errorOfResponse } from './api-error.js';

const answer = (body: string | undefined, status = 418) => new Response(body, { status });

describe('the error rule', () => {
  it.each([
    ['the error field', '{"error":"no tea","message":"other"}', 'no tea'],
    ['the message field', '{"message":"no tea"}', 'no tea'],
    ['the message when the error is empty', '{"error":" ","message":"no tea"}', 'no tea'],
    ['the message when the error is no text', '{"error":{"code":1},"message":"no tea"}', 'no tea'],
    ['the raw text', 'no tea', 'no tea'],
    ['the raw text without the space around it', '\nno tea\n', 'no tea'],
    ['the raw text of JSON with neither', '{"code":1}', '{"code":1}'],
    ['the raw text of a JSON list', '["no tea"]', '["no tea"]'],
    ['the raw text of JSON null', 'null', 'null'],
    [
      "a page's headline",
      '<!doctype html>\n<h1 class="a">Bad <b>gateway</b></h1><p>x',
      'Bad gateway',
    ],
    ["a page's title", '<html><title>502 Bad\nGateway</title><h1></h1>', '502 Bad Gateway'],
  ])('takes %s', async (_name, body, detail) => {
    const error = await errorOfResponse(answer(body));
    expect(error).toMatchObject({ kind: 'http', status: 418, detail });
    expect(error.message).toBe(`HTTP 418: ${detail}`);
  });

  it.each([undefined, '', '  \n', '<html><body><p>no headline</p>'])(
    'falls back for the body %j',
    async (body) => {
      const error = await errorOfResponse(answer(body, 500));
      expect(error.message).toBe('HTTP 500: 请求失败');
      expect(error.detail).toBe('');
      expect((await errorOfResponse(answer(body, 500), 'Server Error')).message).toBe(
        'HTTP 500: Server Error',
      );
    },
  );

  it('falls back when the body breaks off', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error('gone')) });
    const error = await errorOfResponse(new Response(broken, { status: 502 }));
    expect(error.message).toBe('HTTP 502: 请求失败');
  });
});

it.each([
  ['{"error":"x","fields":{"name":"too short","age":7}}', { name: 'too short' }],
  ['{"error":"x","fields":{}}', undefined],
  ['{"error":"x","fields":"name"}', undefined],
  ['{"error":"x","fields":null}', undefined],
  ['{"error":"x"}', undefined],
])('reads the fields of %s', async (body, fields) => {
  expect((await errorOfResponse(answer(body))).fields).toEqual(fields);
});

it('is an Error with a name and a cause', () => {
  const cause = new Error('dns');
  const error = new ApiError({ kind: 'network', message: 'no', cause });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'ApiError', cause, detail: '', status: undefined });
});
