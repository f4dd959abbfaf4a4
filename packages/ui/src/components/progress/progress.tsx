import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { classNames } from '../private/class-names.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import * as styles from './progress.css.js';

export const progressTones = [
  'accent',
  'neutral',
  'success',
  'warning',
  'danger',
  'highlight',
] as const;

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of what progresses. */
  label: ReactNode;
  /** Writes the label above the bar; otherwise only screen readers get it. @default false */
  showLabel?: boolean;
  /** Between 0 and `max`, cut to them. Without it, or when it is no share, the bar is indeterminate. */
  value?: number;
  /** @default 100 */
  max?: number;
  /** The value in words or with its unit, such as "31 of 40 points"; shown beside a shown label. */
  valueText?: string;
  /** `highlight` (amber) is for points only. @default 'accent' */
  tone?: (typeof progressTones)[number];
}

/** How far something has come. It grows from the start side. */
export function Progress({
  label,
  showLabel = false,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  className,
  ...props
}: ProgressProps) {
  warnOnce(
    'Progress',
    isUnnamed(label),
    'without a label nobody who cannot see it knows what progresses. Pass it as `label`; `showLabel` shows it.',
  );
  warnOnce(
    'Progress',
    max <= 0,
    `max ${max} is no whole to have a share of, so the bar runs without end. Pass a \`max\` above 0.`,
  );
  const labelId = useId();
  const known = value !== undefined && Number.isFinite(value / max);
  const now = known ? Math.min(Math.max(value, 0), max) : 0;
  const share = known ? (now / max) * 100 : 0;
  return (
    <div {...props} className={classNames(styles.root, styles.tone[tone], className)}>
      <div id={labelId} hidden={!showLabel} className={showLabel ? styles.caption : undefined}>
        <span>{label}</span>
        {showLabel && valueText !== undefined ? (
          <span className={styles.valueText} aria-hidden="true">
            {valueText}
          </span>
        ) : null}
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- every browser draws <progress> in its own way
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={known ? 0 : undefined}
        aria-valuemax={known ? max : undefined}
        aria-valuenow={known ? now : undefined}
        aria-valuetext={valueText}
        className={styles.track}
      >
        <div
          className={classNames(styles.bar, !known && styles.indeterminate)}
          // A copy: server components send plain objects only.
          style={{ ...assignInlineVars({ [styles.done]: `${share}%` }) }}
        />
      </div>
    </div>
  );
}
