import type { ComponentProps, ReactNode } from 'react';

import type { Controllable } from '../private/controllable.js';
import type { CommandGroup, CommandItem } from './command.js';

/** Native props and `ref` go to the window. */
interface CommandMenuBase extends Omit<
  ComponentProps<'div'>,
  'children' | 'onSelect' | 'role' | 'results'
> {
  /** Everything it can do or go to. Keep the array while nothing changes. */
  items: readonly CommandItem[];
  /** Headings and their order. */
  groups?: readonly CommandGroup[];
  /** Called with what was chosen, once the menu has closed and given the focus back. */
  onSelect?: (item: CommandItem) => void;
  /** Left out, it opens and closes by itself. */
  open?: boolean;
  /** Open at first, where it opens by itself. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Whether Ctrl K (⌘ K on Apple's systems) opens and closes it. @default true */
  hotkey?: boolean;
  /** Ids of what was chosen lately, the latest first: listed first, and better among equals. */
  recent?: readonly string[];
  /** Called with what is typed, to look for `results` elsewhere; wait a moment before you do. */
  onQueryChange?: (query: string) => void;
  /** Found elsewhere for what is typed: listed last, in their order and unfiltered. */
  results?: readonly CommandItem[];
  /** Results are on their way. @default false */
  loading?: boolean;
  /** Why there are no results, with a button that tries again. */
  loadError?: ReactNode;
  onRetry?: () => void;
  /** The field's placeholder; its name too. @default the `commandMenu.placeholder` label */
  placeholder?: string;
  /** Text of the list when nothing fits. @default the `noResults` label */
  emptyText?: ReactNode;
  /** Of the window. */
  className?: string;
}

export type CommandMenuProps = CommandMenuBase &
  Controllable<'open', 'onOpenChange', 'defaultOpen'> &
  ({ hotkey?: true } | { hotkey: boolean; open: boolean });
