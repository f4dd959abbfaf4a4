import { Checkbox as RadixCheckbox } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import { CheckIcon, MinusIcon } from '../../icons/index.js';
import { ChoiceFrame } from '../private/choice-frame.js';
import type { FieldProps } from '../field-frame/field-frame.js';
import { splitFieldProps } from '../private/native-props.js';
import * as styles from './checkbox.css.js';

/** Props of a checkbox beside its state. */
export interface CheckboxLooks
  extends
    Omit<
      ComponentProps<'button'>,
      | keyof FieldProps
      | 'type'
      | 'role'
      | 'children'
      | 'onChange'
      | 'onClick'
      | 'defaultValue'
      | 'defaultChecked'
    >,
    FieldProps {
  /** Between box and label, 16 px. */
  icon?: ReactNode;
}

interface CheckboxBoxProps extends CheckboxLooks {
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  onClick?: ComponentProps<'button'>['onClick'];
}

/** A box and its label; its state is whoever's shows it. */
export function CheckboxBox({
  checked,
  onCheckedChange,
  onClick,
  'aria-invalid': groupInvalid,
  'aria-disabled': groupDisabled,
  ...props
}: CheckboxBoxProps) {
  const { frame, native } = splitFieldProps(props);
  return (
    <ChoiceFrame {...frame}>
      {(control) => {
        const locked = control['aria-disabled'] ?? groupDisabled;
        return (
          <RadixCheckbox.Root
            {...native}
            {...control}
            aria-invalid={control['aria-invalid'] ?? groupInvalid}
            aria-disabled={locked}
            className={classNames(styles.box, frame.labelHidden && styles.alone)}
            checked={checked}
            // Not by Radix's own call, which a reset of the form makes too, even one that is prevented.
            onClick={(event: MouseEvent<HTMLButtonElement>) => {
              onClick?.(event);
              if (event.defaultPrevented) return;
              if (locked) event.preventDefault();
              else onCheckedChange(checked !== true);
            }}
          >
            <RadixCheckbox.Indicator asChild>
              {checked === 'indeterminate' ? (
                <MinusIcon size={12} className={styles.mark} />
              ) : (
                <CheckIcon size={12} className={styles.mark} />
              )}
            </RadixCheckbox.Indicator>
          </RadixCheckbox.Root>
        );
      }}
    </ChoiceFrame>
  );
}
