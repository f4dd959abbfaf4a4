import type { ElementType } from 'react';

import { classNames } from '../private/class-names.js';
import type { AnyElement, ElementProps } from '../private/element-props.js';
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
  'label',
] as const;

interface TextBase {
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
  /** One line with an ellipsis; give the whole text elsewhere. @default false */
  truncate?: boolean;
  /** Tabular figures: for counts, prices and timers. @default false */
  numeric?: boolean;
}

/** With the native props of the element it is: `dateTime` of a `time`, `htmlFor` of a `label`. */
export type TextProps<Element extends (typeof textElements)[number] = 'p'> = TextBase &
  ElementProps<Element, TextBase> & {
    /** @default 'p' */
    as?: Element;
  };

/** Running text and small print on the type scale. */
export function Text<Element extends (typeof textElements)[number] = 'p'>(
  props: TextProps<Element>,
) {
  const {
    size = 14,
    tone = 'default',
    weight = 'regular',
    as = 'p',
    truncate = false,
    numeric = false,
    className,
    ...others
  }: TextBase & AnyElement = props;
  const Element = as as ElementType;
  return (
    <Element
      {...others}
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
