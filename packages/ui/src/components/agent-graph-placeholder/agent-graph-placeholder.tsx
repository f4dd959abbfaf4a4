import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps } from 'react';

import { classNames } from '../private/class-names.js';
import * as styles from './agent-graph-placeholder.css.js';

export interface AgentGraphPlaceholderProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'style'
> {
  /** Of the graph it stands for, in px. @default 384 */
  height?: number;
  /** Keeps the place of the legend as well. @default false */
  legend?: boolean;
}

/** A coordinator and seven agents around it, on the ring of a panel. */
const ring = Array.from({ length: 7 }, (_, index) => {
  const angle = (index / 7) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle) * 134, y: Math.sin(angle) * 134 };
});

/**
 * Keeps the place of an `AgentGraph` while its code is loading. Silent and without motion; the
 * screen says that something is loading.
 */
export function AgentGraphPlaceholder({
  height = 384,
  legend = false,
  className,
  ...props
}: AgentGraphPlaceholderProps) {
  return (
    <div
      aria-hidden="true"
      {...props}
      className={classNames(styles.root, legend && styles.withLegend, className)}
      // A copy: server components send plain objects only.
      style={{ ...assignInlineVars({ [styles.height]: `${height}px` }) }}
    >
      <svg className={styles.drawing} viewBox="-150 -150 300 300" focusable="false">
        <circle className={styles.orbit} r="134" />
        <circle r="16" />
        {ring.map(({ x, y }) => (
          <circle key={`${x}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r="12" />
        ))}
      </svg>
    </div>
  );
}
