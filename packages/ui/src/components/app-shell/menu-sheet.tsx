'use client';

import { useEffect, useState } from 'react';

import { MenuIcon } from '../../icons/index.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Sheet } from '../sheet/sheet.js';
import { MainNavList } from './main-nav.js';
import * as styles from './menu-sheet.css.js';
import type { NavItem, SideNavigation } from './navigation.js';
import { SideNav } from './side-nav.js';

export interface MenuSheetProps {
  /** Name of the button and title of the sheet. */
  menuLabel: string;
  navLabel: string;
  nav: readonly NavItem[];
  side?: SideNavigation;
}

/** The menu button of a narrow bar and the sheet it opens: main navigation, then the area's. */
export function MenuSheet({ menuLabel, navLabel, nav, side }: MenuSheetProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  // Once the page has room for what it holds, an open sheet would only cover it.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 960px)');
    const closeNow = () => setOpen(false);
    wide.addEventListener('change', closeNow);
    return () => wide.removeEventListener('change', closeNow);
  }, []);

  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={menuLabel}
      side="start"
      trigger={<IconButton label={menuLabel} icon={<MenuIcon />} variant="quiet" />}
    >
      <div className={styles.content}>
        <MainNavList label={navLabel} items={nav} onNavigate={close} />
        {side === undefined ? null : (
          <div className={styles.area}>
            <SideNav side={side} onNavigate={close} />
          </div>
        )}
      </div>
    </Sheet>
  );
}
