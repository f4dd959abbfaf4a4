import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

import type { ResultDocument } from '../result-document';
import { documentCsv, hasTables } from './document-csv';
import { documentMarkdown } from './document-markdown';
import { fileName } from '../../base/download';

const intl = createIntl({ locale: 'en-US' });
const german = createIntl({ locale: 'de-DE' });

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
    expect(documentMarkdown(document, intl)).toBe(
      [
        '# Add Gdańsk',
        '## Why',
        'It is **faster**.\n\n1. One\n2. Two',
        '- two\n  lines',
        '**Scores**\n\n| Option | Cost |\n| --- | --- |\n| A \\| B | 1.5 |\n| =SUM(A1) | -2 |',
      ].join('\n\n') + '\n',
    );
  });

  it('is Markdown in which only Markdown is marked', () => {
    const signs: ResultDocument = {
      title: 'a * b\n* c',
      blocks: [
        { kind: 'heading', level: 2, text: '<b> & &lt; snake_case _x_ [y](z) `q`' },
        {
          kind: 'table',
          caption: 'One',
          columns: ['*'],
          rows: [['a\n\nb'], [{ day: '2026-05-01' }], [{ share: 0.256 }], [12_345.5]],
        },
      ],
    };
    expect(documentMarkdown(signs, german)).toBe(
      [
        '# a \\* b \\* c',
        '## \\<b> & \\&lt; snake_case \\_x\\_ \\[y\\](z) \\`q\\`',
        '**One**\n\n| \\* |\n| --- |\n| a<br>b |\n| 1. Mai 2026 |\n| 26\u00a0% |\n| 12.345,5 |',
      ].join('\n\n') + '\n',
    );
  });

  it.each([
    ['# A\n\n## B', '### A\n\n#### B'],
    ['#### A', '### A'],
    ['no heading, #1', 'no heading, #1'],
    ['## A\n\n```sh\n# a comment\n```\n\n# B', '#### A\n\n```sh\n# a comment\n```\n\n### B'],
    ['# A\n\n###### F', '### A\n\n###### F'],
  ])('puts the headings of a text below the one it stands under: %j', (markdown, below) => {
    const blocks = [
      { kind: 'heading', level: 2, text: 'Over it' },
      { kind: 'text', markdown },
    ] as const;
    expect(documentMarkdown({ title: 'T', blocks }, intl)).toBe(`# T\n\n## Over it\n\n${below}\n`);
  });

  it('leaves out what is empty, and a heading of nothing else', () => {
    const blocks = [
      { kind: 'heading', level: 2, text: 'Kept: a form' },
      { kind: 'text', markdown: ' ' },
      { kind: 'heading', level: 2, text: 'Gone' },
      { kind: 'list', items: ['', ' '] },
      { kind: 'heading', level: 2, text: 'Kept: has a part' },
      { kind: 'list', items: [] },
      { kind: 'heading', level: 3, text: 'Part' },
      { kind: 'text', markdown: 'x' },
      { kind: 'heading', level: 2, text: 'Gone, too' },
      { kind: 'table', caption: 'Gone', columns: ['a'], rows: [] },
    ] as const;
    expect(documentMarkdown({ title: 'T', blocks }, intl)).toBe(
      '# T\n\n## Kept: a form\n\n## Kept: has a part\n\n### Part\n\nx\n',
    );
    expect(hasTables({ title: 'T', blocks })).toBe(false);
  });

  it('says a caption once', () => {
    const table = { kind: 'table', caption: 'Scores', columns: ['a'], rows: [['b']] } as const;
    const heading = { kind: 'heading', level: 2, text: 'Scores' } as const;
    expect(documentMarkdown({ title: 'T', blocks: [heading, table] }, intl)).not.toContain('**');
  });

  it('has warnings first in a file of tables', () => {
    const csv = documentCsv(
      {
        title: '',
        blocks: [
          { kind: 'text', markdown: '**Call an ambulance now**', warns: true },
          { kind: 'list', items: ['Heart'], warns: true },
          { kind: 'text', markdown: 'Other words' },
          ...document.blocks,
        ],
      },
      [],
      intl,
    );
    expect(csv.split('\r\n').slice(0, 3)).toEqual(['\u{FEFF}Call an ambulance now', 'Heart', '']);
    expect(csv).not.toContain('Other words');
  });

  it('is CSV: numbers are numbers, nothing is a formula', () => {
    expect(documentCsv(document, ['Written by AI, checked by nobody'], intl)).toBe(
      '\u{FEFF}Scores\r\nOption,Cost\r\nA | B,1.5\r\n\'=SUM(A1),-2\r\n\r\n"Written by AI, checked by nobody"\r\n',
    );
    expect(hasTables({ title: '', blocks: [] })).toBe(false);
  });

  it.each(['=1', '+1', '-1', '@a', '\t=1', '＝1', '＠a'])('runs %j in no spreadsheet', (text) => {
    const table = { kind: 'table', caption: '', columns: ['a'], rows: [[text]] } as const;
    const [, , line] = documentCsv({ title: '', blocks: [table] }, [], intl).split('\r\n');
    expect(line).toBe(`'${text}`);
  });

  it.each([
    [' =1', "' =1"],
    ['\u{200B}=1', "'\u{200B}=1"],
    ['\u{FEFF}\t@a', "'\u{FEFF}\t'@a"],
    ['x;=1', "x;'=1"],
    ['x,=1', `"x,'=1"`],
    ['x|\u{200B} +1', "x|'\u{200B} +1"],
    ['x;"=1"', `"x;'""=1"""`],
    ['x\t-1;＝1', "x\t'-1;'＝1"],
    ['x\n@a', `"x\n'@a"`],
    ['a=b; c', 'a=b; c'],
  ])('runs nothing of %j where another sign ends a cell', (text, written) => {
    const table = { kind: 'table', caption: '', columns: ['a'], rows: [[text]] } as const;
    const [, , line] = documentCsv({ title: '', blocks: [table] }, [], intl).split('\r\n');
    expect(line).toBe(written);
  });

  it('is CSV as spreadsheets in the reader’s language take it', () => {
    const blocks = [
      {
        kind: 'table',
        caption: 'a;b',
        columns: ['x', 'a,b'],
        rows: [
          [1.5, { share: 0.256 }],
          [{ day: '2026-05-01' }, 'two\nlines "here"'],
        ],
      },
    ] as const;
    const file = { title: '', blocks };
    expect(documentCsv(file, [], german)).toBe(
      '\u{FEFF}"a;b"\r\nx;a,b\r\n1,5;25,6%\r\n2026-05-01;"two\nlines ""here"""\r\n\r\n',
    );
    expect(documentCsv(file, [], intl)).toBe(
      '\u{FEFF}a;b\r\nx,"a,b"\r\n1.5,25.6%\r\n2026-05-01,"two\nlines ""here"""\r\n\r\n',
    );
  });

  it.each([
    ['A/B: "C"?', 'A B C.md'],
    ['', 'constella.md'],
    ['决策：仓库', '决策：仓库.md'],
    [`${'a'.repeat(79)}🙂`, `${'a'.repeat(79)}.md`],
  ])('is named %s', (title, name) => {
    expect(fileName(title, 'md')).toBe(name);
  });
});
