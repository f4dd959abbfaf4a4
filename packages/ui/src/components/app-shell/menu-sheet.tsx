'use client';

import { useEffect, useRef, useState } from 'react';

import type { TriggerRelations } from '../../a11y/remote-trigger.js';
import { MenuIcon } from '../../icons/index.js';
import { lazyPart } from '../private/lazy-part.js';
import { IconButton } from '../icon-button/icon-button.js';
import type { NavItem, SideNavigation } from './navigation.js';

export interface MenuSheetProps {
  /** Name of the button and title of the sheet. */
  menuLabel: string;
  navLabel: string;
  nav: readonly NavItem[];
  side?: SideNavigation;
}

const lazy = lazyPart(() => import('./menu-sheet-content.js'));

/** The menu button of a narrow bar and the sheet it opens: main navigation, then the area's. */
export function MenuSheet({ menuLabel, navLabel, nav, side }: MenuSheetProps) {
  const [open, setOpen] = useState(false);
  const [relations, setRelations] = useState<TriggerRelations>({});
  const button = useRef<HTMLButtonElement>(null);
  const part = lazy.usePart();
  const isShown = open && part !== undefined;

  // Once the page has room for what it holds, an open sheet would only cover it.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 960px)');
    const closeNow = () => setOpen(false);
    wide.addEventListener('change', closeNow);
    return () => wide.removeEventListener('change', closeNow);
  }, []);

  return (
    <>
      <IconButton
        {...relations}
        ref={button}
        label={menuLabel}
        icon={<MenuIcon />}
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={isShown}
        onPointerEnter={lazy.load}
        onFocus={lazy.load}
        onClick={() => {
          lazy.load();
          setOpen((now) => !now);
        }}
      />
      {part && (
        <part.MenuSheetContent
          title={menuLabel}
          navLabel={navLabel}
          nav={nav}
          side={side}
          open={open}
          onOpenChange={setOpen}
          target={button}
          onRelations={setRelations}
        />
      )}
    </>
  );
}
