'use client';

import { type ReactNode, type Ref, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { warnOfRepeatedKeys } from '../private/warn-once.js';
import { CheckboxBox } from '../checkbox/checkbox-box.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { type NativeControlProps, splitFieldProps } from '../private/native-props.js';
import { useFieldValue } from '../private/use-field-value.js';
import * as styles from './checkbox-group.css.js';

export const checkboxGroupColumns = [1, 2] as const;

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  /** 16 px, before the label. */
  icon?: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
  /** Why it cannot be chosen now, shown below its label. */
  disabledReason?: ReactNode;
}

interface CheckboxGroupBase extends NativeControlProps<'fieldset'>, FieldProps {
  /** The chosen values, in the order they were chosen. Left out, the field keeps its own. */
  value?: readonly string[];
  /** The values chosen at first. @default [] */
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
  options: readonly CheckboxOption[];
  /** Two become one below 600 px. @default 1 */
  columns?: 1 | 2;
  /** When the focus leaves an option. */
  onBlur?: () => void;
  /** The first checkbox, so that a form can focus the field. */
  ref?: Ref<HTMLButtonElement>;
}

export type CheckboxGroupProps = CheckboxGroupBase &
  Controllable<'value', 'onValueChange', 'defaultValue'>;

const none: readonly string[] = [];

/** Any number of a few options. */
export function CheckboxGroup({
  value: givenValue,
  defaultValue = none,
  onValueChange,
  options: givenOptions,
  columns = 1,
  onBlur,
  ref,
  ...props
}: CheckboxGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [given, change] = useFieldValue<readonly string[]>({
    value: givenValue,
    defaultValue,
    onValueChange: onValueChange && ((next) => onValueChange([...next])),
    field: group,
  });
  const value = listOrEmpty(given);
  const options = listOrEmpty(givenOptions);
  warnOfRepeatedKeys('CheckboxGroup', 'options', options, 'value');
  const { frame, native } = splitFieldProps(props);
  const toggle = (option: string, checked: boolean) =>
    change(checked ? [...value, option] : value.filter((chosen) => chosen !== option));
  return (
    <FieldFrame {...frame} kind="group">
      {(control) => (
        <fieldset
          {...native}
          ref={group}
          id={control.id}
          aria-labelledby={control['aria-labelledby']}
          aria-describedby={control['aria-describedby']}
          aria-disabled={control['aria-disabled']}
          className={classNames(styles.group, styles.columns[columns])}
        >
          {options.map((option, index) => (
            <CheckboxBox
              key={option.value}
              ref={index === 0 ? ref : undefined}
              className={styles.option}
              form={native.form}
              name={control.name}
              value={option.value}
              label={option.label}
              icon={option.icon}
              description={option.description}
              disabled={control.disabled || option.disabled}
              disabledReason={option.disabledReason}
              aria-invalid={control['aria-invalid']}
              aria-disabled={control['aria-disabled']}
              checked={value.includes(option.value)}
              onCheckedChange={(checked) => toggle(option.value, checked)}
              onBlur={onBlur}
            />
          ))}
        </fieldset>
      )}
    </FieldFrame>
  );
}
