'use client';

import { Popover } from 'radix-ui';
import { type FocusEvent, type FocusEventHandler, type Ref, useId, useRef, useState } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { CalendarIcon } from '../../icons/index.js';
import { datePicker, dateRangePicker } from '../../labels/en.js';
import { warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { calendarFor, readDate, writeDate } from '../private/calendar/calendar-dates.js';
import { CalendarPopup } from '../date-picker/calendar-popup.js';
import * as picker from '../date-picker/date-picker.css.js';
import {
  type DateLimits,
  todayIso,
  useDateBounds,
  useDateHint,
  useDateText,
} from '../date-picker/use-date-text.js';
import * as control from '../private/control.css.js';
import { FieldButton } from '../private/field-button.js';
import { type FieldControl, FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { type NativeControlProps, splitFieldProps } from '../private/native-props.js';
import { useFieldValue } from '../private/use-field-value.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './date-range-picker.css.js';
import { RangeCalendar } from './range-calendar.js';
import { isFree } from './range-days.js';

/** The ends of a range, `YYYY-MM-DD` each, both included; empty for none. */
export interface DateRange {
  start: string;
  end: string;
}

/** A range people often want, offered under the calendar. */
export interface DateRangePreset {
  label: string;
  value: DateRange;
}

interface DateRangePickerBase
  extends Omit<NativeControlProps<'input'>, keyof DateLimits>, FieldProps, DateLimits {
  /** Left out, the field keeps its own. */
  value?: DateRange;
  /** The range at first. @default none */
  defaultValue?: DateRange;
  /** Gets an empty end while that end is empty or holds no date that may be chosen. */
  onValueChange?: (value: DateRange) => void;
  /** Ranges to choose at one press. */
  presets?: readonly DateRangePreset[];
  /** The day marked as today, `YYYY-MM-DD`. @default the reader's day */
  today?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** When the focus leaves the field and its calendar. */
  onBlur?: FocusEventHandler<HTMLElement>;
  /** The input of the start; native props go there too. */
  ref?: Ref<HTMLInputElement>;
}

export type DateRangePickerProps = DateRangePickerBase &
  Controllable<'value', 'onValueChange', 'defaultValue'>;

/**
 * Two dates and every day between them, typed in the locale's order or chosen from its calendar. A
 * range cannot cross a day that is unavailable.
 */
export function DateRangePicker({
  value: givenValue,
  defaultValue = noRange,
  onValueChange,
  min,
  max,
  isUnavailable,
  presets = [],
  today,
  size = 'medium',
  onBlur,
  ref,
  ...props
}: DateRangePickerProps) {
  warnOnce(
    'DateRangePicker',
    min !== undefined && max !== undefined && min > max,
    `between min ${min} and max ${max} there is no date to choose. Pass a \`min\` before \`max\`, both as YYYY-MM-DD.`,
  );
  const { locale, labels: texts } = useUi();
  const { frame, native } = splitFieldProps(props);
  const labels = { ...datePicker, ...texts.datePicker };
  const rangeLabels = { ...dateRangePicker, ...texts.dateRangePicker };
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const ids = useId();
  const hint = useDateHint();
  const bounds = useDateBounds({ min, max, isUnavailable });
  const calendar = calendarFor(locale);
  const [given, change] = useFieldValue({
    value: givenValue,
    defaultValue,
    onValueChange,
    field: box,
    onReset: () => {
      first.forget();
      last.forget();
    },
  });
  // A form that is not filled yet may have nothing.
  const value = given ?? noRange;
  const start = readDate(value.start, calendar);
  const end = readDate(value.end, calendar);
  const span = start && end && start.compare(end) <= 0 ? ([start, end] as const) : undefined;

  const first = useDateText({
    value: value.start,
    onValueChange: (next) => change({ ...value, start: next }),
    bounds,
    today,
  });
  const last = useDateText({
    value: value.end,
    onValueChange: (next) => change({ ...value, end: next }),
    // An end before the start is told in the same words as one before the earliest date.
    bounds: start ? { ...bounds, min: start } : bounds,
    today,
  });
  const choose = (range: DateRange) => {
    change(range);
    setOpen(false);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!open && !box.current?.contains(event.relatedTarget)) onBlur?.(event);
  };
  const presetsInBounds = presets.filter(({ value: preset }) => {
    const from = readDate(preset.start, calendar);
    const to = readDate(preset.end, calendar);
    return from && to && isFree([from, to], bounds);
  });
  const renderCalendar = () => {
    const now = readDate(todayIso(today), calendar);
    if (!now) return null;
    return (
      <>
        <RangeCalendar
          span={span}
          today={now}
          bounds={bounds}
          onChoose={([from, to]) => choose({ start: writeDate(from), end: writeDate(to) })}
        />
        {presetsInBounds.length > 0 && (
          <div role="group" aria-label={rangeLabels.presets} className={picker.footer}>
            {presetsInBounds.map((preset) => (
              <Button
                key={preset.label}
                size="small"
                variant="quiet"
                onClick={() => choose(preset.value)}
              >
                {preset.label}
              </Button>
            ))}
          </div>
        )}
      </>
    );
  };
  const renderInput = (
    which: 'start' | 'end',
    text: typeof first,
    { id, disabled, ...field }: Omit<FieldControl, 'name'>,
  ) => (
    <input
      {...(which === 'start' && native)}
      id={which === 'start' ? id : `${id}-end`}
      ref={which === 'start' ? ref : undefined}
      type="text"
      autoComplete="off"
      spellCheck={false}
      placeholder={hint}
      disabled={disabled}
      readOnly={field['aria-disabled']}
      {...field}
      aria-invalid={frame.error || text.problem ? true : undefined}
      aria-labelledby={`${ids}-${which} ${field['aria-labelledby']}`}
      value={text.text}
      onChange={(event) => text.type(event.target.value)}
      onKeyDown={(event) => {
        text.onKeyDown(event);
        if (event.key !== 'ArrowDown' || !event.altKey || field['aria-disabled']) return;
        event.preventDefault();
        setOpen(true);
      }}
      onBlur={(event) => {
        text.settle();
        leave(event);
      }}
      className={classNames(control.bare, picker.text, styles.end)}
    />
  );

  return (
    <FieldFrame
      {...frame}
      kind="group"
      error={frame.error || first.problem || last.problem}
      describedBy={classNames(`${ids}-hint`, frame.describedBy)}
    >
      {({ name, 'aria-labelledby': labelId, ...field }) => {
        const locked = field['aria-disabled'] === true;
        const input = { ...field, 'aria-labelledby': labelId };
        return (
          <Popover.Root open={open && !locked} onOpenChange={setOpen}>
            <Popover.Anchor asChild>
              <div
                ref={box}
                role="group"
                aria-labelledby={labelId}
                className={classNames(control.control, control.size[size], styles.box)}
              >
                {renderInput('start', first, input)}
                <span aria-hidden="true" className={styles.dash}>
                  {dash}
                </span>
                {renderInput('end', last, input)}
                <Popover.Trigger asChild>
                  <FieldButton
                    id={`${ids}-button`}
                    label={labels.open}
                    aria-labelledby={`${ids}-button ${labelId}`}
                    aria-disabled={locked || undefined}
                    disabled={field.disabled}
                    icon={<CalendarIcon />}
                    className={styles.button}
                    onBlur={leave}
                  />
                </Popover.Trigger>
                <VisuallyHidden id={`${ids}-start`}>{rangeLabels.start}</VisuallyHidden>
                <VisuallyHidden id={`${ids}-end`}>{rangeLabels.end}</VisuallyHidden>
                <VisuallyHidden id={`${ids}-hint`}>
                  {labels.format({ format: hint })}
                </VisuallyHidden>
                {name !== undefined &&
                  (['start', 'end'] as const).map((which) => (
                    <input
                      key={which}
                      type="hidden"
                      form={native.form}
                      name={`${name}.${which}`}
                      value={value[which]}
                      disabled={field.disabled}
                    />
                  ))}
              </div>
            </Popover.Anchor>
            <CalendarPopup labelId={labelId}>{renderCalendar()}</CalendarPopup>
          </Popover.Root>
        );
      }}
    </FieldFrame>
  );
}

const dash = '–';
const noRange: DateRange = { start: '', end: '' };
