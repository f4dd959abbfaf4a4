import type { ComponentProps, ReactNode } from 'react';

import type { Controllable } from '../private/controllable.js';
import type { TreeNode } from './tree-node.js';

export const treeSelectionModes = ['none', 'single', 'multiple'] as const;

interface TreeBase extends Omit<
  ComponentProps<'div'>,
  'children' | 'role' | 'aria-label' | 'onSelect'
> {
  /** Name of the tree. */
  label: string;
  /** Keep the array while nothing in it changes. */
  nodes: readonly TreeNode[] | null | undefined;
  /** Given, which nodes are open is the caller's. */
  expanded?: ReadonlySet<string>;
  /** @default an empty set */
  defaultExpanded?: ReadonlySet<string>;
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** `multiple`: each for itself, a parent does not stand for its children. @default 'single' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Given, the selection is the caller's. */
  selected?: ReadonlySet<string>;
  /** @default an empty set */
  defaultSelected?: ReadonlySet<string>;
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** A press on a node, or Enter: usually opens what it stands for. */
  onNodePress?: (node: TreeNode) => void;
  /** Asked for the children of a node with `hasChildren` when it is opened first. */
  loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>;
  /** A CSS length; from 500 rows on the tree scrolls in it. @default 'min(70dvh, 40rem)' */
  maxHeight?: string;
  /** Stands in the place of a tree without nodes. @default a sentence */
  empty?: ReactNode;
}

export type TreeProps = TreeBase &
  Controllable<'expanded', 'onExpandedChange', 'defaultExpanded'> &
  Controllable<'selected', 'onSelectedChange', 'defaultSelected'> &
  (
    | { selectionMode?: 'single' | 'multiple' }
    | { selectionMode: 'none'; selected?: undefined; defaultSelected?: undefined }
  );

type Native = ComponentProps<'div'>;

const own: Record<Exclude<keyof TreeProps, keyof Native> | 'className', true> = {
  label: true,
  nodes: true,
  expanded: true,
  defaultExpanded: true,
  onExpandedChange: true,
  selectionMode: true,
  selected: true,
  defaultSelected: true,
  onSelectedChange: true,
  onNodePress: true,
  loadChildren: true,
  maxHeight: true,
  empty: true,
  className: true,
};

/** Props of the outer element. */
export const nativeProps = (props: TreeProps): Native =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(own, name)));
