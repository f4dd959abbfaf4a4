import type { Definition, ListItem, Parent, PhrasingContent, RootContent, Table } from 'mdast';

import { parseMarkdown } from '../../base/rich-text/parse-markdown';

/** A piece of a line, as it is written; a line ends within it where it says so. */
export interface Span {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly code?: boolean;
  /** Where it leads: the web or a mailbox. */
  readonly href?: string;
}

/** A line a word processor makes a paragraph or a table of. */
export type Line =
  | { readonly kind: 'heading'; readonly depth: number; readonly spans: readonly Span[] }
  | {
      readonly kind: 'item';
      /** How far in, from 0. */
      readonly depth: number;
      /** Of a numbered list: which one it is in this text, and its first number. */
      readonly list?: { readonly id: number; readonly start: number };
      readonly spans: readonly Span[];
    }
  | {
      readonly kind: 'paragraph' | 'quote';
      /** Lists it stands in. */
      readonly depth: number;
      readonly spans: readonly Span[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
      /** Where the cells of each column stand. */
      readonly sides: readonly ('start' | 'center' | 'end')[];
    };

interface Source {
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Numbered lists so far. */
  lists: number;
}

type Style = Omit<Span, 'text'>;

const leadsOut = (address: string): boolean => /^(?:https?:\/\/|mailto:)/i.test(address);

const linkTo = (url: string | undefined, style: Style): Style =>
  url !== undefined && leadsOut(url) ? { ...style, href: url } : style;

/** An address nobody made a link leads there, too. */
function withAddresses(text: string, style: Style): Span[] {
  if (style.href !== undefined) return [{ ...style, text }];
  // Signs of East Asia follow without a space, and what ends the sentence is not the address's.
  return text
    .split(/(https?:\/\/(?:(?![<>"])[!-~])*(?![<>".,;:!?)\]}'])[!-~])/)
    .flatMap((piece, at) =>
      piece === '' ? [] : [{ ...style, text: piece, ...(at % 2 === 1 && { href: piece }) }],
    );
}

function spans(
  from: readonly PhrasingContent[],
  definitions: Source['definitions'],
  style: Style = {},
): Span[] {
  const within = ({ children }: Parent, now: Style) =>
    spans(children as PhrasingContent[], definitions, now);
  return from.flatMap((node): Span[] => {
    switch (node.type) {
      case 'text':
        return withAddresses(node.value.replaceAll('\n', ' '), style);
      // To whoever reads the result raw HTML is text.
      case 'html':
        return [{ ...style, text: node.value }];
      case 'inlineCode':
        return [{ ...style, text: node.value, code: true }];
      case 'strong':
        return within(node, { ...style, bold: true });
      case 'emphasis':
        return within(node, { ...style, italic: true });
      case 'link':
        return within(node, linkTo(node.url, style));
      case 'linkReference':
        return within(node, linkTo(definitions.get(node.identifier)?.url, style));
      case 'image':
      case 'imageReference':
        return [{ ...style, text: node.alt ?? '' }];
      case 'break':
        return [{ ...style, text: '\n' }];
      default:
        return [];
    }
  });
}

/** A table in columns: every row as long as its head. */
function tableLine({ children, align }: Table, { definitions }: Source): Line {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => spans(cell.children, definitions)),
  );
  return {
    kind: 'table',
    head,
    rows: rows.map((cells) => head.map((_name, at) => cells[at] ?? [])),
    sides: head.map((_name, at) => sideOf[align?.[at] ?? 'left']),
  };
}

const sideOf = { left: 'start', center: 'center', right: 'end' } as const;

function itemLines(
  item: ListItem,
  list: { id: number; start: number } | undefined,
  depth: number,
  source: Source,
): Line[] {
  const [first, ...rest] = item.children;
  const opens = first?.type === 'paragraph';
  return [
    {
      kind: 'item',
      depth,
      ...(list && { list }),
      spans: opens ? spans(first.children, source.definitions) : [],
    },
    ...lines(opens ? rest : item.children, source, depth + 1),
  ];
}

function lines(from: readonly RootContent[], source: Source, depth = 0): Line[] {
  return from.flatMap((node): Line[] => {
    switch (node.type) {
      case 'heading':
        return [
          { kind: 'heading', depth: node.depth, spans: spans(node.children, source.definitions) },
        ];
      case 'paragraph':
        return [{ kind: 'paragraph', depth, spans: spans(node.children, source.definitions) }];
      case 'table':
        return [tableLine(node, source)];
      case 'blockquote':
        return lines(node.children, source, depth).map((line) =>
          line.kind === 'paragraph' ? { ...line, kind: 'quote' } : line,
        );
      case 'list': {
        const list = node.ordered ? { id: source.lists++, start: node.start ?? 1 } : undefined;
        return node.children.flatMap((item) => itemLines(item, list, depth, source));
      }
      case 'code':
        return [{ kind: 'code', text: node.value }];
      case 'html':
        return [{ kind: 'paragraph', depth, spans: [{ text: node.value }] }];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      default:
        return [];
    }
  });
}

const definitionsOf = (children: readonly RootContent[]) =>
  new Map(
    children.filter((node) => node.type === 'definition').map((node) => [node.identifier, node]),
  );

/** Markdown as lines. */
export function readLines(markdown: string): Line[] {
  const { children } = parseMarkdown(markdown);
  return lines(children, { definitions: definitionsOf(children), lists: 0 });
}

/** A text of one piece, with its marks: a number or a dash it begins with makes no list of it. */
export function readSpans(text: string): Span[] {
  const { children } = parseMarkdown(text);
  return children.every((node) => node.type === 'paragraph')
    ? children.flatMap((node, at) => [
        ...(at > 0 ? [{ text: '\n' }] : []),
        ...spans(node.children, new Map()),
      ])
    : [{ text }];
}
