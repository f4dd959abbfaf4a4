import { describe, expect, it } from 'vitest';

import type { ResultDocument } from '../../assistants/result-document';
import { documentCsv, hasTables } from './document-csv';
import { documentDocx } from './document-docx';
import { documentMarkdown } from './document-markdown';
import { fileName } from '../../app/download';
import { markdownLines, spansOf } from './markdown-lines';

const document: ResultDocument = {
  title: 'Add Gdańsk',
  blocks: [
    { kind: 'heading', level: 2, text: 'Why' },
    { kind: 'text', markdown: 'It is **faster**.\n\n1. One\n2. Two' },
    { kind: 'list', items: ['two\nlines'] },
    {
      kind: 'table',
      caption: 'Scores',
      columns: ['Option', 'Cost'],
      rows: [
        ['A | B', 1.5],
        ['=SUM(A1)', -2],
      ],
    },
  ],
};

describe('a document as a file', () => {
  it('is Markdown', () => {
    expect(documentMarkdown(document)).toBe(
      [
        '# Add Gdańsk',
        '## Why',
        'It is **faster**.\n\n1. One\n2. Two',
        '- two\n  lines',
        '**Scores**\n\n| Option | Cost |\n| --- | --- |\n| A \\| B | 1.5 |\n| =SUM(A1) | -2 |',
      ].join('\n\n') + '\n',
    );
  });

  it('is CSV: numbers are numbers, nothing is a formula', () => {
    expect(documentCsv(document, ['Written by AI, checked by nobody'])).toBe(
      '\u{FEFF}Scores\r\nOption,Cost\r\nA | B,1.5\r\n\'=SUM(A1),-2\r\n\r\n"Written by AI, checked by nobody"\r\n',
    );
    expect(hasTables({ title: '', blocks: [] })).toBe(false);
  });

  it.each(['en', 'ar', 'zh'] as const)(
    'is a document for word processors in %s',
    async (locale) => {
      const file = await documentDocx(document, locale);
      const bytes = new Uint8Array(await file.arrayBuffer());
      // A zip archive.
      expect(bytes.slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
      expect(bytes.length).toBeGreaterThan(2_000);
    },
  );

  it.each([
    ['A/B: "C"?', 'A B C.md'],
    ['', 'constella.md'],
    ['决策：仓库', '决策：仓库.md'],
  ])('is named %s', (title, name) => {
    expect(fileName(title, 'md')).toBe(name);
  });

  it('tells the lines of Markdown', () => {
    expect(
      markdownLines('# Head\ntext\ngoes on\n\n- a\n  - b\n2) c').map(({ kind, level, spans }) => [
        kind,
        level,
        spans.map(({ text }) => text).join(''),
      ]),
    ).toEqual([
      ['heading', 1, 'Head'],
      ['paragraph', 0, 'text goes on'],
      ['bullet', 0, 'a'],
      ['bullet', 1, 'b'],
      ['number', 0, 'c'],
    ]);
  });

  it('tells bold and italic, and leaves words with signs alone', () => {
    expect(spansOf('**A** and *b*, snake_case_name [c](https://d)')).toEqual([
      { text: 'A', bold: true, italic: false },
      { text: ' and ', bold: false, italic: false },
      { text: 'b', bold: false, italic: true },
      { text: ', snake_case_name c (https://d)', bold: false, italic: false },
    ]);
  });
});
