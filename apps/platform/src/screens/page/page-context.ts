import { createContext, use } from 'react';

import type { PageDocument } from './page-document';

/** What a page's blocks share: the document, and what is looked for in it. */
export interface PageState extends PageDocument {
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

export const PageContext = createContext<PageState | undefined>(undefined);

/** The page a block stands in. */
export function usePage(): PageState {
  const page = use(PageContext);
  if (!page) throw new Error('A block stands in a page: draw it with PageBody.');
  return page;
}
