'use client';

import { Checkbox as RadixCheckbox } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { classNames } from '../../class-names.js';
import { CheckIcon, MinusIcon } from '../../icons/index.js';
import type { ChangedChoice } from '../field-frame/changed-choice.js';
import { checkChoice } from '../field-frame/choice-mistakes.js';
import { ChoiceFrame } from '../field-frame/choice-frame.js';
import type { FieldProps } from '../field-frame/field-frame.js';
import { splitFieldProps } from '../field-frame/native-props.js';
import * as styles from './checkbox.css.js';

type NativeProps = Omit<
  ComponentProps<'button'>,
  keyof FieldProps | 'type' | 'role' | 'children' | 'onChange' | 'defaultValue'
>;

interface CheckboxBase extends NativeProps, FieldProps {
  /** `indeterminate`: some of what it stands for. */
  checked: boolean | 'indeterminate';
  /** Pressing an indeterminate one checks it. Only a box that cannot be used does without. */
  onCheckedChange?: (checked: boolean) => void;
  /** Between box and label, 16 px. */
  icon?: ReactNode;
}

export type CheckboxProps = CheckboxBase & ChangedChoice;

const refuse = (event: MouseEvent) => event.preventDefault();

/** One yes or no that takes effect with the form; for an immediate effect use `Switch`. */
export function Checkbox({
  checked,
  onCheckedChange,
  'aria-invalid': groupInvalid,
  'aria-disabled': groupDisabled,
  ...props
}: CheckboxProps) {
  const { frame, native } = splitFieldProps(props);
  checkChoice('Checkbox', { frame, onCheckedChange, locked: groupDisabled });
  return (
    <ChoiceFrame {...frame}>
      {(control) => (
        <RadixCheckbox.Root
          {...native}
          {...control}
          aria-invalid={control['aria-invalid'] ?? groupInvalid}
          aria-disabled={control['aria-disabled'] ?? groupDisabled}
          className={classNames(styles.box, frame.labelHidden && styles.alone)}
          checked={checked}
          onCheckedChange={(next) => onCheckedChange?.(next === true)}
          {...((control['aria-disabled'] ?? groupDisabled) && { onClick: refuse })}
        >
          <RadixCheckbox.Indicator asChild>
            {checked === 'indeterminate' ? (
              <MinusIcon size={12} className={styles.mark} />
            ) : (
              <CheckIcon size={12} className={styles.mark} />
            )}
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
      )}
    </ChoiceFrame>
  );
}
