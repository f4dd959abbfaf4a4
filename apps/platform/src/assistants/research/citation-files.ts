import {
  toCsl,
  type CslItem,
  type ParseReference,
  type Reference,
} from '@constella/api-client/contract';

/** Formats a bibliography is taken along in, and the ends of their files' names. */
export const citationFormats = { bibtex: 'bib', ris: 'ris', csl: 'json' } as const;
/** One of {@link citationFormats}. */
export type CitationFormat = keyof typeof citationFormats;

/** The library that knows the formats: fetched when somebody takes sources along or brings some. */
async function citationLibrary() {
  const { plugins } = await import('@citation-js/core');
  await Promise.all([import('@citation-js/plugin-bibtex'), import('@citation-js/plugin-ris')]);
  // Letters stay as they are: every reader of BibTeX takes UTF-8 today.
  Object.assign(plugins.config.get('@bibtex').format, { asciiOnly: false, useIdAsLabel: true });
  return plugins;
}

/** Signs LaTeX would read as commands; the library leaves them with the letters it leaves. */
const escaped = (text: string): string => text.replaceAll(/[#$%&_]/g, String.raw`\$&`);

const forLatex = (item: CslItem): CslItem => ({
  ...item,
  ...(item.title && { title: escaped(item.title) }),
  ...(item['container-title'] && { 'container-title': escaped(item['container-title']) }),
  ...(item.publisher && { publisher: escaped(item.publisher) }),
});

/** Sources as a file other programs read. */
export async function citationFile(
  references: readonly Reference[],
  format: CitationFormat,
): Promise<string> {
  const items = toCsl(references);
  if (format === 'csl') return `${JSON.stringify(items, null, 2)}\n`;
  const { output } = await citationLibrary();
  return output.format(format, format === 'bibtex' ? items.map(forLatex) : items);
}

/** The reader of one entry. */
export async function referenceParser(): Promise<ParseReference> {
  const { input } = await citationLibrary();
  const types = { bibtex: '@bibtex/text', ris: '@ris/file' } as const;
  return (entry, format) => input.chain(entry, { forceType: types[format], generateGraph: false });
}
