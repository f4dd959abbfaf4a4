'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';

import { classNames } from '../private/class-names.js';
import { truncatedText as english } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { Tooltip } from '../tooltip/tooltip.js';
import { useCut } from './use-cut.js';
import * as styles from './truncated-text.css.js';

/** Where the whole text is found. */
export const truncatedTextWays = ['tooltip', 'expand'] as const;

export interface TruncatedTextProps extends ComponentProps<'span'> {
  /** The text; formatting inside is kept, other elements are not meant to be cut. */
  children: ReactNode;
  /** Lines that are shown. Below 1 counts as 1. @default 1 */
  lines?: number;
  /**
   * Where the whole text is found when it is really cut: a tooltip suits names, `expand` puts a
   * button under paragraphs.
   * @default 'tooltip'
   */
  whole?: 'tooltip' | 'expand';
}

/**
 * Text that is cut after some lines. Only where something is hidden, which is measured, does it get
 * a tab stop with a tooltip, or a button that shows the rest. Assistive technology always has all
 * of it.
 */
export function TruncatedText({
  children,
  lines = 1,
  whole = 'tooltip',
  ref,
  className,
  style,
  ...props
}: TruncatedTextProps) {
  const ui = useUi();
  const labels = { ...english, ...ui.labels.truncatedText };
  const id = useId();
  const own = useRef<HTMLSpanElement>(null);
  const merged = useMergedRefs(ref, own);
  const count = lines >= 1 ? Math.floor(lines) : 1;
  const [isOpen, setIsOpen] = useState(false);
  const isCut = useCut(own, count);
  const shape = isOpen ? styles.open : count === 1 ? styles.oneLine : styles.manyLines;
  const text = (
    <span
      id={whole === 'expand' ? id : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what is hidden
      tabIndex={whole === 'tooltip' && isCut ? 0 : undefined}
      data-state={isOpen ? 'open' : isCut ? 'cut' : 'whole'}
      {...props}
      ref={merged}
      className={classNames(shape, className)}
      style={{ ...style, ...assignInlineVars({ [styles.lines]: String(count) }) }}
    >
      {children}
    </span>
  );
  if (whole === 'tooltip')
    return (
      <Tooltip content={isCut ? children : undefined} describes={false}>
        {text}
      </Tooltip>
    );
  return (
    <span className={styles.root}>
      {text}
      {isCut ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={props.id ?? id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? labels.less : labels.more}
        </button>
      ) : null}
    </span>
  );
}
