'use client';

import { useMemo } from 'react';

import { useUi } from '../../provider/ui-context.js';
import { isValue } from '../maths/values.js';
import { useChartLabels } from './labels.js';

/** How a chart writes its figures. */
export interface Figures {
  /** Whole, as in the tooltip and the table; a dash for a gap. */
  text: (value: unknown) => string;
  /** Short, as on an axis whose ticks are this far apart. */
  tick: (value: number, step: number) => string;
  /** A share of 1 in percent. */
  share: (value: number) => string;
}

// The hyphen of many locales is shorter than figures are wide.
const withMinus = (text: string) => text.replace('-', '−');

/** From here on an axis writes `12K`. */
const long = 10_000;

/** Figures in a locale. `format` is that of `Intl.NumberFormat`, such as a currency or a unit. */
export function figuresIn(
  locale: string,
  format: Intl.NumberFormatOptions | undefined,
  none: string,
): Figures {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, ...format });
  const small = format ? plain : new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const ticks = new Map<string, Intl.NumberFormat>();
  const tickFormat = (digits: number, notation: 'standard' | 'compact') => {
    const key = `${digits}${notation}`;
    const known =
      ticks.get(key) ??
      new Intl.NumberFormat(locale, {
        ...format,
        notation,
        minimumFractionDigits: 0,
        maximumFractionDigits: notation === 'compact' ? 1 : digits,
      });
    ticks.set(key, known);
    return known;
  };
  return {
    text: (value) => {
      if (!isValue(value)) return none;
      return withMinus((value !== 0 && Math.abs(value) < 1 ? small : plain).format(value));
    },
    tick: (value, step) => {
      const unit = format?.style === 'percent' ? 100 : 1;
      const digits = Math.max(
        0,
        Math.min(20, Math.ceil(-Math.log10(Math.abs(step * unit) || 1) - 1e-9)),
      );
      const notation = Math.abs(value) >= long || step >= long / 4 ? 'compact' : 'standard';
      return withMinus(tickFormat(digits, notation).format(value));
    },
    share: (value) => (isValue(value) ? percent.format(value) : none),
  };
}

/** `figuresIn` for the reader. */
export function useFigures(format?: Intl.NumberFormatOptions): Figures {
  const { locale } = useUi();
  const { none } = useChartLabels();
  // Written in JSX, the options are another object each time.
  const key = JSON.stringify(format);
  return useMemo(
    () =>
      figuresIn(
        locale,
        key === undefined ? undefined : (JSON.parse(key) as Intl.NumberFormatOptions),
        none,
      ),
    [locale, key, none],
  );
}
