import { describe, expect, it } from 'vitest';

import { createEventStreamParser } from './event-stream.js';

const stream = [
  '\uFEFF: a comment',
  'id: 1',
  'event: step',
  'data: {"a":1}',
  '',
  'id:2',
  'data:one',
  'data: two',
  '',
  'event: nothing',
  '',
  'data',
  '',
  'data: same id',
  '',
  'id: bad\0',
  'unknown: x',
  'retry: 250',
  'retry: soon',
  'data: last',
  '',
  'data: unfinished',
];
const events = [
  { id: '1', type: 'step', data: '{"a":1}' },
  { id: '2', type: 'message', data: 'one\ntwo' },
  { id: '2', type: 'message', data: '' },
  { id: '2', type: 'message', data: 'same id' },
  { id: '2', type: 'message', data: 'last' },
];

describe.each([
  ['LF', '\n'],
  ['CR', '\r'],
  ['CRLF', '\r\n'],
])('a stream with %s', (_name, end) => {
  const text = stream.join(end);

  it('is read in one piece', () => {
    const parser = createEventStreamParser();
    expect(parser.push(text)).toEqual(events);
    expect(parser.retry).toBe(250);
  });

  it.each([1, 2, 3, 7])('is read in pieces of %i', (size) => {
    const parser = createEventStreamParser();
    const read = [];
    for (let at = 0; at < text.length; at += size)
      read.push(...parser.push(text.slice(at, at + size)));
    expect(read).toEqual(events);
  });
});
