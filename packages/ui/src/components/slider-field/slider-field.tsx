'use client';

import { Slider } from 'radix-ui';
import { type ReactNode, type Ref, useRef } from 'react';

import type { Controllable } from '../private/controllable.js';
import { warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { type NativeControlProps, splitFieldProps } from '../private/native-props.js';
import { useFieldValue } from '../private/use-field-value.js';
import { NumberInput } from '../number-field/number-input.js';
import { formatNumber } from '../private/number-text.js';
import * as styles from './slider-field.css.js';

interface SliderFieldBase extends NativeControlProps<'input'>, FieldProps {
  /** Between `inputMin` and `inputMax`. Left out, the field keeps its own. */
  value?: number;
  /** The number at first. @default min */
  defaultValue?: number;
  /** Called while sliding and for every allowed number typed. */
  onValueChange?: (value: number) => void;
  /** Start of the slider. */
  min: number;
  /** End of the slider; it stands there for every larger value. */
  max: number;
  /** Of the slider and its arrow keys; Page keys move ten. @default 1 */
  step?: number;
  /** Smallest number that can be typed. @default min */
  inputMin?: number;
  /** Largest number that can be typed; may lie beyond the slider. @default max */
  inputMax?: number;
  /** Grid of typed numbers. @default step */
  inputStep?: number;
  /** Below the start of the slider, e.g. "Exact". @default the formatted `min` */
  minLabel?: ReactNode;
  /** Below its end, e.g. "Inventive". @default the formatted `max` */
  maxLabel?: ReactNode;
  /** How assistive technology and the ends say a value, e.g. with a unit. @default the number in the locale */
  format?: (value: number) => string;
  /** When the focus leaves the slider or the number. */
  onBlur?: () => void;
  /** The number field; native props go there too. */
  ref?: Ref<HTMLInputElement>;
}

export type SliderFieldProps = SliderFieldBase &
  Controllable<'value', 'onValueChange', 'defaultValue'>;

/** A number found by feel with the slider, or typed exactly beside it. Both carry the label. */
export function SliderField({
  value: given,
  min,
  defaultValue = min,
  onValueChange,
  max,
  step = 1,
  inputMin = min,
  inputMax = max,
  inputStep = step,
  format,
  minLabel,
  maxLabel,
  onBlur,
  ref,
  ...props
}: SliderFieldProps) {
  const { dir, locale } = useUi();
  warnOnce(
    'SliderField',
    min > max || step <= 0,
    `min ${min}, max ${max} and step ${step} leave no value to choose. Pass a \`min\` below \`max\` and a \`step\` above 0.`,
  );
  const { frame, native } = splitFieldProps(props);
  const knobs = useRef<HTMLDivElement>(null);
  const [value, change] = useFieldValue({
    value: given,
    defaultValue,
    onValueChange,
    field: knobs,
  });
  // A slider has to stand somewhere; the number beside it stays empty.
  const place = Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
  const say = format ?? ((number: number) => formatNumber(number, locale, step));
  return (
    <FieldFrame {...frame}>
      {({ disabled, 'aria-disabled': locked, 'aria-required': required, ...control }) => (
        <div ref={knobs} className={styles.knobs}>
          <Slider.Root
            className={styles.slider}
            // Of no form: Radix would follow a reset, even a prevented one, and take the focus. The
            // number beside it is what is sent.
            form={`${control.id}-none`}
            dir={dir}
            min={min}
            // Without a range between its ends Radix cannot place the thumb.
            max={max > min ? max : min + 1}
            step={step}
            disabled={disabled}
            aria-disabled={locked ?? disabled}
            value={[place]}
            onValueChange={([next]) => {
              if (next !== undefined && !locked) change(next);
            }}
          >
            <Slider.Track className={styles.track}>
              <Slider.Range className={styles.range} />
            </Slider.Track>
            <Slider.Thumb
              className={styles.thumb}
              aria-labelledby={control['aria-labelledby']}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              aria-disabled={locked}
              aria-valuemax={max}
              aria-valuetext={say(Number.isFinite(value) ? value : place)}
              onBlur={onBlur}
            />
          </Slider.Root>
          <NumberInput
            {...native}
            {...control}
            ref={ref}
            disabled={disabled}
            readOnly={locked}
            aria-disabled={locked}
            aria-required={required}
            value={value}
            onValueChange={change}
            range={{ min: inputMin, max: inputMax, step: inputStep }}
            onBlur={onBlur}
          />
          <div className={styles.ends} aria-hidden="true">
            <span>{minLabel ?? say(min)}</span>
            <span>{maxLabel ?? say(max)}</span>
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
