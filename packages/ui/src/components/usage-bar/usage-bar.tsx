'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { classNames } from '../private/class-names.js';
import { AlertOctagonIcon, AlertTriangleIcon } from '../../icons/index.js';
import { usageBar as english } from '../../labels/en.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { readUsage } from './usage-state.js';
import * as styles from './usage-bar.css.js';

export interface UsageBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The resource used. */
  label: ReactNode;
  /** How much of it. Null or NaN while it is not known. */
  used: number | null;
  /** How much there is. Null, or left out, where there is no limit. */
  limit?: number | null;
  /** How both numbers are written, e.g. with a unit, as `Intl.NumberFormat` takes it. */
  format?: Intl.NumberFormatOptions;
  /** Share of the limit from which it warns. @default 0.8 */
  warnAt?: number;
}

const icons = {
  normal: null,
  warning: AlertTriangleIcon,
  reached: AlertOctagonIcon,
  over: AlertOctagonIcon,
};
const share = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/**
 * How much of a limit is used, always in words as well. Beyond the limit the bar is as long as what
 * was used, with a gap at the limit and the rest striped.
 */
export function UsageBar({
  label,
  used,
  limit = null,
  format,
  warnAt = 0.8,
  className,
  ...props
}: UsageBarProps) {
  warnOnce(
    'UsageBar',
    isUnnamed(label),
    'without a label nobody who cannot see it knows what is used. Pass it as `label`.',
  );
  warnOnce(
    'UsageBar',
    warnAt > 1,
    `warnAt ${warnAt} is more than all of the limit, so it never warns. Pass a share, such as 0.8.`,
  );
  const ui = useUi();
  const labels = { ...english, ...ui.labels.usageBar };
  const labelId = useId();
  const noteId = useId();
  const reading = readUsage(used, limit, warnAt);
  const number = new Intl.NumberFormat(ui.locale, format);
  const percent = new Intl.NumberFormat(ui.locale, { style: 'percent' });
  const write = (value: number | null) => number.format(Math.max(value ?? 0, 0));
  const { state } = reading;
  const hasLimit = state !== 'unknown' && state !== 'unlimited';
  const isOver = state === 'over';
  const amount = {
    unknown: () => labels.unknown,
    unlimited: () => labels.unlimited({ used: write(used) }),
    limited: () => labels.of({ used: write(used), limit: write(limit) }),
  }[hasLimit ? 'limited' : state]();
  const Icon = hasLimit ? icons[state] : null;
  const note = hasLimit
    ? {
        normal: labels.left({ amount: number.format(reading.rest) }),
        warning: labels.left({ amount: number.format(reading.rest) }),
        reached: labels.reached,
        over: labels.over({ amount: number.format(reading.rest) }),
      }[state]
    : undefined;
  const limitAt = isOver ? 1 / reading.share : 1;
  return (
    <div
      {...props}
      data-state={state}
      className={classNames(styles.root, styles.state[state], className)}
    >
      <div className={styles.line}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.amount}>{amount}</span>
      </div>
      {hasLimit ? (
        <>
          <div
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- every browser draws <meter> in its own way
            role="meter"
            aria-labelledby={labelId}
            aria-describedby={noteId}
            aria-valuemin={0}
            aria-valuemax={1}
            aria-valuenow={Math.min(reading.share, 1)}
            aria-valuetext={amount}
            className={styles.track}
          >
            <div
              className={styles.bar}
              data-beyond={isOver || undefined}
              style={assignInlineVars({ [styles.within]: share(isOver ? limitAt : reading.share) })}
            />
            {isOver ? (
              <div
                className={styles.beyond}
                style={assignInlineVars({ [styles.limitAt]: share(limitAt) })}
              />
            ) : null}
          </div>
          <div className={styles.line}>
            <span id={noteId} className={styles.note[state]}>
              {Icon ? <Icon size={12} /> : null}
              {note}
            </span>
            {Number.isFinite(reading.share) ? (
              <span className={styles.note.normal}>
                {labels.share({ share: percent.format(reading.share) })}
              </span>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  );
}
