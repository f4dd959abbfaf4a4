import type { ReactNode } from 'react';

/** One node of a tree, with those under it. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  /** Its name; typing its first letters leads to it. */
  label: string;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** Quiet words at the end: a count, a status. */
  detail?: ReactNode;
  /** Nodes under it. Left out with `hasChildren`, they are asked for when it is opened. */
  children?: readonly TreeNode[] | null;
  /** There are nodes under it that are not known yet. @default false */
  hasChildren?: boolean;
  /** Can be opened, but neither selected nor pressed. @default false */
  disabled?: boolean;
}

/** Result of asking for children; nothing is known while they are on their way. */
export type LoadedChildren = { state: 'failed' } | { state: 'ready'; nodes: readonly TreeNode[] };
