import { useFormats, useLocale } from '@constella/i18n/react';

/** Writes how long something takes: minutes, from an hour on hours; never days of 24 hours. */
export function useLength(): (minutes: number) => string {
  const { number } = useFormats();
  const locale = useLocale();
  return (minutes) =>
    number(minutes < 60 ? minutes : minutes / 60, {
      style: 'unit',
      unit: minutes < 60 ? 'minute' : 'hour',
      unitDisplay: locale === 'ar' ? 'long' : 'short',
      maximumFractionDigits: 1,
    });
}
