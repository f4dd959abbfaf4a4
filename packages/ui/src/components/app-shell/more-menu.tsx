'use client';

import { ChevronDownIcon } from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.js';
import { MenuItem } from '../dropdown-menu/menu-items.js';
import type { NavItem } from './navigation.js';

/** The links there is no room for, behind one button. */
export function MoreMenu({ items }: { items: readonly NavItem[] }) {
  const { labels } = useUi();
  return (
    <DropdownMenu
      trigger={
        <Button variant="quiet" iconEnd={<ChevronDownIcon />}>
          {labels.more}
        </Button>
      }
    >
      {items.map((item) => (
        <MenuItem key={item.href} href={item.href}>
          {item.label}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
