import type {
  AlignType,
  BlockContent,
  DefinitionContent,
  Heading,
  ListItem,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Handle } from 'mdast-util-to-markdown';
import type { Mark, Node } from 'prosemirror-model';

import { schema } from './schema';

const { nodes, marks } = schema;

/** From the outside in: a link around what is strong, not the other way about. */
const around = [marks.link, marks.strong, marks.emphasis] as const;

function leaf(node: Node): PhrasingContent {
  const value = node.text ?? '';
  if (node.type === nodes.hard_break) return { type: 'break' };
  if (node.type === nodes.image)
    return {
      type: 'image',
      url: node.attrs['src'] as string,
      alt: node.attrs['alt'] as string,
      title: node.attrs['title'] as string | null,
    };
  return { type: marks.code.isInSet(node.marks) ? 'inlineCode' : 'text', value };
}

const wrapped = (mark: Mark, children: PhrasingContent[]): PhrasingContent =>
  mark.type === marks.link
    ? {
        type: 'link',
        url: mark.attrs['href'] as string,
        title: mark.attrs['title'] as string | null,
        children,
      }
    : { type: mark.type === marks.strong ? 'strong' : 'emphasis', children };

/** Spaces at the ends of a text, which Markdown wants outside its stars, and what is between. */
function trimmed(children: PhrasingContent[]): [string, PhrasingContent[], string] {
  const inner = [...children];
  const cut = (at: number, ends: RegExp): string => {
    const node = inner.at(at);
    if (node?.type !== 'text') return '';
    const [space = ''] = ends.exec(node.value) ?? [];
    const value = node.value.replace(ends, '');
    inner.splice(at, 1, ...(value === '' ? [] : [{ ...node, value }]));
    return space;
  };
  return [cut(0, /^\s+/), inner, cut(-1, /\s+$/)];
}

const spaceOf = (value: string): PhrasingContent[] =>
  value === '' ? [] : [{ type: 'text', value }];

/** A line of marked texts as the nested one Markdown has: runs of one mark become one node. */
function phrasing(line: readonly Node[], at = 0): PhrasingContent[] {
  const type = around[at];
  if (!type) return line.map(leaf);
  const found: PhrasingContent[] = [];
  for (let from = 0; from < line.length;) {
    const mark = type.isInSet(line[from]?.marks ?? []);
    let to = from + 1;
    while (to < line.length) {
      const next = type.isInSet(line[to]?.marks ?? []);
      if (mark ? !next || !next.eq(mark) : next) break;
      to += 1;
    }
    const children = phrasing(line.slice(from, to), at + 1);
    if (mark) {
      const [before, inner, after] = trimmed(children);
      found.push(
        ...spaceOf(before),
        ...(inner.length > 0 ? [wrapped(mark, inner)] : []),
        ...spaceOf(after),
      );
    } else found.push(...children);
    from = to;
  }
  return found;
}

/** The line of a block. A break at its end breaks nothing, and Markdown cannot say it. */
function lineOf(node: Node): PhrasingContent[] {
  const line = phrasing(node.children);
  while (line.at(-1)?.type === 'break') line.pop();
  return line;
}

const itemOf = (item: Node): ListItem => ({
  type: 'listItem',
  spread: false,
  children: blocks(item) as (BlockContent | DefinitionContent)[],
});

/** A table: its first row is the head, whose cells say where their columns stand. */
function tableOf(node: Node): Table {
  const [head] = node.children;
  return {
    type: 'table',
    align: (head?.children ?? []).map(({ attrs }) => attrs['side'] as AlignType),
    children: node.children.map((row) => ({
      type: 'tableRow',
      children: row.children.map((cell) => ({ type: 'tableCell', children: lineOf(cell) })),
    })),
  };
}

const dashes = { left: ':---', center: ':---:', right: '---:' } as const;

/** Writes a table without spaces that would make its columns as wide as each other. */
const writeTable: Handle = (table: Table, _parent, state, info) => {
  const exit = state.enter('table');
  const [head = '', ...rows] = table.children.map((row) =>
    rowOf(row.children.map((cell) => state.handle(cell, row, state, info))),
  );
  exit();
  const ruler = rowOf((table.align ?? []).map((side) => (side ? dashes[side] : '---')));
  return [head, ruler, ...rows].join('\n');
};

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function block(node: Node): RootContent[] {
  switch (node.type) {
    case nodes.heading:
      return [
        {
          type: 'heading',
          depth: node.attrs['level'] as Heading['depth'],
          children: lineOf(node),
        },
      ];
    case nodes.blockquote:
      return [{ type: 'blockquote', children: blocks(node) as BlockContent[] }];
    case nodes.bullet_list:
    case nodes.ordered_list: {
      const ordered = node.type === nodes.ordered_list;
      const start = ordered ? (node.attrs['order'] as number) : null;
      return [{ type: 'list', ordered, start, spread: false, children: node.children.map(itemOf) }];
    }
    case nodes.code_block:
      return [
        { type: 'code', lang: node.attrs['language'] as string | null, value: node.textContent },
      ];
    case nodes.table:
      return [tableOf(node)];
    case nodes.rule:
      return [{ type: 'thematicBreak' }];
    default: {
      // Markdown has no empty paragraphs.
      const children = lineOf(node);
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
  }
}

const blocks = (parent: Node): RootContent[] => parent.children.flatMap(block);

/** A document of the editor as Markdown, without a line break at its end. */
export const writeMarkdown = (doc: Node): string =>
  toMarkdown(
    { type: 'root', children: blocks(doc) },
    {
      bullet: '-',
      emphasis: '*',
      fences: true,
      listItemIndent: 'one',
      rule: '-',
      extensions: [gfmTableToMarkdown(), { handlers: { table: writeTable } }],
    },
  ).trimEnd();
