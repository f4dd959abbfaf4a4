import { describe, expect, it } from 'vitest';

import { fileSize, isAccepted, sortFiles, typeNames } from './file-rules.js';

const file = (name: string, type = '', size = 10) =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });
const open = { maxSize: Infinity, maxFiles: Infinity };

describe('isAccepted', () => {
  it.each([
    ['a.pdf', 'application/pdf', '.pdf', true],
    ['A.PDF', '', '.pdf', true],
    ['a.pdf', 'application/pdf', 'application/pdf', true],
    ['a.png', 'image/png', 'image/*', true],
    ['a.csv', 'text/csv;charset=utf-8', 'text/csv', true],
    ['a.zip', 'application/zip', '.pdf, image/*', false],
    ['pdf', '', '.pdf', false],
    ['image.txt', 'text/plain', 'image/*', false],
    ['a.zip', 'application/zip', undefined, true],
    ['a.zip', 'application/zip', ' , ', true],
    ['a.zip', '', '*/*', true],
  ])('%s (%s) for %s: %s', (name, type, accept, accepted) => {
    expect(isAccepted({ name, type }, accept)).toBe(accepted);
  });
});

describe('sortFiles', () => {
  it('says why a file is not taken', () => {
    const current = [file('a.pdf')];
    const { taken, refused } = sortFiles(
      current,
      [
        file('a.pdf'),
        file('b.pdf'),
        file('c.zip'),
        file('d.pdf', '', 0),
        file('e.pdf', '', 99),
        file('f.pdf'),
      ],
      { accept: '.pdf', maxSize: 50, maxFiles: 2 },
    );
    expect(taken.map(({ name }) => name)).toEqual(['b.pdf']);
    expect(refused.map(({ file: { name }, problem }) => [name, problem])).toEqual([
      ['a.pdf', 'duplicate'],
      ['c.zip', 'type'],
      ['d.pdf', 'empty'],
      ['e.pdf', 'size'],
      ['f.pdf', 'count'],
    ]);
  });

  it('takes everything without rules', () => {
    expect(sortFiles([], [file('a'), file('b')], open).taken).toHaveLength(2);
  });
});

describe('words', () => {
  it('names types', () => {
    expect(
      typeNames('.pdf, application/pdf, image/*, font/*, image/svg+xml, text/csv', {
        image: 'images',
      }),
    ).toEqual(['PDF', 'images', 'font/*', 'SVG', 'CSV']);
    expect(typeNames(undefined, {})).toEqual([]);
  });

  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [7, '7 bytes'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1_234_567, '1.2 MB'],
    [5e9, '5 GB'],
    [1e18, '1,000,000 TB'],
    [NaN, '0 bytes'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(fileSize(bytes, 'en')).toBe(words);
  });
});
