import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { readMarkdown } from './read-markdown';
import { isSafeAddress, schema } from './schema';
import { writeMarkdown } from './write-markdown';

const again = (markdown: string) => writeMarkdown(readMarkdown(markdown));

it.each([
  ['nothing', ''],
  ['a paragraph', 'Orders are ready in ten minutes.'],
  ['headings', '## Why it matters\n\nBecause.\n\n### Details\n\nMore.'],
  ['bold and italic', 'This is **bold**, *italic* and **_both_**.'],
  ['a link around bold', 'See [the **plan**](https://example.com "Plan") today.'],
  ['lists', '- one\n- two\n  - inside\n- three\n\n1. first\n2. second'],
  ['a list from four', '4. four\n5. five'],
  ['a quotation', '> Marta waited four days.\n>\n> Then the van came.'],
  ['code', 'Run `npm start`:\n\n```sh\nnpm ci\n```'],
  ['a rule', 'Above\n\n---\n\nBelow'],
  ['a hard break', 'Line one\\\nline two'],
  ['a table', '| Site | Cost |\n| :--- | ---: |\n| Gdańsk | 4 |'],
  [
    'a table with marks',
    '| **Site** | `a` |\n| --- | :---: |\n| [x](https://a.example) | one \\| two |\n|  | 5 |',
  ],
  ['a table of one column', '| Site |\n| --- |\n| Gdańsk |'],
  ['a table in a quotation', '> | a | b |\n> | --- | --- |\n> | 1 | 2 |'],
  ['a table in Arabic', '| المدينة | الكلفة |\n| --- | ---: |\n| غدانسك | 4 |'],
  ['an image', 'Before ![the map](https://example.com/map.png) after'],
  ['emoji', 'Done 👩‍👩‍👧‍👦 🇯🇵 ✅'],
  ['Arabic', '## لماذا الآن؟\n\nالطلبات **جاهزة** خلال عشر دقائق.'],
  ['Chinese', '## 为什么\n\n订单在**十分钟**内备好。'],
])('%s is written back as it was', (_what, markdown) => {
  expect(again(markdown)).toBe(markdown);
});

it.each([
  ['lines of one paragraph', 'one\ntwo', 'one two'],
  ['HTML stays text', '<script>alert(1)</script> Free', '\\<script>alert(1)\\</script> Free'],
  [
    'rows of another length',
    '|a|b|\n|-|-:|\n|1|\n|1|2|3|',
    '| a | b |\n| --- | ---: |\n| 1 |  |\n| 1 | 2 |',
  ],
  ['addresses apart', '[plan][1]\n\n[1]: https://example.com', '[plan](https://example.com)'],
  ['a script behind a link', '[plan](javascript:alert\\(1\\))', 'plan'],
])('%s', (_what, markdown, expected) => {
  expect(again(markdown)).toBe(expected);
});

it('a table is one, with a head and cells', () => {
  const table = readMarkdown('| a | b |\n| --- | ---: |\n| 1 | 2 |').firstChild;
  expect(table?.type.name).toBe('table');
  expect(table?.children.map((row) => row.children.map((cell) => cell.type.name))).toEqual([
    ['table_header', 'table_header'],
    ['table_cell', 'table_cell'],
  ]);
});

it('puts spaces outside of stars', () => {
  const strong = schema.marks.strong.create();
  const doc = schema.node('doc', null, [
    schema.node('paragraph', null, [
      schema.text('Say'),
      schema.text(' it now ', [strong]),
      schema.text('and keep it'),
    ]),
  ]);
  expect(writeMarkdown(doc)).toBe('Say **it now** and keep it');
});

it('what was written once is read as the same document', () => {
  const pieces = ['a', ' ', '\n', '\n\n', '# ', '- ', '1. ', '> ', '**', '*', '_', '`', '```\n'];
  const others = [
    '|',
    '---',
    '[x](y)',
    '![x](y)',
    '<b>',
    '&amp;',
    '\\',
    '订',
    'ط',
    'a | b\n--- | :-:\n',
    '🙂',
    '~~',
    ':',
    '!',
  ];
  const piece = fc.constantFrom(...pieces, ...others);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (made) => {
      const once = again(made.join(''));
      expect(again(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});

it('takes 20,000 characters', () => {
  const markdown = Array.from(
    { length: 200 },
    (_, at) => `## Part ${at}\n\n${'word '.repeat(18)}end.`,
  ).join('\n\n');
  expect(markdown.length).toBeGreaterThan(20_000);
  expect(again(markdown)).toBe(markdown);
});

it.each([
  ['https://example.com', true],
  ['mailto:a@example.com', true],
  ['/faq#prices', true],
  ['notes/1:2', true],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  [' data:text/html,x', false],
  ['', false],
])('a link to %j is allowed: %s', (address, allowed) => {
  expect(isSafeAddress(address)).toBe(allowed);
});
