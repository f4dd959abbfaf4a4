'use client';

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

import { classNames } from '../private/class-names.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { ChevronRightIcon, MoreHorizontalIcon } from '../../icons/index.js';
import { breadcrumb } from '../../labels/en.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { own } from '../../tokens/own.js';
import * as styles from './breadcrumb.css.js';

export interface BreadcrumbItem {
  label: string;
  /** Where it leads; the last item is the page itself and has none. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark, such as "Breadcrumb". */
  label: string;
  items: readonly BreadcrumbItem[];
  /**
   * Most levels shown at first, 2 or more: the top one and the last ones. A button of three dots
   * brings the levels between. @default all
   */
  maxItems?: number;
}

/** Where the page stands, from the top down. The last item is the current page. */
export function Breadcrumb({
  label,
  items: givenItems,
  maxItems = Infinity,
  className,
  ...props
}: BreadcrumbProps) {
  const items = listOrEmpty(givenItems);
  warnOnce(
    'Breadcrumb',
    isUnnamed(label),
    'without a label its landmark is one of several navigations. Pass a word such as "Breadcrumb" as `label`; it is not shown.',
  );
  const { Link, labels: texts } = useUi();
  const list = useRef<HTMLOListElement>(null);
  const [whole, setWhole] = useState(false);
  // The button is gone: the focus goes to the first level that came instead of it.
  useLayoutEffect(() => {
    if (whole) list.current?.children[1]?.querySelector('a')?.focus();
  }, [whole]);
  // Not a number is no bound.
  const most = maxItems >= 2 ? Math.floor(maxItems) : maxItems < 2 ? 2 : Infinity;
  const hidden = whole ? 0 : Math.max(0, items.length - most);
  return (
    <nav aria-label={label} {...props} className={classNames(own, className)}>
      <ol ref={list} className={styles.list}>
        {items.map((item, index) => {
          if (index > 1 && index <= hidden) return null;
          const last = index === items.length - 1;
          const current = last ? ('page' as const) : undefined;
          return (
            <li key={`${index} ${item.label}`} className={styles.item}>
              {index === 1 && hidden > 0 ? (
                <button
                  type="button"
                  aria-label={{ ...breadcrumb, ...texts.breadcrumb }.expand}
                  className={classNames(styles.link, styles.more)}
                  onClick={() => setWhole(true)}
                >
                  <MoreHorizontalIcon size={16} />
                </button>
              ) : item.href === undefined ? (
                <span className={styles.current} aria-current={current}>
                  {item.label}
                </span>
              ) : (
                <Link className={styles.link} href={item.href} aria-current={current}>
                  {item.label}
                </Link>
              )}
              {last ? null : <ChevronRightIcon size={12} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
