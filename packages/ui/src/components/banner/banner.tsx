'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import { XIcon } from '../../icons/index.js';
import { banner } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { useNoticeFocus } from '../private/use-notice-focus.js';
import { CalloutIcon } from '../callout/callout.js';
import * as callout from '../callout/callout.css.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { IconButton } from '../icon-button/icon-button.js';
import * as styles from './banner.css.js';

export const bannerTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

export interface BannerProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** @default 'info' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** The point in a few words; the text runs on after it. */
  title?: ReactNode;
  /** One sentence, with a link if there is more to say. */
  children?: ReactNode;
  /** A small button or link at the end. */
  action?: ReactNode;
  /** Shows a button that dismisses it. Remember it, or the banner is back on the next page. */
  onDismiss?: () => void;
}

/**
 * One line over the whole page that concerns everybody on it: maintenance, a trial that ends, test
 * mode. The first thing on the page, one at a time. A region of its own, found by its name; for
 * what concerns a part of the page use `Callout`, for what just happened `Alert`.
 */
export function Banner({
  tone = 'info',
  title,
  action,
  onDismiss,
  className,
  children,
  ref,
  ...props
}: BannerProps) {
  const ui = useUi();
  const labels = { ...banner, ...ui.labels.banner };
  const notice = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(ref, notice);
  const giveFocusBack = useNoticeFocus(notice);
  const heading = title === undefined ? null : <strong className={callout.title}>{title}</strong>;
  return (
    <section
      aria-label={labels.label}
      {...props}
      ref={mergedRef}
      data-tone={tone}
      className={classNames(callout.tone[tone], styles.root, className)}
    >
      <div className={styles.line}>
        <CalloutIcon tone={tone} />
        <div className={styles.words}>
          {heading} {children}
        </div>
        {action === undefined && onDismiss === undefined ? null : (
          <div className={callout.end}>
            {action}
            {onDismiss === undefined ? null : (
              <IconButton
                label={ui.labels.dismiss}
                icon={<XIcon />}
                variant="quiet"
                size="small"
                onClick={() => {
                  giveFocusBack();
                  onDismiss();
                }}
              />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
