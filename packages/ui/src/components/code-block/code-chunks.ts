/** Part of a long text. */
export interface CodeChunk {
  /** Number of its first line, from 1. */
  first: number;
  /** Number of its last line. */
  last: number;
  /** Its lines, without the last line's break. */
  text: string;
}

/**
 * A text in pieces of so many lines, which a browser can skip while they are out of sight. A final
 * line break ends the last line and begins no empty one; an empty text is one empty line.
 */
export const codeChunks = (code: string, size: number): CodeChunk[] => {
  const end = code.endsWith('\n') ? code.length - 1 : code.length;
  const chunks: CodeChunk[] = [];
  let from = 0;
  let first = 1;
  while (from <= end) {
    let to = from;
    let lines = 1;
    for (;;) {
      const next = code.indexOf('\n', to);
      if (next === -1 || next >= end) {
        to = end;
        break;
      }
      to = next;
      if (lines === size) break;
      to += 1;
      lines += 1;
    }
    const text = code.slice(from, to);
    chunks.push({ first, last: first + lines - 1, text });
    from = to + 1;
    first += lines;
  }
  return chunks;
};
