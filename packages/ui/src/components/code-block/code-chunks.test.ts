import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { codeChunks } from './code-chunks.js';

describe('codeChunks', () => {
  it('cuts at lines', () => {
    expect(codeChunks('a\nb\nc\n', 2)).toEqual([
      { first: 1, last: 2, text: 'a\nb' },
      { first: 3, last: 3, text: 'c' },
    ]);
  });

  it('has one empty line for nothing', () => {
    expect(codeChunks('', 10)).toEqual([{ first: 1, last: 1, text: '' }]);
    expect(codeChunks('\n', 10)).toEqual([{ first: 1, last: 1, text: '' }]);
  });

  it('keeps empty lines, also at the end of a piece', () => {
    expect(codeChunks('\n\n\n\n', 2)).toEqual([
      { first: 1, last: 2, text: '\n' },
      { first: 3, last: 4, text: '\n' },
    ]);
  });

  it('loses nothing and counts every line', () => {
    const lines = array(constantFrom('', 'a', 'b c'), { minLength: 1, maxLength: 40 });
    assert(
      property(lines, integer({ min: 1, max: 7 }), (parts, size) => {
        const code = parts.join('\n');
        const chunks = codeChunks(code, size);
        const written = code.endsWith('\n') ? code.slice(0, -1) : code;
        expect(chunks.map(({ text }) => text).join('\n')).toBe(written);
        expect(chunks.at(-1)?.last).toBe(written.split('\n').length);
        for (const { first, last, text } of chunks)
          expect(text.split('\n')).toHaveLength(last - first + 1);
      }),
    );
  });
});
