import type { ParseReference } from '@constella/api-client/contract';

/** The reader of bibliographies; loaded for those alone who typed one. */
export async function referenceParser(): Promise<ParseReference> {
  const { plugins } = await import('@citation-js/core');
  await Promise.all([import('@citation-js/plugin-bibtex'), import('@citation-js/plugin-ris')]);
  const types = { bibtex: '@bibtex/text', ris: '@ris/file' } as const;
  return (entry, format) =>
    plugins.input.chain(entry, { forceType: types[format], generateGraph: false });
}
