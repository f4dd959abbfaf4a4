'use client';

import { type ComponentProps, type ReactNode, useCallback, useEffect, useState } from 'react';

import type { Controllable } from '../private/controllable.js';
import { lazyPart } from '../private/lazy-part.js';
import { warnOfRepeatedKeys } from '../private/warn-once.js';
import type { CommandGroup, CommandItem } from './command.js';
import { useHotkey } from './use-hotkey.js';

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
  /** What the field asks for; its name too. @default the `commandMenu.placeholder` label */
  placeholder?: string;
  /** What the list says when nothing fits. @default the `noResults` label */
  emptyText?: ReactNode;
  /** Of the window. */
  className?: string;
}

export type CommandMenuProps = CommandMenuBase &
  Controllable<'open', 'onOpenChange', 'defaultOpen'> &
  ({ hotkey?: true } | { hotkey: boolean; open: boolean });

// Mounted on every page and used now and then: all but the hotkey is fetched when it is needed.
const lazy = lazyPart(() => import('./command-menu-window.js'));

/**
 * Reaches every place and action by typing a part of its name. Mount it once, outside of what it
 * leads to; show a button with `Ctrl K` beside it, since nobody sees a hotkey.
 */
export function CommandMenu({
  open,
  defaultOpen = false,
  onOpenChange,
  hotkey = true,
  ...props
}: CommandMenuProps) {
  warnOfRepeatedKeys('CommandMenu', 'items', props.items, 'id');
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const change = useCallback(
    (next: boolean) => {
      setOwnOpen(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const part = lazy.usePart();
  useEffect(() => {
    if (isOpen) lazy.load();
  }, [isOpen]);
  useHotkey(hotkey, () => change(!isOpen), lazy.load);
  return part ? <part.CommandMenuWindow {...props} open={isOpen} onOpenChange={change} /> : null;
}
