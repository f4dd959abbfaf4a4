import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';

import { locales } from '../../../packages/i18n/src/locales.ts';
import { pageNames } from '../src/screens/page/page-document.ts';
import { parsePage } from './page-documents.ts';

const content = join(import.meta.dirname, '../content');
const page = (locale: string, name: string) =>
  parsePage(readFileSync(join(content, locale, `${name}.md`), 'utf8'), `${locale}/${name}.md`);

/**
 * Outline that documents of one page share in every language: blocks, headings' ids, links'
 * addresses, rows and cells of tables, what is written as code.
 */
function outline(nodes: readonly Nodes[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'heading' ? [`${node.depth} ${node.data?.id}`] : []),
    ...(node.type === 'link' ? [node.url] : []),
    ...(node.type === 'tableRow' ? [`row of ${node.children.length}`] : []),
    ...(node.type === 'inlineCode' ? [node.value] : []),
    ...(node.type === 'leafDirective' || node.type === 'containerDirective'
      ? [`${node.name} ${JSON.stringify(node.attributes)}`]
      : []),
    ...('children' in node ? outline(node.children) : []),
  ]);
}

const others = locales.filter((locale) => locale !== 'en');

describe.each(pageNames)('the document of %s', (name) => {
  it.each(others)('says in %s what it says in English', (locale) => {
    expect(outline(page(locale, name).body)).toEqual(outline(page('en', name).body));
    expect(page(locale, name).lead).not.toBe(page('en', name).lead);
  });
});

const start = '# Title\n\nLead.\n\n';

it.each([
  ['an unknown block', `${start}::sidebar`, 'x.md:5: there is no block "sidebar"'],
  [
    'an unknown block around text',
    `${start}:::box\n\nText\n\n:::`,
    'x.md:5: there is no block "box"',
  ],
  ['a block within a sentence', `${start}See :updated[this].`, 'x.md:5: a page does not draw'],
  ['HTML', `${start}<script>alert(1)</script>`, 'x.md:5: a page does not draw "html"'],
  ['a picture', `${start}![a](b.png)`, 'x.md:5: a page does not draw "image"'],
  ['a heading without an id', `${start}## Money`, 'x.md:5: a heading needs an id'],
  ['an id twice', `${start}## A {#a}\n\n## B {#a}`, 'x.md:7: the id "a" is taken'],
  ['no title', 'Lead.', 'x.md:1: a document begins with'],
  ['an empty document', '', 'x.md:1: a document begins with'],
])('%s is refused with file and line', (_what, text, problem) => {
  expect(() => parsePage(text, 'x.md')).toThrow(problem);
});

it('keeps a colon within a sentence', () => {
  const { body } = parsePage(`${start}Ratio 1:b and note:this.`, 'x.md');
  expect(JSON.stringify(body)).toContain(':this');
});
