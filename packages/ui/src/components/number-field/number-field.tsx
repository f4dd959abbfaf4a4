'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { MinusIcon, PlusIcon } from '../../icons/index.js';
import { numberField } from '../../labels/en.js';
import { warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import * as control from '../private/control.css.js';
import { splitFieldProps } from '../private/native-props.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { useFieldValue } from '../private/use-field-value.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './number-field.css.js';
import { formatNumber, type NumberFormat } from '../private/number-text.js';
import { StepperButton } from './stepper-button.js';
import { useNumberText } from './use-number-text.js';

type NativeProps = Omit<
  ComponentProps<'input'>,
  | keyof FieldProps
  | 'value'
  | 'defaultValue'
  | 'type'
  | 'role'
  | 'min'
  | 'max'
  | 'step'
  | 'onChange'
  | 'size'
  | 'prefix'
  | 'children'
>;

interface NumberFieldBase extends NativeProps, FieldProps {
  /** Null while the field is empty; NaN counts as empty. Left out, the field keeps its own. */
  value?: number | null;
  /** The number at first. @default null */
  defaultValue?: number | null;
  /** Called for every allowed number typed, and with null for an emptied field. */
  onValueChange?: (value: number | null) => void;
  /** Smallest value; Home leads there. */
  min?: number;
  /** Largest value; End leads there. */
  max?: number;
  /** Grid of values counted from `min`. A percentage counts 1 as 100 %. @default 1 */
  step?: number;
  /**
   * What an arrow key and the buttons move by, where the grid is finer: cents of a price. A number
   * is written with the decimals of these moves, and with more where it has them.
   *
   * @default the step
   */
  arrowStep?: number;
  /** Step of the Page keys. @default ten of the arrows' */
  largeStep?: number;
  /**
   * A number typed out of bounds stays as it is, for rules that refuse it and say so; keys and
   * buttons keep to the bounds.
   *
   * @default false
   */
  keepOutside?: boolean;
  /** How the number is written, as for `Intl.NumberFormat`, e.g. `{ style: 'currency', currency: 'EUR' }`. */
  format?: NumberFormat;
  /** Before the number, e.g. an icon of 16 px. */
  prefix?: ReactNode;
  /** After the number, e.g. a unit `Intl` does not know. */
  suffix?: ReactNode;
  /** Leaves out the buttons; the keys stay. @default false */
  steppersHidden?: boolean;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

export type NumberFieldProps = NumberFieldBase &
  Controllable<'value', 'onValueChange', 'defaultValue'>;

// The number pads of phones have no minus.
const keyboard = (min: number | undefined, step: number) => {
  if (min === undefined || min < 0) return 'text';
  return step % 1 === 0 ? 'numeric' : 'decimal';
};

// ARIA knows no exponents; the value's text says such a number.
const plain = (value: number | null) =>
  value === null || String(value).includes('e') ? undefined : value;

/**
 * A number typed as people write it in their language, or reached in steps. `className` goes to the
 * outer element, `ref` and native props to the input. For feeling one's way to a value:
 * `SliderField`.
 */
export function NumberField({
  value: givenValue,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  arrowStep = step,
  largeStep,
  keepOutside = false,
  format,
  prefix,
  suffix,
  steppersHidden = false,
  size = 'medium',
  readOnly = false,
  ref,
  onBlur,
  onKeyDown,
  ...props
}: NumberFieldProps) {
  warnOnce(
    'NumberField',
    (min !== undefined && max !== undefined && min > max) || step <= 0,
    `min ${min}, max ${max} and step ${step} leave no number to choose. Pass a \`min\` below \`max\` and a \`step\` above 0.`,
  );
  const { frame, native } = splitFieldProps(props);
  const { locale, labels: texts } = useUi();
  const labels = { ...numberField, ...texts.numberField };
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  const [stepped, setStepped] = useState(false);
  const [given, change] = useFieldValue<number | null>({
    value: givenValue,
    defaultValue,
    onValueChange,
    field: inputRef,
    onReset: (): void => number.forget(),
  });
  const value = given !== null && Number.isFinite(given) ? given : null;
  const locked = readOnly || Boolean(frame.disabledReason);
  const number = useNumberText<number | null>({
    value,
    onValueChange: change,
    range: { min, max, step },
    format,
    arrowStep,
    largeStep,
    emptyValue: null,
    keepOutside,
    locked,
  });
  const written = formatNumber(value, locale, arrowStep, format);

  const stepBy = (distance: number, byMouse: boolean) => {
    number.moveBy(distance);
    if (byMouse) inputRef.current?.focus();
    // A spinbutton with the focus says its new value by itself.
    setStepped(document.activeElement !== inputRef.current);
  };
  // A press on a unit or the padding is meant for the number.
  const focusInput = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('input, button')) return;
    event.preventDefault();
    inputRef.current?.focus();
  };

  return (
    <FieldFrame {...frame}>
      {({ name: fieldName, 'aria-labelledby': labelId, ...field }) => (
        <div
          role="presentation"
          className={classNames(control.control, control.size[size])}
          onMouseDown={focusInput}
        >
          {prefix && <span className={control.adornment}>{prefix}</span>}
          <input
            type="text"
            inputMode={keyboard(min, step)}
            autoComplete="off"
            {...native}
            {...field}
            ref={mergedRef}
            role="spinbutton"
            aria-valuenow={plain(value)}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={written === '' ? undefined : written}
            readOnly={locked}
            value={number.text}
            onChange={number.onChange}
            onBlur={(event) => {
              number.finish();
              setStepped(false);
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              number.onKeyDown(event);
            }}
            className={classNames(control.bare, styles.number)}
          />
          {suffix && <span className={control.adornment}>{suffix}</span>}
          {!steppersHidden && (
            <span className={styles.steppers}>
              <StepperButton
                label={labels.decrease}
                labelId={labelId}
                icon={<MinusIcon size={14} />}
                disabled={
                  field.disabled || locked || (value !== null && min !== undefined && value <= min)
                }
                onStep={(byMouse) => stepBy(-arrowStep, byMouse)}
              />
              <StepperButton
                label={labels.increase}
                labelId={labelId}
                icon={<PlusIcon size={14} />}
                disabled={
                  field.disabled || locked || (value !== null && max !== undefined && value >= max)
                }
                onStep={(byMouse) => stepBy(arrowStep, byMouse)}
              />
            </span>
          )}
          <VisuallyHidden role="status">{stepped && written}</VisuallyHidden>
          {fieldName !== undefined && (
            <input
              type="hidden"
              form={native.form}
              name={fieldName}
              value={value ?? ''}
              disabled={field.disabled}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
