'use client';

import { useEffect } from 'react';

import { lazyPart } from '../private/lazy-part.js';
import { useControllable } from '../private/use-controllable.js';
import { warnOfRepeatedKeys } from '../private/warn-once.js';
import type { CommandMenuProps } from './command-menu-props.js';
import { useHotkey } from './use-hotkey.js';

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
  const [isOpen, change] = useControllable(open, defaultOpen, onOpenChange);
  const part = lazy.usePart();
  useEffect(() => {
    if (isOpen) lazy.load();
  }, [isOpen]);
  useHotkey(hotkey, () => change(!isOpen), lazy.load);
  return part ? <part.CommandMenuWindow {...props} open={isOpen} onOpenChange={change} /> : null;
}
