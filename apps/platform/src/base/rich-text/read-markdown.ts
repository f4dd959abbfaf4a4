import type { Definition, List, Parent, PhrasingContent, RootContent, Table } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';

import { parseMarkdown } from './parse-markdown';
import { isSafeAddress, schema } from './schema';

interface Source {
  /** Addresses written apart from their links. */
  readonly definitions: ReadonlyMap<string, Definition>;
}

const { nodes, marks } = schema;

const paragraph = (content: readonly Node[]) => nodes.paragraph.create(null, content);
const textOf = (value: string, on: readonly Mark[]): Node[] =>
  value === '' ? [] : [schema.text(value, on)];

const linkTo = (
  address: { url: string; title?: string | null | undefined } | undefined,
  on: readonly Mark[],
): readonly Mark[] =>
  address && isSafeAddress(address.url)
    ? marks.link.create({ href: address.url, title: address.title ?? null }).addToSet(on)
    : on;

function inline(
  from: readonly PhrasingContent[],
  source: Source,
  on: readonly Mark[] = [],
): Node[] {
  return from.flatMap((node): Node[] => {
    const inside = (within: Parent, now: readonly Mark[]) =>
      inline(within.children as PhrasingContent[], source, now);
    switch (node.type) {
      case 'text':
        return textOf(node.value.replaceAll('\n', ' '), on);
      // Raw HTML is text to whoever reads the result, so it is to whoever writes it.
      case 'html':
        return textOf(node.value, on);
      case 'inlineCode':
        return textOf(node.value, marks.code.create().addToSet(on));
      case 'strong':
        return inside(node, marks.strong.create().addToSet(on));
      case 'emphasis':
        return inside(node, marks.emphasis.create().addToSet(on));
      case 'link':
        return inside(node, linkTo(node, on));
      case 'linkReference':
        return inside(node, linkTo(source.definitions.get(node.identifier), on));
      case 'image':
      case 'imageReference': {
        const found = node.type === 'image' ? node : source.definitions.get(node.identifier);
        return [
          nodes.image.create(
            { src: found?.url ?? '', alt: node.alt ?? '', title: found?.title ?? null },
            null,
            on,
          ),
        ];
      }
      case 'break':
        return [nodes.hard_break.create(null, null, on)];
      default:
        return [];
    }
  });
}

const listOf = (list: List, source: Source): Node => {
  const items = list.children.map((item) => {
    const content = blocks(item.children, source);
    const [first] = content;
    return nodes.list_item.create(
      null,
      first?.type === nodes.paragraph ? content : [paragraph([]), ...content],
    );
  });
  return list.ordered
    ? nodes.ordered_list.create({ order: list.start ?? 1 }, items)
    : nodes.bullet_list.create(null, items);
};

/** A table whose first row heads it; every row is as long as that. */
function tableOf({ children, align }: Table, source: Source): Node {
  const width = children[0]?.children.length ?? 0;
  const rows = children.map((row, at) => {
    const type = at === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({ length: width }, (_cell, column) =>
      type.create(
        { side: align?.[column] ?? null },
        inline(row.children[column]?.children ?? [], source),
      ),
    );
    return nodes.table_row.create(null, cells);
  });
  return nodes.table.create(null, rows);
}

function block(node: RootContent, source: Source): Node[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraph(inline(node.children, source))];
    case 'table':
      return [tableOf(node, source)];
    case 'heading':
      return [nodes.heading.create({ level: node.depth }, inline(node.children, source))];
    case 'blockquote': {
      const content = blocks(node.children, source);
      return [nodes.blockquote.create(null, content.length > 0 ? content : [paragraph([])])];
    }
    case 'list':
      return [listOf(node, source)];
    case 'code':
      return [nodes.code_block.create({ language: node.lang ?? null }, textOf(node.value, []))];
    case 'html':
      return [paragraph(textOf(node.value.replaceAll('\n', ' '), []))];
    case 'thematicBreak':
      return [nodes.rule.create()];
    default:
      return [];
  }
}

const blocks = (from: readonly RootContent[], source: Source): Node[] =>
  from.flatMap((node) => block(node, source));

/** Markdown as a document of the editor. */
export function readMarkdown(markdown: string): Node {
  const { children } = parseMarkdown(markdown);
  const definitions = new Map(
    children.filter((node) => node.type === 'definition').map((node) => [node.identifier, node]),
  );
  const content = blocks(children, { definitions });
  return nodes.doc.create(null, content.length > 0 ? content : [paragraph([])]);
}
