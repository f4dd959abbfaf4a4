/** Parts of a text that are there, one paragraph each. */
export const paragraphs = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');
/** A list. */
export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');
/** A list with numbers. */
export const numbered = (items: readonly string[]): string =>
  items.map((item, at) => `${at + 1}. ${item}`).join('\n');
