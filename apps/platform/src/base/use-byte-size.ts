import { useFormats } from '@constella/i18n/react';

const megabyte = 1_000_000;

/** A number of bytes as people read it: 12 kB, 3.4 MB. */
export function useByteSize(): (bytes: number) => string {
  const { number } = useFormats();
  return (bytes) => {
    const [amount, unit] =
      bytes < megabyte
        ? ([bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] as const)
        : ([bytes / megabyte, 'megabyte'] as const);
    return number(amount, { style: 'unit', unit, maximumFractionDigits: 1 });
  };
}
