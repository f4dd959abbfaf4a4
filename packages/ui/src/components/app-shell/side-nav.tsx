'use client';

import { useId } from 'react';

import { classNames } from '../private/class-names.js';
import { useUi } from '../../provider/ui-context.js';
import { own } from '../../tokens/own.js';
import { StatusDot } from '../status-dot/status-dot.js';
import type { SideGroup, SideItem, SideNavigation } from './navigation.js';
import * as styles from './side-nav.css.js';

interface ItemsProps {
  items: readonly SideItem[];
  labelledBy?: string;
  onNavigate?: () => void;
}

function Items({ items, labelledBy, onNavigate }: ItemsProps) {
  const { Link } = useUi();
  return (
    <ul className={own} aria-labelledby={labelledBy}>
      {items.map(({ label, href, icon, count, current, status }) => (
        <li key={href}>
          <Link
            href={href}
            className={classNames(styles.link, status !== undefined && styles.withStatus)}
            aria-current={current ? 'page' : undefined}
            onClick={onNavigate}
          >
            {status === undefined ? (
              icon
            ) : (
              <StatusDot className={styles.status} {...status} labelHidden />
            )}
            {/* The title shows a label that was cut; as the same text it is not read twice. */}
            <span className={styles.label} title={label} dir="auto">
              {label}
            </span>
            {count === undefined ? null : <span className={styles.count}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Group({ group, onNavigate }: { group: SideGroup; onNavigate?: () => void }) {
  const headingId = useId();
  return (
    <div>
      {/* Not a heading: it stands before the page's first one. */}
      <p id={headingId} className={styles.heading}>
        {group.label}
      </p>
      <Items items={group.items} labelledBy={headingId} onNavigate={onNavigate} />
    </div>
  );
}

export interface SideNavProps {
  side: SideNavigation;
  /** Called when a link is followed, e.g. to close the sheet around it. */
  onNavigate?: () => void;
}

/** Groups of links with icons, counts and statuses; the foot items stand at the bottom. */
export function SideNav({ side, onNavigate }: SideNavProps) {
  return (
    <nav aria-label={side.label} className={styles.nav}>
      {side.groups.map((group) => (
        <Group key={group.label} group={group} onNavigate={onNavigate} />
      ))}
      {side.footItems === undefined ? null : (
        <div className={styles.foot}>
          <Items items={side.footItems} onNavigate={onNavigate} />
        </div>
      )}
    </nav>
  );
}
