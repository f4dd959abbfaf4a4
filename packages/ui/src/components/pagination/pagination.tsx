'use client';

import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js';
import { pagination } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { clampPage, pageCountOf, pageSlots, rangeOf } from './page-slots.js';
import * as styles from './pagination.css.js';

interface PaginationBase extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page shown, from 1; beyond the last it counts as the last. */
  page: number;
  /** How many things there are on all pages. */
  total: number;
  /** How many things a page holds. */
  pageSize: number;
  /** Numbers on each side of the current page. @default 1 */
  neighbours?: 0 | 1 | 2;
  /** Leaves out "41–60 of 214", e.g. where a table says it. @default false */
  rangeHidden?: boolean;
}

/** Either pages with addresses, which may also be told about, or buttons. */
export type PaginationProps = PaginationBase &
  (
    | {
        /** Address of a page: the pages are links of the application's router. */
        href: (page: number) => string;
        /** Called with the page somebody chose, from 1. */
        onPageChange?: (page: number) => void;
      }
    | { href?: undefined; onPageChange: (page: number) => void }
  );

interface PageControlProps {
  /** Name of the control; without one its text is the name. */
  label: string;
  /** Where it leads; undefined makes it a button. */
  href: string | undefined;
  /** Nothing lies that way. It stays focusable, so that leafing to the end keeps the focus. */
  blocked?: boolean;
  current?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function PageControl({ label, href, blocked, current, onPress, children }: PageControlProps) {
  const { Link } = useUi();
  const props = {
    className: styles.cell,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': blocked || undefined,
    onClick: (event: MouseEvent) => {
      if (blocked) event.preventDefault();
      else onPress();
    },
  };
  if (href !== undefined)
    return (
      <Link {...props} href={href}>
        {children}
      </Link>
    );
  return (
    <button type="button" {...props}>
      {children}
    </button>
  );
}

/** Leafs through a long list, a page at a time. For a list that only grows, use a "Show more" button. */
export function Pagination({
  page,
  total,
  pageSize,
  neighbours = 1,
  rangeHidden = false,
  href,
  onPageChange,
  className,
  ...props
}: PaginationProps) {
  const ui = useUi();
  const labels = { ...pagination, ...ui.labels.pagination };
  const count = pageCountOf(total, pageSize);
  const current = clampPage(page, count);
  const number = new Intl.NumberFormat(ui.locale);
  const control = (target: number) => ({
    href: href?.(target),
    onPress: () => onPageChange?.(target),
  });
  const step = (target: number, label: string, icon: ReactNode) => (
    <li>
      <PageControl
        {...control(clampPage(target, count))}
        label={label}
        blocked={target < 1 || target > count}
      >
        {icon}
      </PageControl>
    </li>
  );
  return (
    <nav aria-label={labels.label} {...props} className={classNames(styles.root, className)}>
      {rangeHidden ? null : (
        <span role="status" className={styles.range}>
          {labels.range(rangeOf(current, total, pageSize))}
        </span>
      )}
      <ul className={styles.list}>
        {step(current - 1, labels.previous, <ChevronLeftIcon />)}
        {pageSlots(current, count, neighbours).map((slot) =>
          slot.kind === 'gap' ? (
            <li key={slot.key} className={styles.gap} aria-hidden="true" />
          ) : (
            <li key={slot.page} className={classNames(slot.optional && styles.optional)}>
              <PageControl
                {...control(slot.page)}
                label={labels.page({ page: slot.page })}
                current={slot.page === current}
              >
                {number.format(slot.page)}
              </PageControl>
            </li>
          ),
        )}
        {step(current + 1, labels.next, <ChevronRightIcon />)}
      </ul>
    </nav>
  );
}
