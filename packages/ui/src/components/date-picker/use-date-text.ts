import { getLocalTimeZone, today, type CalendarDate } from '@internationalized/date';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { isComposing } from '../private/is-composing.js';
import { datePicker } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import {
  calendarFor,
  canChoose,
  readDate,
  writeDate,
  type DateBounds,
} from '../private/calendar/calendar-dates.js';
import { sayDate } from '../private/calendar/date-format.js';
import { dateHint, dateText, parseDateText } from '../private/calendar/date-text.js';

/** Bounds as the caller gives them. */
export interface DateLimits {
  /** Earliest date, `YYYY-MM-DD`. */
  min?: string;
  /** Latest date, `YYYY-MM-DD`. */
  max?: string;
  /** Whether a date between the bounds (`YYYY-MM-DD`) cannot be chosen. Called for every day in view. */
  isUnavailable?: (date: string) => boolean;
}

/** The bounds as dates of the locale's calendar; what is no date bounds nothing. */
export const useDateBounds = ({ min, max, isUnavailable }: DateLimits): DateBounds => {
  const { locale } = useUi();
  return useMemo(() => {
    const calendar = calendarFor(locale);
    return { min: readDate(min, calendar), max: readDate(max, calendar), isUnavailable };
  }, [locale, min, max, isUnavailable]);
};

/** The reader's day, `YYYY-MM-DD`. Differs between server and browser, so never for the first render. */
export const todayIso = (given: string | undefined): string =>
  given ?? today(getLocalTimeZone()).toString();

/** How dates are typed here, in the language's letters. */
export const useDateHint = (): string => {
  const { locale, labels: texts } = useUi();
  const labels = { ...datePicker, ...texts.datePicker };
  return useMemo(
    () =>
      dateHint(locale, {
        day: labels.dayLetters,
        month: labels.monthLetters,
        year: labels.yearLetters,
      }),
    [locale, labels.dayLetters, labels.monthLetters, labels.yearLetters],
  );
};

interface DateTextOptions {
  /** `YYYY-MM-DD` or empty. */
  value: string;
  onValueChange: (value: string) => void;
  bounds: DateBounds;
  today: string | undefined;
  /** What is no date to choose is the value as it was typed, and not empty. */
  keepUnread?: boolean;
}

interface DateText {
  text: string;
  /** The error in the typed text, once it is settled. */
  problem: string | undefined;
  type: (text: string) => void;
  /** Reads what was typed: a date becomes the value, anything else stays to be mended. */
  settle: () => void;
  /** Leaves what was typed for the value there is. */
  forget: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Typed {
  text: string;
  /** The value it led to; another one from outside replaces the text. */
  value: string;
  settled: boolean;
}

/** A date edited as text. A date written in full counts at once. */
export const useDateText = ({
  value,
  onValueChange,
  bounds,
  today,
  keepUnread = false,
}: DateTextOptions): DateText => {
  const { locale, labels: texts } = useUi();
  const labels = { ...datePicker, ...texts.datePicker };
  const hint = useDateHint();
  const [typed, setTyped] = useState<Typed>();
  const calendar = useMemo(() => calendarFor(locale), [locale]);
  const current = typed?.value === value ? typed : undefined;

  const read = (text: string) => parseDateText(text, locale, calendar, todayIso(today));
  const change = (next: string) => {
    if (next !== value) onValueChange(next);
  };
  const type = (text: string) => {
    const found = read(text);
    const next =
      found?.complete && canChoose(found.date, bounds) ? writeDate(found.date) : undefined;
    const changed = text.trim() === '' ? '' : (next ?? value);
    setTyped({ text, value: changed, settled: false });
    change(changed);
  };
  const settle = () => {
    if (!current || current.settled) return;
    const found = read(current.text)?.date;
    if (found && canChoose(found, bounds)) {
      setTyped(undefined);
      change(writeDate(found));
    } else if (current.text.trim() === '') setTyped(undefined);
    else {
      const left = keepUnread ? current.text.trim() : '';
      setTyped({ text: current.text, value: left, settled: true });
      change(left);
    }
  };

  const known = readDate(value, calendar);
  const say = (date: CalendarDate) => sayDate(date, locale, 'long');
  const explain = (text: string): string => {
    const date = read(text)?.date;
    if (!date) return labels.invalid({ format: hint });
    if (bounds.min && date.compare(bounds.min) < 0)
      return labels.tooEarly({ date: say(bounds.min) });
    if (bounds.max && date.compare(bounds.max) > 0)
      return labels.tooLate({ date: say(bounds.max) });
    return labels.unavailable({ date: say(date) });
  };

  return {
    text: current?.text ?? (known || !keepUnread ? dateText(known, locale) : value),
    problem: current?.settled ? explain(current.text) : undefined,
    type,
    settle,
    forget: () => setTyped(undefined),
    onKeyDown: (event) => {
      // Not prevented: Enter goes on to submit the form, with the date that was
      // typed: it has to be in the form by then.
      if (event.key === 'Enter' && !isComposing(event.nativeEvent)) flushSync(settle);
    },
  };
};
