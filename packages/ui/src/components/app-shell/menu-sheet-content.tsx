'use client';

import type { RefObject } from 'react';

import { RemoteTrigger, type TriggerRelations } from '../../a11y/remote-trigger.js';
import { Sheet } from '../sheet/sheet.js';
import { MainNavList } from './main-nav-list.js';
import * as styles from './menu-sheet.css.js';
import type { NavItem, SideNavigation } from './navigation.js';
import { SideNav } from './side-nav.js';

export interface MenuSheetContentProps {
  title: string;
  navLabel: string;
  nav: readonly NavItem[];
  side?: SideNavigation;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The menu button. */
  target: RefObject<HTMLElement | null>;
  onRelations: (relations: TriggerRelations) => void;
}

/** The sheet of a narrow bar, fetched when somebody comes near its button. */
export function MenuSheetContent({
  title,
  navLabel,
  nav,
  side,
  open,
  onOpenChange,
  target,
  onRelations,
}: MenuSheetContentProps) {
  const close = () => onOpenChange(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      side="start"
      trigger={<RemoteTrigger target={target} onRelations={onRelations} />}
    >
      {side?.head ? (
        <div className={styles.whole}>
          <SideNav side={{ ...side, rail: undefined }} onNavigate={close} />
        </div>
      ) : (
        <div className={styles.content}>
          <MainNavList label={navLabel} items={nav} onNavigate={close} />
          {!side ? null : (
            <div className={styles.area}>
              <SideNav side={side} onNavigate={close} />
            </div>
          )}
        </div>
      )}
    </Sheet>
  );
}
