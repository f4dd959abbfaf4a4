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
 * What somebody typed, as words of a sentence: Markdown's signs would make a heading, a link or a
 * tag of it.
 */
export const inline = (typed: string): string =>
  typed
    .replace(/<\/?[a-z!][^>]{0,200}>/gi, ' ')
    .replace(/[`*_#<>[\]|\\~]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
