/** The blocks of a Markdown text that are whole, and the one that is still being written. */
export function writtenSoFar(text: string): { whole: string; last: string } {
  const end = text.lastIndexOf('\n\n');
  return end < 0
    ? { whole: '', last: text }
    : { whole: text.slice(0, end), last: text.slice(end).trimStart() };
}

/** A block as it is read before it is whole: without the marks that will format it. */
export const withoutMarks = (block: string): string =>
  block
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/^(\s*)[-*+]\s+/gm, '$1• ')
    .replaceAll('**', '')
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1');
