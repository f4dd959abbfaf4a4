import { relative } from 'node:path';

import type { Heading, Nodes, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Plugin } from 'vite';

import { pageBlocks, type PageDocument } from '../src/screens/page/page-document.ts';

const drawn: readonly string[] = [
  'blockquote',
  'break',
  'containerDirective',
  'emphasis',
  'heading',
  'inlineCode',
  'leafDirective',
  'link',
  'list',
  'listItem',
  'paragraph',
  'strong',
  'table',
  'tableCell',
  'tableRow',
  'text',
  'thematicBreak',
] satisfies Nodes['type'][];

/** The id at a heading's end, taken off its text. */
function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const [mark, id] = (last?.type === 'text' && /\s*\{#([a-z][a-z0-9-]*)\}$/.exec(last.value)) || [];
  if (mark && last?.type === 'text') last.value = last.value.slice(0, -mark.length);
  return id;
}

/**
 * The tree of a page's document.
 *
 * @param file named in errors
 * @throws Error naming file and line: of a block or a piece of Markdown no page draws, of a heading
 * without an id or with one that is taken, of a document that does not begin with title and lead
 */
export function parsePage(text: string, file: string): PageDocument {
  const tree = fromMarkdown(text, {
    extensions: [directive(), gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });
  const fail = (node: Nodes, problem: string): never => {
    throw new Error(`${file}:${node.position?.start.line ?? 1}: ${problem}`);
  };
  const ids = new Set<string>();
  const check = (node: Nodes): void => {
    // A colon within a sentence; with brackets or braces it would have been meant.
    if (node.type === 'textDirective' && node.children.length === 0)
      Object.assign(node, { type: 'text', value: `:${node.name}` });
    if (!drawn.includes(node.type)) fail(node, `a page does not draw "${node.type}"`);
    if (
      (node.type === 'containerDirective' || node.type === 'leafDirective') &&
      !(pageBlocks as readonly string[]).includes(node.name)
    )
      fail(node, `there is no block "${node.name}"; there are ${pageBlocks.join(', ')}`);
    if (node.type === 'heading') {
      const id = takeId(node) ?? fail(node, 'a heading needs an id at its end: {#like-this}');
      if (ids.has(id)) fail(node, `the id "${id}" is taken`);
      ids.add(id);
      node.data = { id };
    }
    if ('children' in node) node.children?.forEach(check);
    delete node.position;
  };

  const [title, lead, ...body] = tree.children;
  if (title?.type !== 'heading' || title.depth !== 1 || lead?.type !== 'paragraph')
    return fail(title ?? tree, 'a document begins with "# its title" and a paragraph');
  body.forEach(check);
  return { title: toString(title), lead: toString(lead), body: body satisfies RootContent[] };
}

/** Makes a tree of every document in `content/<locale>/<page>.md`: no parser reaches a browser. */
export function pageDocuments(): Plugin {
  return {
    name: 'constella-page-documents',
    transform: {
      filter: { id: /\/content\/[^/]+\/[^/]+\.md$/ },
      handler: (code, id) => ({
        code: `export default ${JSON.stringify(parsePage(code, relative(process.cwd(), id)))};`,
        map: null,
      }),
    },
  };
}
