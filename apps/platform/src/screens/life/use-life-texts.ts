import { moneyCategories, type MoneyCategory } from '@constella/api-client/contract';
import { useFormats, useIntl } from '@constella/i18n/react';

/** Days, amounts and measures in the reader's words. */
export function useLifeTexts(currency: string) {
  const intl = useIntl();
  const { number, money } = useFormats();
  const date = (day: string, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', ...options });
  return {
    /** `Nov 23` */
    day: (day: string) => date(day, { month: 'short', day: 'numeric' }),
    /** `Monday, November 23` */
    longDay: (day: string) => date(day, { weekday: 'long', month: 'long', day: 'numeric' }),
    /** `M` */
    weekday: (day: string) => date(day, { weekday: 'narrow' }),
    month: (month: string) => date(`${month}-01`, { month: 'long', year: 'numeric' }),
    clock: (time: string) =>
      intl.formatTime(`2000-01-01T${time}:00Z`, {
        timeZone: 'UTC',
        hour: 'numeric',
        minute: '2-digit',
      }),
    money: (amount: number) => money(amount, currency),
    /** A name of the usual ones in the reader's language, another one as it was typed. */
    moneyCategory: (category: string | null) =>
      category === null
        ? intl.formatMessage({ id: 'life.money.unsorted' })
        : (moneyCategories as readonly string[]).includes(category)
          ? intl.formatMessage({ id: `life.moneyCategory.${category as MoneyCategory}` })
          : category,
    hours: (hours: number) =>
      number(hours, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 }),
    minutes: (minutes: number) =>
      number(minutes, { style: 'unit', unit: 'minute', maximumFractionDigits: 0 }),
    kilograms: (kilograms: number) =>
      number(kilograms, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 }),
    days: (days: number) => number(days, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
  };
}
