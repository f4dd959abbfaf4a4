'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import { useUi } from '../../provider/ui-context.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './stream-text.css.js';
import { useSpoken } from './use-spoken.js';

export interface StreamTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text written so far; it grows at its end. */
  text: string;
  /** More is coming: shows a caret. @default false */
  writing?: boolean;
  /** Formats the text, e.g. `(text) => <Markdown text={text} />`. @default as it is, with its line breaks */
  format?: (text: string) => ReactNode;
  /** Reads out every sentence when it is complete, politely. One text at a time. @default true */
  announce?: boolean;
  /** Lines of room kept from the start, so that what stands below does not move at once. */
  minLines?: number;
}

/**
 * A text that is being written. Words that are there do not move when others come, and screen
 * readers hear sentences instead of pieces of words.
 */
export function StreamText({
  text: givenText,
  writing = false,
  format,
  announce = true,
  minLines,
  className,
  style,
  ...props
}: StreamTextProps) {
  const text = givenText ?? '';
  const { locale } = useUi();
  const spoken = useSpoken(text, { locale, isWriting: writing, enabled: announce });
  const isRoomy = minLines !== undefined && minLines >= 1;
  const state = writing ? 'writing' : 'done';
  return (
    <div
      {...props}
      aria-busy={writing || undefined}
      data-state={state}
      className={classNames(styles.root, isRoomy && styles.roomy, className)}
      style={
        isRoomy ? { ...style, ...assignInlineVars({ [styles.minLines]: String(minLines) }) } : style
      }
    >
      {format && text !== '' ? (
        <div className={styles.rich} data-state={state}>
          {format(text)}
        </div>
      ) : (
        <p className={styles.text}>
          {text}
          {writing ? <span className={styles.caret} aria-hidden="true" /> : null}
        </p>
      )}
      {announce ? <VisuallyHidden role="status">{spoken}</VisuallyHidden> : null}
    </div>
  );
}
