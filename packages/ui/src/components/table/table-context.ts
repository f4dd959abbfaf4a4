'use client';

import { createContext } from 'react';

/** How the parts of a table draw themselves. */
export interface TableContextValue {
  /** Lines of text a row has room for. */
  lines: 1 | 2;
  /** Rows become cards under 700 px. */
  stack: boolean;
}

export const TableContext = createContext<TableContextValue>({ lines: 1, stack: false });

/** Whether a row stands in the head, where it is neither hovered nor selected. */
export const TableHeadContext = createContext(false);
