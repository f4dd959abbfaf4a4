import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { diffLines } from './diff-lines.js';
import { foldLines, toRows } from './diff-rows.js';

const text = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');
const marks = { same: ' ', added: '+', removed: '-' };
const shortForm = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text: line }) => marks[kind] + line);

describe('diffLines', () => {
  it('puts what went before what came', () => {
    expect(shortForm(text('a', 'b', 'c'), text('a', 'x', 'c', 'd'))).toEqual([
      ' a',
      '-b',
      '+x',
      ' c',
      '+d',
    ]);
  });

  it('knows both line numbers', () => {
    const lines = diffLines(text('a', 'b', 'c'), text('b', 'c', 'd'));
    expect(lines.map(({ before, after }) => [before, after])).toEqual([
      [1, undefined],
      [2, 1],
      [3, 2],
      [undefined, 3],
    ]);
  });

  it('marks the words of a line that replaces a similar one', () => {
    const [removed, added] = diffLines('rate is 0.08 a year', 'rate is 0.05 a year');
    expect(removed?.parts?.filter(({ isChanged }) => isChanged).map((part) => part.text)).toEqual([
      '08',
    ]);
    expect(added?.parts?.map((part) => part.text).join('')).toBe('rate is 0.05 a year');
    expect(diffLines('completely different', 'x y z')[0]?.parts).toBeUndefined();
  });

  it('sees no difference in line ends', () => {
    expect(shortForm('a\r\nb\r\n', 'a\nb')).toEqual([' a', ' b']);
    expect(diffLines('', '')).toEqual([]);
    expect(diffLines('', '\n')).toHaveLength(1);
  });

  it('gives up looking for the shortest way, not for the truth', () => {
    const numbers = (from: number) =>
      Array.from({ length: 5000 }, (_, index) => String(from + index)).join('\n');
    const lines = diffLines(numbers(0), numbers(100_000));
    expect(lines.filter(({ kind }) => kind === 'removed')).toHaveLength(5000);
    expect(lines.filter(({ kind }) => kind === 'added')).toHaveLength(5000);
  });

  it('holds both texts, whatever they are', () => {
    const lines = array(constantFrom('a', 'b', 'c d', ''), { maxLength: 12 });
    assert(
      property(lines, lines, (before, after) => {
        const all = diffLines(text(...before), text(...after));
        const side = (kind: 'added' | 'removed') =>
          all.filter((line) => line.kind !== kind).map((line) => line.text);
        expect(side('added')).toEqual(before);
        expect(side('removed')).toEqual(after);
      }),
    );
  });
});

describe('foldLines', () => {
  const many = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  const lines = diffLines(text(...many), text(...many.with(10, 'changed')));
  const folds = (opened: string[] = []) =>
    foldLines(lines, 3, new Set(opened)).flatMap((row) => ('fold' in row ? [row] : []));

  it('folds what is far from a change', () => {
    expect(folds()).toEqual([
      { fold: '1:1', count: 7 },
      { fold: '12:12', count: 6 },
    ]);
    expect(folds(['1:1'])).toEqual([{ fold: '12:12', count: 6 }]);
  });

  it('does not fold a single line', () => {
    const short = diffLines(text('a', 'b', 'c', 'd', 'x'), text('a', 'b', 'c', 'd', 'y'));
    expect(foldLines(short, 3, new Set()).some((row) => 'fold' in row)).toBe(false);
  });

  it('folds everything where nothing changed', () => {
    const same = diffLines(text(...many), text(...many));
    expect(foldLines(same, 3, new Set())).toEqual([{ fold: '1:1', count: 20 }]);
  });
});

describe('toRows', () => {
  it('puts what was replaced beside what came', () => {
    const folded = foldLines(diffLines(text('a', 'b', 'c'), text('x', 'c', 'd')), 3, new Set());
    const sides = toRows(folded, 'split').map((row) =>
      row.kind === 'pair' ? [row.before?.text, row.after?.text] : row.kind,
    );
    expect(sides).toEqual([
      ['a', 'x'],
      ['b', undefined],
      ['c', 'c'],
      [undefined, 'd'],
    ]);
    expect(new Set(toRows(folded, 'split').map(({ key }) => key)).size).toBe(4);
  });
});
