'use client';

import { useMemo } from 'react';

import { classNames } from '../private/class-names.js';
import { stat as english } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import type { ChangeReading } from './stat-change.js';
import * as styles from './stat.css.js';

const shapes = { up: 'M4 0.75 7.5 7H0.5Z', down: 'M4 7.25 0.5 1H7.5Z', none: 'M0.5 4H7.5' };

export interface StatChangeMarkProps {
  change: number;
  reading: ChangeReading;
  format: Intl.NumberFormatOptions;
}

/** A change as triangle and signed figure, and as words for screen readers. */
export function StatChangeMark({ change, reading, format }: StatChangeMarkProps) {
  const ui = useUi();
  const labels = { ...english, ...ui.labels.stat };
  const { direction, meaning } = reading;
  const [signed, plain] = useMemo(
    () => [
      new Intl.NumberFormat(ui.locale, { signDisplay: 'exceptZero', ...format }),
      new Intl.NumberFormat(ui.locale, { ...format, signDisplay: 'never' }),
    ],
    [ui.locale, format],
  );
  const words = { amount: plain.format(change), meaning };
  const text = {
    up: () => labels.increase(words),
    down: () => labels.decrease(words),
    none: () => labels.unchanged,
  }[direction]();
  return (
    <span
      className={classNames(styles.change, styles.meaning[meaning])}
      data-direction={direction}
      data-meaning={meaning}
    >
      <svg
        className={classNames(styles.mark, meaning === 'better' && styles.full)}
        viewBox="0 0 8 8"
        aria-hidden="true"
        focusable="false"
      >
        <path d={shapes[direction]} />
      </svg>
      <span aria-hidden="true">{signed.format(change).replace('-', '−')}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
