/** A moment: a Date, milliseconds since 1970, or an ISO text. */
export type Moment = Date | number | string;

export interface EventTimeFormat {
  /** BCP 47 tag. */
  locale: string;
  options: Intl.DateTimeFormatOptions;
  timeZone: string | undefined;
}

/** In the zone, or in the reader's own where there is no such zone. */
function timeFormat({ locale, options, timeZone }: EventTimeFormat): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}

/** A moment as text and for `<time>`; `undefined` where it is none. */
export const eventTime = (
  moment: Moment | null | undefined,
  format: EventTimeFormat,
): { text: string; dateTime: string } | undefined => {
  if (moment === null || moment === undefined || moment === '') return undefined;
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    text: timeFormat(format).format(date),
    dateTime: date.toISOString(),
  };
};
