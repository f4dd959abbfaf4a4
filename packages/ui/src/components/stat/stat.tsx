'use client';

import { type ComponentProps, type ReactNode, use } from 'react';

import { classNames } from '../private/class-names.js';
import { stat as english } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { MissingValue } from '../private/missing-value.js';
import { readChange } from './stat-change.js';
import { StatChangeMark } from './stat-change-mark.js';
import { StatGroupContext } from './stat-context.js';
import * as styles from './stat.css.js';

/** Direction that is better: more, less, or neither. */
export const statGoodDirections = ['up', 'down', 'none'] as const;
export const statSizes = ['medium', 'large'] as const;

export interface StatProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The figure's name. */
  label: ReactNode;
  /** A number is written as the locale writes it; anything else is shown as it is. */
  value: ReactNode;
  /** How a number is written, as `Intl.NumberFormat` takes it. */
  format?: Intl.NumberFormatOptions;
  /** By how much it changed, in the unit of `changeFormat`: 0.061 is +6.1% by default. */
  change?: number | null;
  /** @default { style: 'percent', maximumFractionDigits: 1 } */
  changeFormat?: Intl.NumberFormatOptions;
  /** The direction that is good news. `none` where more is neither. @default 'up' */
  goodDirection?: 'up' | 'down' | 'none';
  /** Muted words after the figure: "of 44,200 granted", "last 30 days". */
  note?: ReactNode;
  /** A small drawing at the end, decoration beside the figures: give it its own name if it says more. */
  sparkline?: ReactNode;
  /** 24 or 32 px figures. @default 'medium' */
  size?: 'medium' | 'large';
}

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

const isNothing = (value: ReactNode) =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

/**
 * One figure with its name and how it changed. The direction is a triangle and a sign, the meaning a
 * full or empty triangle and words for screen readers; colour only repeats it.
 */
export function Stat({
  label,
  value,
  format,
  change,
  changeFormat = percent,
  goodDirection = 'up',
  note,
  sparkline,
  size = 'medium',
  className,
  ...props
}: StatProps) {
  const ui = useUi();
  const labels = { ...english, ...ui.labels.stat };
  const isGrouped = use(StatGroupContext);
  const reading = readChange(change, goodDirection);
  const shown =
    typeof value === 'number' || typeof value === 'bigint'
      ? new Intl.NumberFormat(ui.locale, format).format(value)
      : value;
  return (
    <dl {...props} className={classNames(styles.stat, isGrouped && styles.grouped, className)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figures}>
        <span className={styles.value[size]}>
          {isNothing(value) ? <MissingValue label={labels.none} /> : shown}
        </span>
        {reading && typeof change === 'number' ? (
          <StatChangeMark change={change} reading={reading} format={changeFormat} />
        ) : null}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </dd>
      {sparkline === undefined ? null : <dd className={styles.sparkline}>{sparkline}</dd>}
    </dl>
  );
}

/** Figures beside each other in one panel, divided by hairlines, as many to a row as have room. */
export function StatGroup({ className, ...props }: ComponentProps<'div'>) {
  return (
    <StatGroupContext value={true}>
      <div {...props} className={classNames(styles.group, className)} />
    </StatGroupContext>
  );
}
