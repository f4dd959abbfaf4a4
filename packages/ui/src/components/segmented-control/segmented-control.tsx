'use client';

import { RadioGroup } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { warnOfRepeatedKeys, warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { type NativeControlProps, splitFieldProps } from '../private/native-props.js';
import { nextByArrow } from '../private/next-by-arrow.js';
import { useFieldValue } from '../private/use-field-value.js';
import * as styles from './segmented-control.css.js';

export const segmentedControlSizes = ['small', 'medium'] as const;

export interface SegmentedControlOption {
  value: string;
  label: ReactNode;
  /** 16 px, before the label. */
  icon?: ReactNode;
}

interface SegmentedControlBase extends NativeControlProps<'div'>, FieldProps {
  /** The chosen option. Left out, the field keeps its own. */
  value?: string;
  /** The option chosen at first. @default the first option */
  defaultValue?: string;
  /** The value chosen by press or arrow key, or by a reset of the form. */
  onValueChange?: (value: string) => void;
  /** Two to four; above that, use `Select`. */
  options: readonly SegmentedControlOption[];
  /** 28 or 32 px. @default 'medium' */
  size?: 'small' | 'medium';
  /** When the focus leaves a segment. */
  onBlur?: () => void;
  /** The segment that takes the focus: the chosen one, else the first. */
  ref?: Ref<HTMLButtonElement>;
}

export type SegmentedControlProps = SegmentedControlBase &
  Controllable<'value', 'onValueChange', 'defaultValue'>;

/** One of two to four short choices, all visible. A radio group: arrow keys choose. */
export function SegmentedControl({
  value: given,
  defaultValue,
  onValueChange,
  options: givenOptions,
  size = 'medium',
  onBlur,
  ref,
  ...props
}: SegmentedControlProps) {
  const options = listOrEmpty(givenOptions);
  warnOfRepeatedKeys('SegmentedControl', 'options', options, 'value');
  warnOnce(
    'SegmentedControl',
    options.length > 4,
    `${options.length} choices do not fit beside each other on a phone. Pass four at most, or use Select.`,
  );
  const { dir } = useUi();
  const { frame, native } = splitFieldProps(props);
  const group = useRef<HTMLDivElement>(null);
  const [value, choose] = useFieldValue({
    value: given,
    defaultValue: defaultValue ?? options[0]?.value ?? '',
    onValueChange,
    field: group,
  });
  const chosen = options.findIndex((option) => option.value === value);
  const focusable = Math.max(chosen, 0);
  // Radix chooses when the focus arrives, if the key is still down then: a quick tap would only move.
  const chooseByKey = (event: KeyboardEvent, from: number) => {
    const next = options[nextByArrow(event, from, options.length, dir) ?? -1];
    if (next) choose(next.value);
  };
  return (
    <FieldFrame {...frame} kind="group">
      {({ 'aria-disabled': locked, ...control }) => (
        <RadioGroup.Root
          {...native}
          {...control}
          aria-disabled={locked}
          dir={dir}
          ref={group}
          value={value}
          className={classNames(
            styles.segments,
            options.length > 2 && styles.many,
            options.length === 4 && styles.four,
          )}
        >
          {options.map((option, index) => (
            <RadioGroup.Item
              key={option.value}
              ref={index === focusable ? ref : undefined}
              value={option.value}
              aria-disabled={locked}
              className={classNames(styles.segment, size === 'small' && styles.small)}
              onClick={() => {
                if (!locked && option.value !== value) choose(option.value);
              }}
              onKeyDown={locked ? undefined : (event) => chooseByKey(event, index)}
              onBlur={onBlur}
            >
              {option.icon}
              {option.label}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      )}
    </FieldFrame>
  );
}
