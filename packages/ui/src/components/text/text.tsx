import type { ComponentProps, ElementType } from 'react';

import { classNames } from '../../class-names.js';
import * as styles from './text.css.js';

export const textSizes = ['12', '13', '14', '16', '18', '20'] as const;
export const textTones = [
  'inherit',
  'default',
  'strong',
  'muted',
  'disabled',
  'accent',
  'success',
  'danger',
  'warning',
  'info',
  'highlight',
] as const;
export type TextTone = (typeof textTones)[number];
export const textElements = [
  'p',
  'span',
  'div',
  'strong',
  'em',
  'dt',
  'dd',
  'li',
  'time',
  'figcaption',
] as const;

interface TextBase extends ComponentProps<'p'> {
  /** px; the line follows. @default 14 */
  size?: 12 | 13 | 14 | 16 | 18 | 20 | '12' | '13' | '14' | '16' | '18' | '20';
  /** @default 'default' */
  tone?:
    | 'inherit'
    | 'default'
    | 'strong'
    | 'muted'
    | 'disabled'
    | 'accent'
    | 'success'
    | 'danger'
    | 'warning'
    | 'info'
    | 'highlight';
  /** @default 'regular' */
  weight?: 'regular' | 'medium' | 'strong';
  /** @default 'p' */
  as?: (typeof textElements)[number];
  /** One line with an ellipsis; give the whole text elsewhere. @default false */
  truncate?: boolean;
  /** With `as="time"`. */
  dateTime?: string;
  /** Tabular figures: for counts, prices and timers. @default false */
  numeric?: boolean;
}

export type TextProps = TextBase & ({ dateTime?: undefined } | { as: 'time'; dateTime: string });

/** Running text and small print on the type scale. */
export function Text({
  size = 14,
  tone = 'default',
  weight = 'regular',
  as = 'p',
  truncate = false,
  numeric = false,
  className,
  ...props
}: TextProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...props}
      className={classNames(
        styles.text,
        styles.size[`${size}`],
        styles.tone[tone],
        styles.weight[weight],
        truncate && styles.truncate,
        numeric && styles.numeric,
        className,
      )}
    />
  );
}
