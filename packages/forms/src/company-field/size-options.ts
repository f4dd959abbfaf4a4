'use client';

import { companySizes } from '@constella/api-client/contract';
import { useFormats } from '@constella/i18n/react';
import { useMemo } from 'react';

/** A company's size, as it is stored. */
type Size = (typeof companySizes)[number];

/** The sizes of companies, with the range of people as the reader writes figures: 1–9, 1,000+. */
export function useSizes(): readonly { value: Size; range: string }[] {
  const { number } = useFormats();
  return useMemo(
    () =>
      companySizes.map((value) => ({
        value,
        range: value.replace('-', '–').replaceAll(/\d+/g, (figure) => number(Number(figure))),
      })),
    [number],
  );
}
