'use client';

import type { ComponentProps } from 'react';

import { classNames } from '../private/class-names.js';
import { price as english } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { MissingValue } from '../private/missing-value.js';
import { priceText } from './price-text.js';
import * as styles from './price.css.js';

export const pricePeriods = ['day', 'week', 'month', 'year'] as const;
export const priceSizes = ['small', 'medium', 'large'] as const;

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In major units: 29.9 is €29.90. Null where it is not known. */
  amount: number | null;
  /** ISO 4217 code. */
  currency: string;
  /** The period paid for. */
  period?: 'day' | 'week' | 'month' | 'year';
  /** The amount it was before, struck through. Left out when it is the same or lower. */
  oldAmount?: number | null;
  /** `auto` leaves out the decimals of whole amounts; `always` for columns. @default 'auto' */
  decimals?: 'auto' | 'always';
  /** Writes nothing as the locale's word for "free" rather than as 0. @default true */
  zeroIsFree?: boolean;
  /** 13, 16 or 32 px figures. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** An amount of money as the reader's locale writes it, with its period and what it was before. */
export function Price({
  amount,
  currency,
  period,
  oldAmount,
  decimals = 'auto',
  zeroIsFree = true,
  size = 'medium',
  className,
  ...props
}: PriceProps) {
  const ui = useUi();
  const labels = { ...english, ...ui.labels.price };
  const format = { locale: ui.locale, currency, decimals };
  const isFree = zeroIsFree && amount === 0;
  const text = isFree ? labels.free : priceText(amount, format);
  const isReduced = typeof oldAmount === 'number' && amount !== null && oldAmount > amount;
  const oldText = isReduced ? priceText(oldAmount, format) : undefined;
  return (
    <span {...props} className={classNames(styles.price, className)}>
      {oldText === undefined ? null : (
        <>
          <VisuallyHidden>{labels.was}</VisuallyHidden>
          <s className={styles.old[size]}>
            <bdi>{oldText}</bdi>
          </s>
        </>
      )}
      <strong className={styles.amount[size]}>
        {text === undefined ? <MissingValue label={labels.none} /> : <bdi>{text}</bdi>}
      </strong>
      {period === undefined || text === undefined || isFree ? null : (
        <span className={styles.period[size]}>{labels.per({ period })}</span>
      )}
    </span>
  );
}
