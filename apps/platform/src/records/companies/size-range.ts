import type { useFormats } from '@constella/i18n/react';

/** A range of people as the reader writes figures: 1–9, 50–249, 1,000+. */
export const sizeRange = (size: string, { number }: ReturnType<typeof useFormats>): string =>
  size.replace('-', '–').replaceAll(/\d+/g, (figure) => number(Number(figure)));
