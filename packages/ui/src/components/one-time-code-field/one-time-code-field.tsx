'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, useRef, useState } from 'react';

import type { Controllable } from '../private/controllable.js';
import { warnOnce } from '../private/warn-once.js';
import { splitFieldProps } from '../private/native-props.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { useFieldValue } from '../private/use-field-value.js';
import { codeLength, readCode } from './code-text.js';
import * as styles from './one-time-code-field.css.js';

export { codeKinds } from './code-text.js';

type NativeProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'maxLength' | 'dir'
>;

interface OneTimeCodeFieldBase extends NativeProps, FieldProps {
  /** The code typed so far, without spaces. Left out, the field keeps its own. */
  value?: string;
  /** The code at first. @default '' */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Told the whole code as soon as it is there. */
  onComplete?: (code: string) => void;
  /** Characters of the code, up to 12. @default 6 */
  length?: number;
  /** `letters` takes letters too, as capitals. @default 'digits' */
  kind?: 'digits' | 'letters';
}

export type OneTimeCodeFieldProps = OneTimeCodeFieldBase &
  Controllable<'value', 'onValueChange', 'defaultValue'>;

/**
 * A short code sent to the reader. One input under a row of cells, so that paste, autofill from a
 * message and screen readers work as in any text field. Always left to right.
 */
export function OneTimeCodeField({
  value: givenValue,
  defaultValue = '',
  onValueChange,
  onComplete,
  length: givenLength = 6,
  kind = 'digits',
  readOnly,
  onSelect,
  onFocus,
  onBlur,
  ...props
}: OneTimeCodeFieldProps) {
  warnOnce(
    'OneTimeCodeField',
    givenLength < 1 || givenLength > 12,
    `a code of ${givenLength} characters has no cells. Pass a \`length\` from 1 to 12; for longer ones use TextField.`,
  );
  const { frame, native } = splitFieldProps(props);
  const length = codeLength(givenLength);
  const box = useRef<HTMLDivElement>(null);
  const [given, setValue] = useFieldValue({
    value: givenValue,
    defaultValue,
    onValueChange,
    field: box,
  });
  const value = readCode(given ?? '', kind, length);
  // The cell the caret stands in; none while the field is not focused.
  const [caret, setCaret] = useState<number>();
  const active = caret === undefined ? -1 : Math.min(caret, length - 1);

  const change = (text: string) => {
    const next = readCode(text, kind, length);
    if (next === value) return;
    setValue(next);
    if (next.length === length) onComplete?.(next);
  };
  return (
    <FieldFrame {...frame}>
      {(field) => {
        const locked = field.disabled || field['aria-disabled'] === true;
        return (
          <div
            ref={box}
            className={styles.box}
            data-invalid={field['aria-invalid'] ? '' : undefined}
            data-locked={locked ? '' : undefined}
            style={assignInlineVars({ [styles.count]: String(length) })}
          >
            <div aria-hidden="true" className={styles.cells}>
              {Array.from({ length }, (_cell, index) => (
                <span
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
                  key={index}
                  data-active={index === active ? '' : undefined}
                  className={styles.cell}
                />
              ))}
            </div>
            <input
              inputMode={kind === 'digits' ? 'numeric' : 'text'}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              {...native}
              {...field}
              type="text"
              dir="ltr"
              readOnly={readOnly ?? field['aria-disabled']}
              value={value}
              onChange={(event) => change(event.target.value)}
              // A native paste is cut to the field's length before anything can be taken out of it.
              onPaste={(event) => {
                if (locked || readOnly) return;
                event.preventDefault();
                change(event.clipboardData.getData('text'));
              }}
              onSelect={(event) => {
                setCaret(event.currentTarget.selectionStart ?? 0);
                onSelect?.(event);
              }}
              onFocus={(event) => {
                setCaret(event.currentTarget.selectionStart ?? value.length);
                onFocus?.(event);
              }}
              onBlur={(event) => {
                setCaret(undefined);
                onBlur?.(event);
              }}
              className={styles.input}
            />
          </div>
        );
      }}
    </FieldFrame>
  );
}
