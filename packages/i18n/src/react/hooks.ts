'use client';

import { use, useMemo } from 'react';

import {
  formatDate,
  formatDateTime,
  formatList,
  formatMoney,
  formatNumber,
  formatRelative,
  formatTime,
  type Moment,
} from '../formats.js';
import type { Locale } from '../locales.js';
import { I18nContext } from './provider.js';

function useI18n(hook: string) {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error(`${hook} must be used inside <I18nProvider>`);
  return i18n;
}

/** The active language. @throws outside `<I18nProvider>` */
export function useLocale(): Locale {
  return useI18n('useLocale').locale;
}

/** The formats of `@constella/i18n`, bound to the active language and time zone. */
export interface Formats {
  /** Long month, numeric year and day. */
  date: (moment: Moment) => string;
  time: (moment: Moment) => string;
  dateTime: (moment: Moment) => string;
  number: (value: number | bigint, options?: Intl.NumberFormatOptions) => string;
  /** @param minorUnits cents; 2990 is $29.90 */
  money: (minorUnits: number, currency: string) => string;
  /** `2 hours ago`; measured from `now`. @default the current time */
  relative: (moment: Moment, now?: Moment) => string;
  list: (items: readonly string[], type?: Intl.ListFormatType) => string;
}

/** The active language's formats. @throws outside `<I18nProvider>` */
export function useFormats(): Formats {
  const { locale, timeZone } = useI18n('useFormats');
  return useMemo(
    () => ({
      date: (moment) => formatDate(locale, moment, timeZone),
      time: (moment) => formatTime(locale, moment, timeZone),
      dateTime: (moment) => formatDateTime(locale, moment, timeZone),
      number: (value, options) => formatNumber(locale, value, options),
      money: (minorUnits, currency) => formatMoney(locale, minorUnits, currency),
      relative: (moment, now) => formatRelative(locale, moment, now),
      list: (items, type) => formatList(locale, items, type),
    }),
    [locale, timeZone],
  );
}
