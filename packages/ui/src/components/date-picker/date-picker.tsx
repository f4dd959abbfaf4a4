'use client';

import { Popover } from 'radix-ui';
import { type FocusEvent, type FocusEventHandler, type Ref, useId, useRef, useState } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { CalendarIcon } from '../../icons/index.js';
import { datePicker } from '../../labels/en.js';
import { warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { calendarFor, canChoose, readDate, writeDate } from '../private/calendar/calendar-dates.js';
import { Calendar } from '../private/calendar/calendar.js';
import * as control from '../private/control.css.js';
import { FieldButton } from '../private/field-button.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { type NativeControlProps, splitFieldProps } from '../private/native-props.js';
import { useFieldValue } from '../private/use-field-value.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { CalendarPopup } from './calendar-popup.js';
import * as styles from './date-picker.css.js';
import {
  type DateLimits,
  todayIso,
  useDateBounds,
  useDateHint,
  useDateText,
} from './use-date-text.js';

interface DatePickerBase
  extends Omit<NativeControlProps<'input'>, keyof DateLimits>, FieldProps, DateLimits {
  /** `YYYY-MM-DD` whatever the locale's calendar, or empty. Left out, the field keeps its own. */
  value?: string;
  /** The date at first. @default '' */
  defaultValue?: string;
  /** Gets an empty string when the field was emptied or holds no date that may be chosen. */
  onValueChange?: (value: string) => void;
  /**
   * What is typed and is no date to choose is the value, as it was typed: for a form whose rules refuse
   * it, where an empty field would be sent. `error` then stands before the field's own message.
   * @default false
   */
  keepUnread?: boolean;
  /** The day marked as today, `YYYY-MM-DD`. @default the reader's day */
  today?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** When the focus leaves the field and its calendar. */
  onBlur?: FocusEventHandler<HTMLElement>;
  /** The input; native props go there too. */
  ref?: Ref<HTMLInputElement>;
}

export type DatePickerProps = DatePickerBase &
  Controllable<'value', 'onValueChange', 'defaultValue'>;

/**
 * A date, typed in the locale's order or chosen from its calendar. What is typed and cannot be
 * chosen stays to be mended, with a message of the field's own where `error` has none.
 */
export function DatePicker({
  value: given,
  defaultValue = '',
  onValueChange,
  min,
  max,
  isUnavailable,
  keepUnread = false,
  today,
  size = 'medium',
  onBlur,
  ref,
  ...props
}: DatePickerProps) {
  warnOnce(
    'DatePicker',
    min !== undefined && max !== undefined && min > max,
    `between min ${min} and max ${max} there is no date to choose. Pass a \`min\` before \`max\`, both as YYYY-MM-DD.`,
  );
  const { locale, labels: texts } = useUi();
  const { frame, native } = splitFieldProps(props);
  const labels = { ...datePicker, ...texts.datePicker };
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const buttonId = useId();
  const hintId = useId();
  const hint = useDateHint();
  const bounds = useDateBounds({ min, max, isUnavailable });
  const [value, change] = useFieldValue({
    value: given,
    defaultValue,
    onValueChange,
    field: box,
    onReset: () => typed.forget(),
  });
  const typed = useDateText({ value, onValueChange: change, bounds, today, keepUnread });
  const calendar = calendarFor(locale);
  const chosen = readDate(value, calendar);

  const pick = (iso: string) => {
    change(iso);
    setOpen(false);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    typed.settle();
    if (!open && !box.current?.contains(event.relatedTarget)) onBlur?.(event);
  };
  const renderCalendar = () => {
    const now = readDate(todayIso(today), calendar);
    if (!now) return null;
    return (
      <>
        <Calendar
          start={chosen ?? now}
          today={now}
          bounds={bounds}
          markOf={(date) => ({ chosen: chosen?.compare(date) === 0 })}
          onPick={(date) => pick(writeDate(date))}
        />
        {canChoose(now, bounds) && (
          <div className={styles.footer}>
            <Button size="small" variant="quiet" onClick={() => pick(writeDate(now))}>
              {labels.today}
            </Button>
          </div>
        )}
      </>
    );
  };

  return (
    <FieldFrame
      {...frame}
      error={
        keepUnread && frame.error && typed.problem ? (
          <>
            {frame.error}
            <span className={styles.problem}>{typed.problem}</span>
          </>
        ) : (
          frame.error || typed.problem
        )
      }
      describedBy={classNames(hintId, frame.describedBy)}
    >
      {({ name, 'aria-labelledby': labelId, ...field }) => {
        const locked = field['aria-disabled'] === true;
        return (
          <Popover.Root open={open && !locked} onOpenChange={setOpen}>
            <Popover.Anchor asChild>
              <div
                ref={box}
                role="presentation"
                className={classNames(control.control, control.size[size])}
              >
                <input
                  {...native}
                  {...field}
                  ref={ref}
                  type="text"
                  autoComplete="off"
                  spellCheck={false}
                  placeholder={hint}
                  readOnly={locked}
                  value={typed.text}
                  onChange={(event) => typed.type(event.target.value)}
                  onKeyDown={(event) => {
                    typed.onKeyDown(event);
                    if (event.key !== 'ArrowDown' || !event.altKey || locked) return;
                    event.preventDefault();
                    setOpen(true);
                  }}
                  onBlur={leave}
                  className={classNames(control.bare, styles.text)}
                />
                <Popover.Trigger asChild>
                  <FieldButton
                    id={buttonId}
                    label={labels.open}
                    aria-labelledby={`${buttonId} ${labelId}`}
                    aria-disabled={locked || undefined}
                    disabled={field.disabled}
                    icon={<CalendarIcon />}
                    onBlur={leave}
                  />
                </Popover.Trigger>
                <VisuallyHidden id={hintId}>{labels.format({ format: hint })}</VisuallyHidden>
                {name !== undefined && (
                  <input
                    type="hidden"
                    form={native.form}
                    name={name}
                    value={value}
                    disabled={field.disabled}
                  />
                )}
              </div>
            </Popover.Anchor>
            <CalendarPopup labelId={labelId}>{renderCalendar()}</CalendarPopup>
          </Popover.Root>
        );
      }}
    </FieldFrame>
  );
}
