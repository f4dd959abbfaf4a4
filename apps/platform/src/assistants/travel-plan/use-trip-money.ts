import { useIntl } from '@constella/i18n/react';

import type { Trip } from './trip';

/** Ways to write the money of a trip. */
export interface TripMoney {
  /** US dollars, without cents where it is no price. */
  readonly say: (cents: number, isRounded?: boolean) => string;
  /** The same in the money of the place; undefined as long as nobody gave a rate. */
  readonly local: (cents: number) => string | undefined;
  /** The money of the place, where that is another one. */
  readonly currency: string | undefined;
}

/** Writes US cents in dollars, and in the money of the place by the rate somebody typed. */
export function useTripMoney({ places: [place], rate }: Trip): TripMoney {
  const intl = useIntl();
  const currency = place && place.currency !== 'USD' ? place.currency : undefined;
  const format = (amount: number, code: string, isWhole: boolean) =>
    intl.formatNumber(amount, {
      style: 'currency',
      currency: code,
      ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    });
  return {
    say: (cents, isRounded = false) => format(cents / 100, 'USD', isRounded || cents % 100 === 0),
    local: (cents) =>
      currency === undefined || rate === null
        ? undefined
        : format((cents / 100) * rate, currency, true),
    currency,
  };
}
