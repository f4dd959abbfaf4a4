import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import * as styles from './panel.css.js';

export interface PanelSectionProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Small muted heading. */
  title?: ReactNode;
  /** @default 'h3' */
  titleAs?: 'h2' | 'h3' | 'h4';
}

/** A part of a `Panel` or `Card`, whatever its padding: it reaches the edge, and a hairline stands between two. */
export function PanelSection({
  title,
  titleAs: Title = 'h3',
  className,
  children,
  ...props
}: PanelSectionProps) {
  return (
    <div {...props} className={classNames(styles.section, className)}>
      {title === undefined ? null : <Title className={styles.sectionTitle}>{title}</Title>}
      {children}
    </div>
  );
}
