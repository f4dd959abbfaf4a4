import type { Locale } from '@constella/i18n';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

import type { ResultBlock, ResultDocument } from '../result-document';
import { documentDocx } from './document-docx';
import { zipEntry } from '../testing/zip-entry';

const label = 'Written by AI';

async function fileOf(
  document: Partial<ResultDocument>,
  { locale = 'en', preferred = [] }: { locale?: Locale; preferred?: string[] } = {},
) {
  const file = await documentDocx(
    { title: 'Report', blocks: [], ...document },
    { locale, intl: createIntl({ locale }), preferred, label },
  );
  const archive = Buffer.from(await file.arrayBuffer());
  return (part: string) => zipEntry(archive, part);
}

const bodyOf = async (blocks: readonly ResultBlock[], reader?: { locale: Locale }) =>
  (await fileOf({ blocks }, reader))('word/document.xml');

const text = (markdown: string): ResultBlock => ({ kind: 'text', markdown });

/** Everything of a kind in a piece of XML. */
const all = (xml: string, name: string): string[] =>
  xml.match(new RegExp(String.raw`<w:${name}(?:\s[^>]*)?(?:/>|>[\s\S]*?</w:${name}>)`, 'g')) ?? [];

const words = (xml: string): string =>
  all(xml, 't')
    .map((one) => one.replaceAll(/<[^>]+>/g, ''))
    .join('');

/** Of a paragraph that has such words. */
const paragraph = (xml: string, having: string): string =>
  all(xml, 'p').find((one) => words(one).includes(having)) ?? '';

describe('a document for word processors', () => {
  it('numbers every list from its own first number', async () => {
    const file = await fileOf({
      blocks: [
        text('1. one\n2. two\n   1. deeper\n\ntext\n\n- dot'),
        text('1. again\n2. e'),
        text('7. seven\n8. g'),
      ],
    });
    const body = file('word/document.xml');
    const numbering = file('word/numbering.xml');
    const startOf = (item: string) => {
      const [, number] = /<w:numId w:val="(\d+)"/.exec(paragraph(body, item)) ?? [];
      const list = all(numbering, 'num').find((one) => one.includes(`w:numId="${number}"`)) ?? '';
      const [, abstract] = /<w:abstractNumId w:val="(\d+)"/.exec(list) ?? [];
      const levels = all(numbering, 'abstractNum').find((one) =>
        one.includes(`w:abstractNumId="${abstract}"`),
      );
      const [, level] = /<w:ilvl w:val="(\d+)"/.exec(paragraph(body, item)) ?? [];
      const [, start] =
        new RegExp(String.raw`w:ilvl="${level}"[^>]*><w:start w:val="(\d+)"`).exec(levels ?? '') ??
        [];
      return `${abstract} from ${start}`;
    };
    expect(startOf('one')).toBe(startOf('two'));
    expect(new Set(['one', 'deeper', 'dot', 'again', 'seven'].map(startOf)).size).toBe(5);
    for (const [item, start] of Object.entries({ one: 1, deeper: 1, again: 1, seven: 7 }))
      expect(startOf(item)).toMatch(new RegExp(`from ${start}$`));
  });

  it.each([
    ['en', 'هذا نص عربي مكتوب لكي يُقرأ من اليمين', 'rtl', 'w:bidi="ar-SA"'],
    ['ar', 'هذا نص عربي مكتوب لكي يُقرأ من اليمين', 'rtl', 'w:bidi="ar-SA"'],
    ['ar', 'This is a text that is to be read from the left', 'ltr', 'w:val="en-US"'],
    [
      'en',
      'Der Bericht ist fertig und wird mit der Post für die Leser verschickt',
      'ltr',
      'w:val="de-DE"',
    ],
    ['en', '这是一份应该用简体中文的报告，从左到右阅读。', 'ltr', 'w:eastAsia="zh-CN"'],
    ['en', '這是一份應該用繁體中文的報告，從左到右閱讀。', 'ltr', 'w:eastAsia="zh-TW"'],
    ['zh', 'これは日本語で書かれた報告書です。', 'ltr', 'w:eastAsia="ja-JP"'],
    ['en', '이것은 한국어로 쓴 보고서입니다.', 'ltr', 'w:eastAsia="ko-KR"'],
    ['pt-PT', 'O texto não é para os leitores em uma língua', 'ltr', 'w:val="pt-PT"'],
    ['zh', '4.20 €', 'ltr', 'w:eastAsia="zh-CN"'],
  ] as const)('read in %s is in the language of “%s”', async (locale, written, way, tag) => {
    const blocks: ResultBlock[] = [
      text(written),
      { kind: 'heading', level: 2, text: 'Options' },
      { kind: 'table', caption: 'Scores', columns: ['Option', 'Score'], rows: [['A', 3]] },
    ];
    const file = await fileOf({ title: '', blocks }, { locale });
    const body = file('word/document.xml');
    const isRtl = way === 'rtl';
    expect(paragraph(body, written.slice(0, 4)).includes('<w:bidi/>')).toBe(isRtl);
    expect(body.includes('<w:bidiVisual/>')).toBe(isRtl);
    // What is in the interface's language keeps its own order, but stands where the others begin.
    const heading = paragraph(body, 'Options');
    expect(heading).not.toContain('<w:bidi/>');
    expect(heading).toContain(`<w:jc w:val="${isRtl ? 'end' : 'start'}"/>`);
    const [defaults = ''] = all(file('word/styles.xml'), 'docDefaults');
    expect(defaults).toContain(tag);
    expect(defaults).toMatch(/w:cs="Arial"/);
  });

  it('begins the items of a list on one side', async () => {
    const items = [
      'Your request: خفض مدة الانتظار إلى النصف قبل الخريف',
      'Not edited by a person',
      'Tool: Read',
    ];
    const body = await bodyOf([
      text('هذا نص عربي مكتوب لكي يُقرأ من اليمين إلى اليسار'),
      { kind: 'list', items },
    ]);
    const ways = items.map((item) => paragraph(body, item.slice(0, 5)).includes('<w:bidi/>'));
    expect(new Set(ways).size).toBe(1);
  });

  it('sets words of another script apart', async () => {
    const body = await bodyOf([
      text('نص عربي فيه https://example.org/a?b=1 ثم **غامق** وبعده ISO 27001.'),
    ]);
    const runs = all(paragraph(body, 'ISO'), 'r').map((run) => [
      words(run),
      run.includes('<w:rtl/>'),
    ]);
    expect(runs).toEqual([
      ['نص عربي فيه ', true],
      ['https://example.org/a?b=1', false],
      [' ثم ', true],
      ['غامق', true],
      [' وبعده ', true],
      ['ISO 27001', false],
      ['.', true],
    ]);
    expect(body).toContain('<w:bCs/>');
    expect(body).toMatch(/<w:hyperlink [^>]*r:id=/);
  });

  it('has headings in order below its title, and no level left out', async () => {
    const body = await bodyOf([
      { kind: 'heading', level: 2, text: 'Second' },
      { kind: 'heading', level: 3, text: 'Third' },
      text('# Own\n\n## Below'),
    ]);
    const styleOf = (heading: string) =>
      /<w:pStyle w:val="(\w+)"/.exec(paragraph(body, heading))?.[1];
    expect(['Report', 'Second', 'Third', 'Own', 'Below'].map(styleOf)).toEqual([
      'Title',
      'Heading1',
      'Heading2',
      'Heading3',
      'Heading4',
    ]);
  });

  it.each([
    ['a few columns', 3, 'word', false],
    ['many columns', 9, 'considerable', true],
    ['more columns than any page holds', 16, 'unforeseeable', true],
  ])('has a table of %s between the margins', async (_name, count, word, isTurned) => {
    const columns = Array.from({ length: count }, (_none, at) => `${word} ${at}`);
    const body = await bodyOf([
      text('before'),
      { kind: 'heading', level: 2, text: 'With it' },
      { kind: 'table', caption: 'All', columns, rows: [columns.map((_column, at) => at / 2)] },
      text('after'),
    ]);
    const grid = [...body.matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, width]) => Number(width));
    expect(grid).toHaveLength(count);
    const room = (isTurned ? 15_840 : 12_240) - 2 * 1304;
    expect(grid.reduce((sum, width) => sum + width, 0)).toBe(room);
    expect(Math.min(...grid)).toBeGreaterThan(500);
    expect(body).toContain('<w:tblLayout w:type="fixed"/>');
    expect(all(body, 'tblHeader')).toHaveLength(1);
    const sections = all(body, 'sectPr').map((one) => one.includes('w:orient="landscape"'));
    expect(sections).toEqual(isTurned ? [false, true, false] : [false]);
    // The heading goes with its table.
    expect(words(body.slice(0, body.indexOf('<w:sectPr'))).includes('With it')).toBe(!isTurned);
  });

  it('writes figures and days as its reader does', async () => {
    const rows = [['A', 12_345.5, { share: 0.25 }, { day: '2026-05-01' }]];
    const columns = ['a', 'b', 'c', 'd'];
    const body = await bodyOf([{ kind: 'table', caption: '', columns, rows }], { locale: 'de' });
    for (const written of ['12.345,5', '25\u00a0%', '1. Mai 2026'])
      expect(words(body)).toContain(written);
    expect(paragraph(body, '12.345')).toContain('<w:jc w:val="end"/>');
  });

  it.each([
    ['en', [], 12_240],
    ['en', ['en-GB', 'en'], 11_906],
    ['es', ['es-MX'], 12_240],
    ['es', [], 11_906],
    ['de', ['en-US', 'de'], 11_906],
    ['zh', ['not a tag'], 11_906],
  ] as const)('read in %s by %j is %i wide', async (locale, preferred, width) => {
    const body = (await fileOf({}, { locale, preferred: [...preferred] }))('word/document.xml');
    expect(body).toContain(`<w:pgSz w:w="${width}"`);
  });

  it('names its title, says on every page that AI wrote it, and counts the pages', async () => {
    const file = await fileOf({ title: 'Gdańsk & more' });
    const core = file('docProps/core.xml');
    expect(core).toContain('<dc:title>Gdańsk &amp; more</dc:title>');
    expect(core).toContain(`<dc:description>${label}</dc:description>`);
    expect(words(file('word/document.xml'))).toContain(label);
    expect(file('word/styles.xml')).not.toMatch(/w:lineRule="(?!auto)/);
    for (const footer of ['word/footer1.xml', 'word/footer2.xml']) {
      expect(words(file(footer))).toContain(label);
      expect(file(footer)).toContain('PAGE');
      expect(file(footer)).toContain('NUMPAGES');
    }
  });

  it('can be opened whatever was typed', async () => {
    const typed = 'a\u0000b\u001F <tag> & "x" \uD800 🧑‍🚀 \uFFFE end';
    const file = await fileOf({
      title: typed,
      blocks: [
        { kind: 'heading', level: 2, text: typed },
        text(typed),
        { kind: 'list', items: [typed, '1. not a list', '- nor this'] },
        { kind: 'table', caption: typed, columns: ['a'], rows: [[typed], ['two\nlines']] },
      ],
    });
    for (const part of ['word/document.xml', 'docProps/core.xml', 'word/header1.xml']) {
      // eslint-disable-next-line no-control-regex
      expect(file(part)).not.toMatch(/[\u0000-\u0008\u000B-\u001F\uFFFE]|\p{Surrogate}/u);
    }
    const body = file('word/document.xml');
    expect(words(body)).toContain('🧑‍🚀');
    expect(words(body)).toContain('1. not a list');
    expect(paragraph(body, 'twolines')).toContain('<w:br/>');
  });

  it('keeps code, quotations, rules, tables and addresses of a text', async () => {
    const file = await fileOf({
      blocks: [
        text(
          '```\nif (a)\n  b();\n```\n\n> quoted\n\n---\n\n| a | b |\n|---|:-:|\n| **c** \\| d |\n\n<https://example.org>, [x](javascript:y)，参见https://example.org/a?b=1。',
        ),
      ],
    });
    const body = file('word/document.xml');
    expect(paragraph(body, 'if (a)')).toContain('Consolas');
    expect(paragraph(body, 'quoted')).toContain('<w:ind w:start=');
    expect(body).toContain('<w:pBdr>');
    const [head = '', first = ''] = all(body, 'tr');
    expect(head).toContain('<w:tblHeader');
    expect(all(head, 'tc')[1]).toContain('<w:jc w:val="center"/>');
    expect(all(first, 'tc')[0]).toMatch(/<w:b\/>|<w:b w:val="true"\/>/);
    expect(all(body, 'tr').map((row) => all(row, 'tc').map(words))).toEqual([
      ['a', 'b'],
      ['c | d', ''],
    ]);
    const links = file('word/_rels/document.xml.rels');
    expect(links).toContain('https://example.org');
    expect(links).toContain('"https://example.org/a?b=1"');
    expect(links).not.toContain('javascript');
  });
});
