'use client';

import { classNames } from '../private/class-names.js';
import { useUi } from '../../provider/ui-context.js';
import { own } from '../../tokens/own.js';
import { StatusDot } from '../status-dot/status-dot.js';
import { Tooltip } from '../tooltip/tooltip.js';
import { ariaCurrent } from './current.js';
import type { SideItem } from './navigation.js';
import * as styles from './side-nav.css.js';

export interface SideItemsProps {
  items: readonly SideItem[];
  labelledBy?: string;
  /** Icons alone; names come in tooltips. */
  rail?: boolean;
  /** Called when a link is followed. */
  onNavigate?: () => void;
}

/** Links of a side navigation, one under the other. */
export function SideItems({ items, labelledBy, rail = false, onNavigate }: SideItemsProps) {
  const { Link } = useUi();
  return (
    <ul className={own} aria-labelledby={labelledBy}>
      {items.map(({ label, href, icon, count, current, status }) => (
        <li key={href}>
          <Tooltip content={rail ? label : undefined} side="end" describes={false}>
            <Link
              href={href}
              className={classNames(styles.link, status !== undefined && styles.withStatus)}
              aria-current={ariaCurrent(current)}
              onClick={onNavigate}
            >
              {status === undefined ? (
                icon
              ) : (
                <StatusDot className={styles.status} {...status} labelHidden />
              )}
              {/* The title shows a label that was cut; as the same text it is not read twice. */}
              <span className={styles.label} title={rail ? undefined : label} dir="auto">
                {label}
              </span>
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
