/** Paragraphs, those that are empty left out. */
export const paragraphs = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** A list with bullets. */
export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');

/** A list with numbers. */
export const numbered = (items: readonly string[]): string =>
  items.map((item, at) => `${at + 1}. ${item}`).join('\n');

/**
 * The text somebody typed, as words of a sentence: Markdown's signs would make a heading, a link or
 * a tag of it. Signs that do so only in pairs, beside a word or at the beginning stay elsewhere:
 * C#, A*, ~30 %, <5, snake_case.
 */
export const inline = (typed: string): string =>
  withoutPairs(
    typed
      .replace(/<\/?[a-z!][^>]{0,200}>/gi, ' ')
      .replace(/<(?=[a-z!/?])/gi, ' ')
      .replace(/[`[\]|\\]/g, ' ')
      .replace(/(?<![\p{L}\p{Nd}])_+|_+(?![\p{L}\p{Nd}])/gu, ' '),
  )
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s*(?:#{1,6}(?=\s|$)|[>+-](?=\s|$)))+/, '')
    .trim();

function withoutPairs(text: string): string {
  let single = text;
  for (const sign of ['*', '~'])
    if (single.split(sign).length > 2) single = single.replaceAll(sign, ' ');
  return single;
}
