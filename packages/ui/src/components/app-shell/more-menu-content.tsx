'use client';

import { type RefObject, useEffect } from 'react';

import { RemoteTrigger, type TriggerRelations } from '../../a11y/remote-trigger.js';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.js';
import { MenuItem } from '../dropdown-menu/menu-items.js';
import type { NavItem } from './navigation.js';

export interface MoreMenuContentProps {
  items: readonly NavItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button of the menu. */
  target: RefObject<HTMLElement | null>;
  onRelations: (relations: TriggerRelations) => void;
  /** Called once the menu listens. Must be stable. */
  onReady: () => void;
}

/** The menu of the bar's remaining links, fetched when somebody comes near its button. */
export function MoreMenuContent({
  items,
  open,
  onOpenChange,
  target,
  onRelations,
  onReady,
}: MoreMenuContentProps) {
  useEffect(onReady, [onReady]);
  return (
    <DropdownMenu
      open={open}
      onOpenChange={onOpenChange}
      trigger={<RemoteTrigger target={target} onRelations={onRelations} />}
    >
      {items.map((item) => (
        <MenuItem key={item.href} href={item.href}>
          {item.label}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
