'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import * as control from '../private/control.css.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { splitFieldProps } from '../private/native-props.js';
import type { TypedText } from '../private/typed-text.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { useTextReset } from '../private/use-text-reset.js';
import * as styles from './text-area.css.js';

type NativeProps = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'children'>;

interface TextAreaBase extends NativeProps, FieldProps {
  /** How much is written or left, below the end of the field, e.g. "163 of 4,000 characters". */
  counter?: ReactNode;
}

export type TextAreaProps = TextAreaBase & TypedText;

/** Several lines of text; grows by its handle. `className` goes to the outer element. */
export function TextArea({ counter, rows = 3, ref, ...props }: TextAreaProps) {
  const { frame, native } = splitFieldProps(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const areaRef = useMergedRefs(ref, area);
  useTextReset(area, native.value);
  return (
    <FieldFrame {...frame} counter={counter}>
      {(field) => (
        <textarea
          {...native}
          {...field}
          ref={areaRef}
          rows={rows}
          readOnly={native.readOnly ?? field['aria-disabled']}
          className={classNames(control.control, control.size.medium, styles.textArea)}
        />
      )}
    </FieldFrame>
  );
}
