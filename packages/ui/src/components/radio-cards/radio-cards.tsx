'use client';

import { RadioGroup } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { warnOfRepeatedKeys } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { type NativeControlProps, splitFieldProps } from '../private/native-props.js';
import { nextByArrow } from '../private/next-by-arrow.js';
import { useFieldValue } from '../private/use-field-value.js';
import * as styles from './radio-cards.css.js';

export const radioCardsColumns = [1, 2] as const;

export interface RadioCardOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** Before the words, up to 28 px. */
  icon?: ReactNode;
}

interface RadioCardsBase extends NativeControlProps<'div'>, FieldProps {
  /** Empty while nothing is chosen. Left out, the field keeps its own. */
  value?: string;
  /** The option chosen at first. @default '' */
  defaultValue?: string;
  /** The value chosen by press or arrow key, or by a reset of the form. */
  onValueChange?: (value: string) => void;
  options: readonly RadioCardOption[];
  /** Two become one below 600 px. @default 2 */
  columns?: 1 | 2;
  /** When the focus leaves a card. */
  onBlur?: () => void;
  /** The card that takes the focus: the chosen one, else the first. */
  ref?: Ref<HTMLButtonElement>;
}

export type RadioCardsProps = RadioCardsBase &
  Controllable<'value', 'onValueChange', 'defaultValue'>;

/**
 * One of a few options whose description matters. A radio group: Tab goes to the chosen card, arrow
 * keys choose the next.
 */
export function RadioCards({
  value: given,
  defaultValue = '',
  onValueChange,
  options: givenOptions,
  columns = 2,
  onBlur,
  ref,
  ...props
}: RadioCardsProps) {
  const options = listOrEmpty(givenOptions);
  warnOfRepeatedKeys('RadioCards', 'options', options, 'value');
  const { dir } = useUi();
  const { frame, native } = splitFieldProps(props);
  const group = useRef<HTMLDivElement>(null);
  const [value, choose] = useFieldValue({
    value: given,
    defaultValue,
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
          className={classNames(styles.cards, styles.columns[columns])}
        >
          {options.map((option, index) => {
            const labelId = `${control.id}-${option.value}`;
            const descriptionId = option.description ? `${labelId}-description` : undefined;
            return (
              <RadioGroup.Item
                key={option.value}
                ref={index === focusable ? ref : undefined}
                value={option.value}
                aria-labelledby={labelId}
                aria-describedby={descriptionId}
                aria-disabled={locked}
                className={classNames(styles.card, control['aria-invalid'] && styles.invalid)}
                onClick={() => {
                  if (!locked && option.value !== value) choose(option.value);
                }}
                onKeyDown={locked ? undefined : (event) => chooseByKey(event, index)}
                onBlur={onBlur}
              >
                {option.icon && <span className={styles.icon}>{option.icon}</span>}
                <span className={styles.words}>
                  <span id={labelId} className={styles.label}>
                    {option.label}
                  </span>
                  {descriptionId && (
                    <span id={descriptionId} className={styles.description}>
                      {option.description}
                    </span>
                  )}
                </span>
                <span className={styles.dot}>
                  <RadioGroup.Indicator className={styles.point} />
                </span>
              </RadioGroup.Item>
            );
          })}
        </RadioGroup.Root>
      )}
    </FieldFrame>
  );
}
