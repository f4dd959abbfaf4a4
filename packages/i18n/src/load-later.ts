import type { Locale } from './locales.js';
import type { Namespace } from './namespaces.js';

/** Any file of the catalogue, by the list of all of them. */
export const loadLater = (locale: Locale, namespace: Namespace): Promise<unknown> =>
  // One expression for all files: Vite makes a chunk of each match, Node resolves it as it stands.
  import(`../catalogues/${locale}/${namespace}.json`);
