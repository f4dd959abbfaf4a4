import type { Nodes } from 'mdast';
import { createContext, use, type ReactNode } from 'react';

import type { PageDocument, PageNode } from './page-document';

/** State a page's blocks share: the document, and what is looked for in it. */
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

/** Props of a block. */
export interface BlockProps {
  /** Attributes in its document, in braces behind its name. */
  attributes: Readonly<Record<string, string | null | undefined>>;
  /** Nodes of its document between its marks. */
  nodes: readonly PageNode[];
  /** Draws nodes as the page around the block does. */
  draw: (nodes: readonly Nodes[]) => ReactNode;
}
