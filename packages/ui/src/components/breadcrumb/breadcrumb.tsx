'use client';

import type { ComponentProps } from 'react';

import { classNames } from '../../class-names.js';
import { listed } from '../../listed.js';
import { ChevronRightIcon } from '../../icons/index.js';
import { isUnnamed, mistake } from '../../mistake.js';
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
}

/** Where the page stands, from the top down. The last item is the current page. */
export function Breadcrumb({ label, items: givenItems, className, ...props }: BreadcrumbProps) {
  const items = listed(givenItems);
  mistake(
    'Breadcrumb',
    isUnnamed(label),
    'without a label its landmark is one of several navigations. Pass a word such as "Breadcrumb" as `label`; it is not shown.',
  );
  const { Link } = useUi();
  return (
    <nav aria-label={label} {...props} className={classNames(own, className)}>
      <ol className={styles.list}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          const current = last ? ('page' as const) : undefined;
          return (
            <li key={`${index} ${item.label}`} className={styles.item}>
              {item.href === undefined ? (
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
