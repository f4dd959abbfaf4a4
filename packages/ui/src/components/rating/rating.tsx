'use client';

import { type KeyboardEvent, type MouseEvent, type Ref, useId, useRef, useState } from 'react';

import type { Controllable } from '../private/controllable.js';
import { rating } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { type NativeControlProps, splitFieldProps } from '../private/native-props.js';
import { nextByArrow } from '../private/next-by-arrow.js';
import { useFieldValue } from '../private/use-field-value.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { ratingAt, ratingSteps, shownRating, starCount } from './rating-steps.js';
import * as styles from './rating.css.js';
import { StarRow } from './star-row.js';

export const ratingSizes = ['small', 'medium'] as const;

interface RatingBase extends NativeControlProps<'div'>, FieldProps {
  /** From 0, which is no rating, to `max`. Read only, any fraction is shown. Left out, the field keeps its own. */
  value?: number | null;
  /** The rating at first. @default 0 */
  defaultValue?: number | null;
  /** Called with the value chosen, and with 0 when it was taken back. */
  onValueChange?: (value: number) => void;
  /** Stars, up to 20. @default 5 */
  max?: number;
  /** Half stars can be chosen. @default false */
  half?: boolean;
  /** Pressing the chosen value again, or Delete, takes the rating back. @default false */
  clearable?: boolean;
  /** A picture of a value, such as an average: no control. @default false */
  readOnly?: boolean;
  /** `small` is for reading only, beside text. @default 'medium' */
  size?: 'small' | 'medium';
  /** Shows the value in words beside the stars. @default false */
  valueShown?: boolean;
  /** When the focus leaves the stars. */
  onBlur?: () => void;
  /** The radio that takes the focus: the chosen one, else the first. */
  ref?: Ref<HTMLInputElement>;
}

export type RatingProps = RatingBase &
  (
    | { readOnly: true; value: number | null; clearable?: undefined; half?: undefined }
    | ({ readOnly?: boolean; size?: 'medium' } & Controllable<
        'value',
        'onValueChange',
        'defaultValue'
      >)
  );

const radiosOf = (field: Element | null) => field?.querySelectorAll('input') ?? [];

/** How much something is liked, in stars. A radio group: Tab leads to the chosen star, arrow keys choose. */
export function Rating({
  value: givenValue,
  defaultValue = 0,
  onValueChange,
  max: givenMax = 5,
  half = false,
  clearable = false,
  readOnly = false,
  size = 'medium',
  valueShown = false,
  onBlur,
  ref,
  ...props
}: RatingProps) {
  const { dir, locale, labels: texts } = useUi();
  const { frame, native } = splitFieldProps(props);
  const labels = { ...rating, ...texts.rating };
  const groupName = useId();
  const [pointed, setPointed] = useState<number>();
  const max = starCount(givenMax);
  const group = useRef<HTMLDivElement>(null);
  const [given, change] = useFieldValue({
    value: givenValue,
    defaultValue,
    onValueChange: onValueChange && ((next: number | null) => onValueChange(next ?? 0)),
    field: group,
  });
  const value = shownRating(given, max);
  const steps = ratingSteps(max, half);
  const chosen = steps.indexOf(value);

  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const say = (stars: number) =>
    stars === 0
      ? labels.none
      : labels.value({ value: number.format(stars), max: number.format(max) });
  const choose = (next: number) => {
    if (next !== value) change(next);
    else if (clearable) change(0);
  };
  const valueUnder = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const fromLeft = (event.clientX - box.left) / box.width;
    return ratingAt(dir === 'rtl' ? 1 - fromLeft : fromLeft, max, half);
  };
  const keyDown = (event: KeyboardEvent, from: number) => {
    if (clearable && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      change(0);
      return;
    }
    const next = steps[nextByArrow(event, from, steps.length, dir) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    change(next);
    radiosOf(event.currentTarget.parentElement)[steps.indexOf(next)]?.focus();
  };

  return (
    <FieldFrame {...frame} kind="group">
      {({ id, name, disabled, ...control }) => {
        const locked = control['aria-disabled'] === true;
        const words = valueShown && (
          <span aria-hidden="true" className={styles.words}>
            {say(pointed ?? value)}
          </span>
        );
        if (readOnly)
          return (
            <div
              {...native}
              id={id}
              role="img"
              aria-labelledby={`${control['aria-labelledby']} ${id}-value`}
              aria-describedby={control['aria-describedby']}
              className={styles.group}
            >
              <StarRow max={max} value={value} size={size} />
              <VisuallyHidden id={`${id}-value`}>{say(value)}</VisuallyHidden>
              {words}
            </div>
          );
        const usable = !disabled && !locked;
        return (
          <div
            {...native}
            {...control}
            ref={group}
            id={id}
            role="radiogroup"
            aria-disabled={disabled || locked || undefined}
            className={styles.group}
          >
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the radios inside have the keys */}
            <div
              data-disabled={usable ? undefined : ''}
              className={styles.field}
              onMouseMove={usable ? (event) => setPointed(valueUnder(event)) : undefined}
              onMouseLeave={() => setPointed(undefined)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={
                usable
                  ? (event) => {
                      // A radio's own click, by a key or assistive technology, has said its value.
                      if (event.target instanceof HTMLInputElement) return;
                      const next = valueUnder(event);
                      choose(next);
                      radiosOf(event.currentTarget)[steps.indexOf(next)]?.focus();
                    }
                  : undefined
              }
            >
              {steps.map((step, index) => (
                <input
                  key={step}
                  ref={index === Math.max(chosen, 0) ? ref : undefined}
                  type="radio"
                  form={native.form}
                  name={name ?? groupName}
                  value={step}
                  aria-label={say(step)}
                  aria-disabled={locked || undefined}
                  disabled={disabled}
                  checked={step === value}
                  onChange={() => {
                    if (usable) change(step);
                  }}
                  onKeyDown={(event) => {
                    if (usable) keyDown(event, index);
                    else if (event.key.startsWith('Arrow')) event.preventDefault();
                  }}
                  onBlur={onBlur}
                  className={styles.radio}
                />
              ))}
              <StarRow max={max} value={pointed ?? value} size={size} dimmed={!usable} />
            </div>
            {words}
          </div>
        );
      }}
    </FieldFrame>
  );
}
