import { once } from '../../../base/language/texts.js';

/** A publication that entries of a library are taken from. */
export interface Publication {
  readonly title: string;
  readonly publisher: string;
  /** Null for one that is kept up to date without a year. */
  readonly year: number | null;
  readonly url: string;
}

/** A publication as it is listed. */
export const publicationName = ({ title, publisher, year }: Omit<Publication, 'url'>): string =>
  `${title} (${publisher}${year === null ? '' : `, ${year}`})`;

/**
 * What reads the files of a library by name, each once. The caller writes the `import()`: a bundler
 * finds only files that are named beside it.
 */
export function libraryFiles(
  load: (name: string) => Promise<unknown>,
): <Content>(name: string) => Promise<Content> {
  const loaded = new Map<string, Promise<unknown>>();
  return async <Content>(name: string) =>
    ((await once(loaded, name, () => load(name))) as { default: Content }).default;
}
