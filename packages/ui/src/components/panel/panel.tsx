import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';

import { classNames } from '../private/class-names.js';
import * as styles from './panel.css.js';

export const panelPaddings = ['none', 'medium'] as const;

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the panel, which then is a named region. */
  title?: ReactNode;
  /** @default 'h2' */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** The heading, which a script can focus then: for content that took the place of what had the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Muted words after the title: a count, a live status. Not part of the heading. */
  titleMeta?: ReactNode;
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  /** One muted line under a hairline. */
  footer?: ReactNode;
  /** `none` for tables and lists, which reach the edge; `PanelSection`s reach it anyway. @default 'medium' */
  padding?: (typeof panelPaddings)[number];
}

/** The hairline card: one raised surface, no shadow. Siblings share one, divided by hairlines. */
export function Panel({
  title,
  titleAs: Title = 'h2',
  titleRef,
  titleMeta,
  actions,
  footer,
  padding = 'medium',
  className,
  children,
  ...props
}: PanelProps) {
  const titleId = useId();
  const titled = title !== undefined && title !== null && title !== '';
  const headed = titled || titleMeta !== undefined || actions !== undefined;
  const filled = children !== undefined && children !== null;
  const footed = footer !== undefined;
  const padded = filled && padding === 'medium';
  return (
    <section
      aria-labelledby={titled ? titleId : undefined}
      {...props}
      className={classNames(
        styles.panel,
        padding === 'none' && styles.bleed,
        padded && styles.padded,
        className,
      )}
    >
      {headed ? (
        <div
          className={classNames(
            styles.header,
            (filled || footed) && styles.headerRuled,
            padded && styles.headerOfPadded,
          )}
        >
          {titled ? (
            <Title
              ref={titleRef}
              id={titleId}
              tabIndex={titleRef ? -1 : undefined}
              className={styles.title}
            >
              {title}
            </Title>
          ) : null}
          {titleMeta === undefined ? null : <span className={styles.titleMeta}>{titleMeta}</span>}
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
      ) : null}
      {children}
      {footed ? (
        <div className={classNames(styles.footer, padded && styles.footerOfPadded)}>{footer}</div>
      ) : null}
    </section>
  );
}
