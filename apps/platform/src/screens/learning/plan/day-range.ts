interface Span {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** From the first to the last day, as the language writes it; nothing where one is not set. */
export function dayRange({ startDate, endDate }: Span, timeZone: string, locale: string): string {
  if (startDate === null || endDate === null) return '';
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone }).formatRange(
    new Date(startDate),
    new Date(endDate),
  );
}
