import type { AttachmentPiece } from '@constella/api-client/contract';

/** Characters of a piece: some paragraphs, short enough to be quoted and found by. */
const longestPiece = 1_200;
/** Below so many characters a paragraph is put together with the next. */
const fullPiece = 700;

/** A text in pieces: paragraphs, short ones together, long ones cut between sentences. */
export function piecesOf(text: string, page: number | null = null): AttachmentPiece[] {
  return together(paragraphsOf(text), '\n\n').map((piece) => ({ page, text: piece }));
}

/** Rows of a table in pieces, each under the row with the names of its columns. */
export function rowPieces(head: string, rows: readonly string[]): AttachmentPiece[] {
  if (rows.length === 0) return head === '' ? [] : [{ page: null, text: head }];
  const lines = rows.flatMap((row) => cut(row));
  return together(lines, '\n').map((piece) => ({ page: null, text: `${head}\n${piece}` }));
}

function together(parts: readonly string[], between: string): string[] {
  const pieces: string[] = [];
  let open = '';
  for (const part of parts) {
    const joined = open === '' ? part : `${open}${between}${part}`;
    if (open !== '' && (open.length >= fullPiece || joined.length > longestPiece)) {
      pieces.push(open);
      open = part;
    } else open = joined;
  }
  return open === '' ? pieces : [...pieces, open];
}

function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => cut(paragraph));
}

/** A long text in parts that end where a line, a sentence or at least a word does. */
function cut(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longestPiece) {
    const head = rest.slice(0, longestPiece);
    const end = [/^[\s\S]*\n/, /^[\s\S]*[.!?。!?؟]["'”’»)]*\s?/, /^[\s\S]*\s/]
      .map((pattern) => pattern.exec(head)?.[0].length ?? 0)
      .find((length) => length > longestPiece / 2);
    // Never between the halves of a sign.
    const half = /[\uD800-\uDBFF]$/.test(head) ? longestPiece - 1 : longestPiece;
    parts.push(rest.slice(0, end ?? half).trim());
    rest = rest.slice(end ?? half).trimStart();
  }
  return [...parts, rest].filter((part) => part !== '');
}
