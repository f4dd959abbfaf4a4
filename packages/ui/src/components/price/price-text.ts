export interface PriceFormat {
  /** BCP 47 tag. */
  locale: string;
  /** ISO 4217 code. */
  currency: string;
  /** `auto` leaves out the decimals of whole amounts. */
  decimals: 'auto' | 'always';
}

/**
 * An amount in major units as the locale writes money; `undefined` where it is no amount. A currency
 * that is no ISO 4217 code is written after the number as it came.
 */
export const priceText = (
  amount: number | null | undefined,
  { locale, currency, decimals }: PriceFormat,
): string | undefined => {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return undefined;
  const trailingZeroDisplay = decimals === 'auto' ? 'stripIfInteger' : 'auto';
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay,
    }).format(amount);
  } catch {
    return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(amount)} ${currency}`.trim();
  }
};
