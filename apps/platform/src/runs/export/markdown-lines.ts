/** A piece of a line, as it is written. */
export interface Span {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** A line of Markdown, as far as a letter knows such things. */
export interface MarkdownLine {
  readonly kind: 'heading' | 'bullet' | 'number' | 'paragraph';
  /** Of a heading, from 1; how far a list is indented, from 0. */
  readonly level: number;
  readonly spans: readonly Span[];
}

/** A line's pieces: **bold** and *italic* are told from the rest, all other marks are dropped. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  const pattern = /(\*\*|__)(?<bold>.+?)\1|(?<![\p{L}\d])(\*|_)(?<italic>[^*_]+)\3(?![\p{L}\d])/gu;
  const plain = text
    .replaceAll(/!?\[([^\]]*)\]\(([^)]*)\)/g, (_link, words: string, href: string) =>
      words === href || href === '' ? words : `${words} (${href})`,
    )
    .replaceAll('`', '');
  let at = 0;
  const add = (piece: string, bold: boolean, italic: boolean) => {
    if (piece) spans.push({ text: piece, bold, italic });
  };
  for (const match of plain.matchAll(pattern)) {
    add(plain.slice(at, match.index), false, false);
    add(match.groups?.['bold'] ?? '', true, false);
    add(match.groups?.['italic'] ?? '', false, true);
    at = match.index + match[0].length;
  }
  add(plain.slice(at), false, false);
  return spans;
}

/** Markdown as lines; those of one paragraph are one. */
export function markdownLines(markdown: string): MarkdownLine[] {
  const lines: MarkdownLine[] = [];
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0)
      lines.push({ kind: 'paragraph', level: 0, spans: spansOf(paragraph.join(' ')) });
    paragraph = [];
  };
  const patterns = [
    [/^()(#{1,6})\s+(.*)$/, 'heading'],
    [/^(\s*)[-*+]()\s+(.*)$/, 'bullet'],
    [/^(\s*)\d+[.)]()\s+(.*)$/, 'number'],
  ] as const;
  for (const text of markdown.split(/\r?\n/)) {
    const found = patterns
      .map(([pattern, kind]) => ({ kind, match: pattern.exec(text) }))
      .find(({ match }) => match);
    if (found?.match) {
      close();
      const [, indent = '', marks = '', words = ''] = found.match;
      const level = found.kind === 'heading' ? marks.length : Math.floor(indent.length / 2);
      lines.push({ kind: found.kind, level, spans: spansOf(words) });
    } else if (text.trim() === '') close();
    else paragraph.push(text.trim());
  }
  close();
  return lines;
}
