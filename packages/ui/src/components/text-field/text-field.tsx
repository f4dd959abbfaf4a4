'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import { XIcon } from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import * as control from '../private/control.css.js';
import { FieldButton } from '../private/field-button.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { splitFieldProps } from '../private/native-props.js';
import type { TypedText } from '../private/typed-text.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { useTextReset } from '../private/use-text-reset.js';
import * as styles from './text-field.css.js';

type NativeProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'size' | 'prefix' | 'children'>;

interface TextFieldBase extends NativeProps, FieldProps {
  /** Before the text, e.g. a currency sign. */
  prefix?: ReactNode;
  /** After the text, e.g. a unit. */
  suffix?: ReactNode;
  /** An icon of 16 px before the text. */
  icon?: ReactNode;
  /** Shows a button that empties the field; it gets the focus back. */
  onClear?: () => void;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

export type TextFieldProps = TextFieldBase & TypedText;

// A placeholder must exist for CSS to know whether there is something to clear.
const blank = ' ';

/** One line of text. `className` goes to the outer element, `ref` and native props to the input. */
export function TextField({
  prefix,
  suffix,
  onClear,
  size = 'medium',
  ref,
  ...props
}: TextFieldProps) {
  const { frame, native } = splitFieldProps(props);
  const { icon } = frame;
  const { labels } = useUi();
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  useTextReset(inputRef, native.value);
  const clear = () => {
    onClear?.();
    inputRef.current?.focus();
  };
  // A press on the icon, a unit or the padding is meant for the text.
  const focusInput = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('input, button')) return;
    event.preventDefault();
    inputRef.current?.focus();
  };
  return (
    <FieldFrame {...frame}>
      {(field) => (
        <div
          role="presentation"
          className={classNames(control.control, control.size[size])}
          onMouseDown={focusInput}
        >
          {icon && <span className={control.adornment}>{icon}</span>}
          {prefix && <span className={control.adornment}>{prefix}</span>}
          <input
            type="text"
            {...native}
            {...field}
            ref={mergedRef}
            placeholder={native.placeholder ?? (onClear && blank)}
            readOnly={native.readOnly ?? field['aria-disabled']}
            className={classNames(
              control.bare,
              (native.inputMode === 'numeric' || native.inputMode === 'decimal') && styles.numeric,
            )}
          />
          {onClear && !field.disabled && !field['aria-disabled'] && (
            <FieldButton
              className={styles.clear}
              label={labels.clear}
              icon={<XIcon size={14} />}
              onClick={clear}
            />
          )}
          {suffix && <span className={control.adornment}>{suffix}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
