import type { Formats } from '@constella/i18n/react';

/** Seconds as a timer shows them: 102 is 1:42. */
export const clockTime = (seconds: number, number: Formats['number']): string =>
  `${number(Math.floor(seconds / 60))}:${number(seconds % 60, { minimumIntegerDigits: 2 })}`;

/** A signed amount with a real minus: −40, +1,000. */
export const signed = (amount: number, number: Formats['number']): string =>
  number(amount, { signDisplay: 'exceptZero' }).replace('-', '−');
