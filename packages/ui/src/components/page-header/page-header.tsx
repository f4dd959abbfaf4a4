import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import * as styles from './page-header.css.js';

export const pageHeaderSizes = [20, 24] as const;

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The page's only `h1`. */
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the end; the primary one last. */
  actions?: ReactNode;
  /** A `Breadcrumb` above the title. */
  breadcrumb?: ReactNode;
  /** Facts under the title: status, time, amounts. */
  meta?: ReactNode;
  /** Title in px; 20 for workspaces, whose titles are sentences. @default 24 */
  size?: (typeof pageHeaderSizes)[number];
}

/** The head of a page: what it is, one sentence, what can be done with all of it. */
export function PageHeader({
  title,
  description,
  actions,
  breadcrumb,
  meta,
  size = 24,
  className,
  ...props
}: PageHeaderProps) {
  return (
    <div {...props} className={classNames(styles.root, className)}>
      {breadcrumb === undefined ? null : <div className={styles.breadcrumb}>{breadcrumb}</div>}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={classNames(styles.title, styles.size[size])}>{title}</h1>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {meta === undefined ? null : <div className={styles.meta}>{meta}</div>}
    </div>
  );
}
