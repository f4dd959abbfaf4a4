'use client';

import { useUi } from '../../provider/ui-context.js';
import { own } from '../../tokens/own.js';
import { ariaCurrent } from './current.js';
import type { NavItem } from './navigation.js';
import * as styles from './side-nav.css.js';

export interface MainNavListProps {
  label: string;
  items: readonly NavItem[];
  /** Called when a link is followed. */
  onNavigate: () => void;
}

/** The main navigation's links one under the other, for the sheet. */
export function MainNavList({ label, items, onNavigate }: MainNavListProps) {
  const { Link } = useUi();
  return (
    <nav aria-label={label}>
      <ul className={own}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={styles.link}
              aria-current={ariaCurrent(item.current)}
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
