import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { JsonOutline } from './json-outline.js';
import { shapeOf } from './shape.js';

const type = z.object({
  summary: z.string(),
  risks: z.array(
    z.object({
      id: z.string().regex(/^r\d+$/),
      level: z.enum(['low', 'high']),
      title: z.string(),
      cause: z.string().nullable(),
      score: z.number(),
      controls: z.array(z.string()),
    }),
  ),
});
const answer = JSON.stringify({
  summary: 'Two risks.\nBoth can be met.',
  risks: [
    {
      id: 'r1',
      level: 'high',
      title: 'Water "in" the cellar',
      cause: null,
      score: 12,
      controls: ['A pump', 'An alarm'],
    },
    { id: 'r2', level: 'low', title: '漏水', cause: 'التسرب', score: 2, controls: [] },
  ],
});
const shown = [
  'Two risks.',
  'Both can be met.',
  '• Water "in" the cellar',
  '  • A pump',
  '  • An alarm',
  '• 漏水',
  '  التسرب',
].join('\n');

const outlineOf = (text: string, size: number): string => {
  const outline = new JsonOutline(shapeOf('risks', type).schema);
  let written = '';
  for (let at = 0; at < text.length; at += size)
    written += outline.write(text.slice(at, at + size));
  return written;
};

describe('JSON in the making', () => {
  it.each([1, 3, 7, 10_000])('is read as lines of text, %i characters at a time', (size) => {
    expect(outlineOf(answer, size)).toBe(shown);
  });

  it.each([
    ['thoughts', '<think>{"summary": "no"}</think>\n'],
    ['a sentence and a fence', 'Here it is:\n```json\n'],
  ])('begins after %s', (_what, before) => {
    expect(outlineOf(`${before}${answer}\n\`\`\`\nDone.`, 5)).toBe(shown);
  });

  it('shows what is there of an entry, and nothing of what is no JSON', () => {
    expect(outlineOf(answer.slice(0, answer.indexOf('" the cellar')), 4)).toContain('• Water "in');
    expect(outlineOf('{"summary": "So far" oh no {"risks": 1', 4)).toBe('So far');
    expect(outlineOf('I cannot answer that.', 4)).toBe('');
  });

  it('stops at a length nobody reads while it grows', () => {
    const long = JSON.stringify({ summary: 'word '.repeat(40_000), risks: [] });
    expect(outlineOf(long, 400).length).toBeLessThan(21_000);
  });
});
