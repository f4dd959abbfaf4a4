import type { ComponentProps, ReactNode } from 'react';

import type { FieldProps } from '../field-frame/field-frame.js';

/** Props of the element inside a field beyond those the field sets itself. */
export type NativeControlProps<Tag extends 'input' | 'button' | 'div' | 'fieldset'> = Omit<
  ComponentProps<Tag>,
  | keyof FieldProps
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'defaultChecked'
  | 'checked'
  | 'type'
  | 'role'
  | 'dir'
  | 'size'
  | 'prefix'
  | 'ref'
  | 'onBlur'
  | 'onChange'
  | 'onClick'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onPaste'
>;

/** Parts a field's props into what its frame takes and what goes to the element inside it. */
export const splitFieldProps = <
  Props extends FieldProps & { icon?: ReactNode; 'aria-describedby'?: string },
>({
  label,
  description,
  error,
  optional,
  required,
  labelHidden,
  disabled,
  disabledReason,
  id,
  name,
  className,
  icon,
  'aria-describedby': describedBy,
  ...native
}: Props) => ({
  frame: {
    label,
    description,
    error,
    optional,
    required,
    labelHidden,
    disabled,
    disabledReason,
    id,
    name,
    className,
    icon,
    describedBy,
  },
  native,
});
