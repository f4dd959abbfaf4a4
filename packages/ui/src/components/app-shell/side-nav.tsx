'use client';

import { useId } from 'react';

import { VisuallyHidden } from '../layout/visually-hidden.js';
import type { SideGroup, SideNavigation } from './navigation.js';
import { SideFoot } from './side-foot.js';
import { SideHead } from './side-head.js';
import { SideItems } from './side-items.js';
import * as styles from './side-nav.css.js';

interface GroupProps {
  group: SideGroup;
  rail: boolean;
  onNavigate: (() => void) | undefined;
}

function Group({ group, rail, onNavigate }: GroupProps) {
  const headingId = useId();
  // A dot without its words says nothing about which run it is.
  const items = rail ? group.items.filter(({ status }) => status === undefined) : group.items;
  if (items.length === 0) return null;
  return (
    <div className={styles.group}>
      {/* Not a heading: it stands before the page's first one. */}
      {rail || group.labelHidden ? (
        <VisuallyHidden id={headingId}>{group.label}</VisuallyHidden>
      ) : (
        <p id={headingId} className={styles.heading}>
          {group.label}
        </p>
      )}
      <SideItems items={items} labelledBy={headingId} rail={rail} onNavigate={onNavigate} />
    </div>
  );
}

export interface SideNavProps {
  side: SideNavigation;
  /** Called when a link is followed, e.g. to close the sheet around it. */
  onNavigate?: () => void;
}

/** The open area, groups of links with icons, counts and statuses, the model and the balance. */
export function SideNav({ side, onNavigate }: SideNavProps) {
  const rail = side.rail?.on === true;
  return (
    <nav aria-label={side.label} className={styles.nav} data-rail={rail ? '' : undefined}>
      {side.head && <SideHead head={side.head} rail={side.rail} />}
      <div className={side.head ? styles.underHead : styles.body}>
        {side.groups.map((group) => (
          <Group key={group.label} group={group} rail={rail} onNavigate={onNavigate} />
        ))}
        {side.footItems === undefined ? null : (
          <div className={styles.foot}>
            <SideItems items={side.footItems} rail={rail} onNavigate={onNavigate} />
          </div>
        )}
      </div>
      {side.head && (
        <SideFoot model={side.model} balance={side.balance} rail={rail} onNavigate={onNavigate} />
      )}
    </nav>
  );
}
