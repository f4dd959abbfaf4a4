'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps, Ref } from 'react';

import { classNames } from '../private/class-names.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import * as styles from './scroll-area.css.js';
import { useScrollEdges } from './use-scroll-edges.js';

/** Directions it scrolls in: down the page, along the line, or both. */
export const scrollAreaAxes = ['block', 'inline', 'both'] as const;

const sides = ['blockStart', 'blockEnd', 'inlineStart', 'inlineEnd'] as const;

export interface ScrollAreaProps extends ComponentProps<'div'> {
  /** Names the region it becomes as soon as there is something to scroll. */
  label: string;
  /** @default 'block' */
  axis?: 'block' | 'inline' | 'both';
  /** Height above which it scrolls, px. Left out, it scrolls where its parent limits it. */
  maxBlockSize?: number;
  /** The element that scrolls. */
  viewportRef?: Ref<HTMLDivElement>;
}

/**
 * A part of the page that scrolls by itself. The scrolling is the browser's own: it costs nothing,
 * follows the reader's settings, and writes no style element as scripted scroll bars do. A hairline
 * shows where there is more; while there is, it can be reached and scrolled with the keyboard.
 */
export function ScrollArea({
  label,
  axis = 'block',
  maxBlockSize,
  viewportRef,
  className,
  style,
  children,
  ...props
}: ScrollAreaProps) {
  warnOnce(
    'ScrollArea',
    isUnnamed(label),
    'without a label it scrolls by keyboard as a region nobody can name. Pass what it holds as `label`; it is not shown.',
  );
  const [measure, edges] = useScrollEdges();
  const ref = useMergedRefs<HTMLDivElement>(viewportRef, measure);
  const shown = sides.filter((side) => edges[side]);
  const scrolls = shown.length > 0;
  const region = scrolls ? { role: 'region', tabIndex: 0, 'aria-label': label } : {};
  const inlineVars = assignInlineVars({
    [styles.most]: maxBlockSize === undefined ? undefined : `${maxBlockSize}px`,
  });
  return (
    <div
      {...props}
      data-state={scrolls ? 'scrollable' : 'fitting'}
      style={{ ...inlineVars, ...style }}
      className={classNames(styles.root, maxBlockSize !== undefined && styles.limited, className)}
    >
      <div {...region} ref={ref} className={classNames(styles.viewport, styles.axis[axis])}>
        <div className={styles.content[axis]}>{children}</div>
      </div>
      {shown.map((side) => (
        <div key={side} aria-hidden="true" data-side={side} className={styles.edges[side]} />
      ))}
    </div>
  );
}
