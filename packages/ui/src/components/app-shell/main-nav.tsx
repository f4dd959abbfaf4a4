'use client';

import type { Ref } from 'react';

import { useUi } from '../../provider/ui-context.js';
import { ariaCurrent } from './current.js';
import * as styles from './main-nav.css.js';
import { MoreMenu } from './more-menu.js';
import type { NavItem } from './navigation.js';

export interface MainNavProps {
  label: string;
  items: readonly NavItem[];
  roomRef: Ref<HTMLElement>;
  listRef: Ref<HTMLUListElement>;
}

/** The bar's links. Under 1280 px the less important ones move into a menu at the end. */
export function MainNav({ label, items, roomRef, listRef }: MainNavProps) {
  const { Link } = useUi();
  // Where somebody is stays in the bar.
  const hides = ({ lessImportant, current }: NavItem) => lessImportant && !current;
  const less = items.filter(hides);
  return (
    <nav ref={roomRef} aria-label={label} className={styles.room}>
      <ul ref={listRef} className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={hides(item) ? styles.lessImportant : undefined}>
            <Link href={item.href} className={styles.link} aria-current={ariaCurrent(item.current)}>
              {item.label}
            </Link>
          </li>
        ))}
        {less.length === 0 ? null : (
          <li className={styles.more}>
            <MoreMenu items={less} />
          </li>
        )}
      </ul>
    </nav>
  );
}
