'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { splitter } from '../../labels/en.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { cleanBounds } from './split-size.js';
import * as styles from './splitter.css.js';
import { useSplit } from './use-split.js';

/** Panes beside each other in the direction of the script, or below each other. */
export const splitterOrientations = ['horizontal', 'vertical'] as const;

/** Where the panes are stacked: never, under 600 px, under 960 px. */
export const splitterStacks = ['never', 'small', 'narrow'] as const;

interface SplitterBase extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the separator: that of the first pane, whose size it says. */
  label: string;
  /** The first pane. */
  start: ReactNode;
  /** The second pane, which gets what remains. */
  end: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Size of the first pane in percent; 0 is closed. Left out, it remembers its own while mounted. */
  size?: number;
  /** Size at first, and the one a double press goes back to, in percent. @default 50 */
  defaultSize?: number;
  /** Called while it moves. */
  onSizeChange?: (size: number) => void;
  /** Called when a move ends: the moment to remember the size. */
  onSizeCommit?: (size: number) => void;
  /** Smallest size of the first pane, in percent. @default 20 */
  min?: number;
  /** Largest size of the first pane, in percent. @default 80 */
  max?: number;
  /** Enter, or dragging it small, closes the first pane. @default false */
  collapsible?: boolean;
  /** Screens that have no room for two panes show one below the other. @default 'narrow' */
  stackBelow?: 'never' | 'small' | 'narrow';
}

export type SplitterProps = SplitterBase & Controllable<'size', 'onSizeChange'>;

/**
 * Two panes and what divides them, the window splitter of the ARIA Authoring Practices: arrow keys,
 * Home, End and Enter move it, a drag, or a double press for people who cannot drag.
 */
export function Splitter({
  label,
  start,
  end,
  orientation = 'horizontal',
  size: given,
  defaultSize = 50,
  onSizeChange,
  onSizeCommit,
  min = 20,
  max = 80,
  collapsible = false,
  stackBelow = 'narrow',
  className,
  style,
  ref,
  ...props
}: SplitterProps) {
  warnOnce(
    'Splitter',
    isUnnamed(label),
    'without a label a screen reader cannot say what the separator resizes. Pass the name of the first pane as `label`; it is not shown.',
  );
  warnOnce(
    'Splitter',
    min > max,
    `between min ${min} and max ${max} there is no size to choose. Pass a \`min\` below \`max\`, both in percent.`,
  );
  const ui = useUi();
  const labels = { ...splitter, ...ui.labels.splitter };
  const paneId = useId();
  const box = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(ref, box);
  const bounds = cleanBounds({ min, max, collapsible });
  const { size, dragging, handlers } = useSplit({
    box,
    size: given,
    usual: defaultSize,
    bounds,
    orientation,
    dir: ui.dir,
    onSizeChange,
    onSizeCommit,
  });
  const closed = size === 0;
  const percent = new Intl.NumberFormat(ui.locale, { style: 'percent' });
  const inlineVars = assignInlineVars({
    [styles.startShare]: `${size}fr`,
    [styles.endShare]: `${100 - size}fr`,
  });
  return (
    <div
      {...props}
      ref={mergedRef}
      data-state={closed ? 'closed' : 'open'}
      data-orientation={orientation}
      data-dragging={dragging || undefined}
      style={{ ...inlineVars, ...style }}
      className={classNames(
        styles.root,
        styles.orientation[orientation],
        styles.stackBelow[stackBelow],
        className,
      )}
    >
      <div
        id={paneId}
        className={classNames(styles.pane, closed && styles.closed, styles.closedBelow[stackBelow])}
      >
        {start}
      </div>
      <div
        {...handlers}
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={paneId}
        aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(size)}
        aria-valuemin={collapsible ? 0 : bounds.min}
        aria-valuemax={bounds.max}
        aria-valuetext={closed ? labels.collapsed : percent.format(size / 100)}
        data-dragging={dragging || undefined}
        className={classNames(
          styles.separator,
          styles.separatorOf[orientation],
          styles.separatorBelow[stackBelow],
        )}
      >
        <span className={styles.lineOf[orientation]} />
        <span className={styles.gripOf[orientation]} />
      </div>
      <div className={styles.pane}>{end}</div>
    </div>
  );
}
