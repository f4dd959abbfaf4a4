'use client';

import type { Ref } from 'react';

import { ChevronDownIcon } from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { DropdownMenu, MenuItem } from '../dropdown-menu/dropdown-menu.js';
import * as styles from './main-nav.css.js';
import type { NavItem } from './navigation.js';
import * as sideStyles from './side-nav.css.js';

export interface MainNavProps {
  label: string;
  items: readonly NavItem[];
  roomRef: Ref<HTMLElement>;
  listRef: Ref<HTMLUListElement>;
}

/** The bar's links. Under 1280 px the less important ones move into a menu at the end. */
export function MainNav({ label, items, roomRef, listRef }: MainNavProps) {
  const { Link, labels } = useUi();
  // Where somebody is stays in the bar.
  const hides = ({ lessImportant, current }: NavItem) => lessImportant && !current;
  const less = items.filter(hides);
  return (
    <nav ref={roomRef} aria-label={label} className={styles.room}>
      <ul ref={listRef} className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={hides(item) ? styles.lessImportant : undefined}>
            <Link
              href={item.href}
              className={styles.link}
              aria-current={item.current ? 'page' : undefined}
            >
              {item.label}
            </Link>
          </li>
        ))}
        {less.length === 0 ? null : (
          <li className={styles.more}>
            <DropdownMenu
              trigger={
                <Button variant="quiet" iconEnd={<ChevronDownIcon />}>
                  {labels.more}
                </Button>
              }
            >
              {less.map((item) => (
                <MenuItem key={item.href} href={item.href}>
                  {item.label}
                </MenuItem>
              ))}
            </DropdownMenu>
          </li>
        )}
      </ul>
    </nav>
  );
}

export interface MainNavListProps {
  label: string;
  items: readonly NavItem[];
  /** Called when a link is followed. */
  onNavigate: () => void;
}

/** The same links one under the other, for the sheet. */
export function MainNavList({ label, items, onNavigate }: MainNavListProps) {
  const { Link } = useUi();
  return (
    <nav aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={sideStyles.link}
              aria-current={item.current ? 'page' : undefined}
              onClick={onNavigate}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
