import { memo } from 'react';

import { classNames } from '../components/private/class-names.js';
import { exact } from './exact.js';
import { glyphId, glyphSize } from './glyphs.js';
import * as styles from './node-mark.css.js';
import type { GraphNodeStatus, GraphNodeType } from './types.js';

export interface NodeMarkProps {
  id: string;
  type: GraphNodeType;
  status: GraphNodeStatus;
  x: number;
  y: number;
  r: number;
  /** Radius of what can be hit. */
  hit: number;
  /** Prefix of the glyphs' ids in this drawing. */
  glyphs: string;
  /** Another node is in focus. */
  faded: boolean;
  /** Its name for assistive technology. Without it the node is drawing and nothing else. */
  accessibleName?: string;
  /** The one node in the tab order. @default false */
  current?: boolean;
  /** `undefined` where nothing can be selected. */
  selected?: boolean;
  describedBy?: string;
}

const option = { role: 'option' } as const;

/** One agent: disc, glyph and state. Its label is drawn apart, over all discs. */
export const NodeMark = memo(function NodeMark(props: NodeMarkProps) {
  const { id, type, status, r, accessibleName, selected } = props;
  const badge = exact(r * 0.72);
  return (
    <g
      className={classNames(styles.node, styles.nodeType[type])}
      transform={`translate(${exact(props.x)} ${exact(props.y)})`}
      {...(accessibleName !== undefined && {
        ...option,
        'aria-label': accessibleName,
        'aria-selected': selected,
        'aria-describedby': props.describedBy,
        tabIndex: props.current ? 0 : -1,
      })}
      data-node={id}
      data-status={status}
      data-faded={props.faded ? '' : undefined}
    >
      <circle className={styles.hit} r={props.hit} />
      {selected ? <circle className={styles.selection} r={r + 6} /> : null}
      {status === 'processing' ? (
        <circle className={styles.pulse} r={r + 6} data-part="pulse" />
      ) : null}
      <circle className={styles.disc} r={r} data-part="disc" />
      {status === 'learning' ? <circle className={styles.inner} r={r - 3} /> : null}
      <use
        className={styles.glyph}
        href={`#${glyphId(props.glyphs, type)}`}
        transform={`translate(${-r / 2} ${-r / 2}) scale(${r / glyphSize})`}
      />
      {status === 'completed' ? (
        <g transform={`translate(${badge} ${-badge})`} data-part="done">
          <circle className={styles.tick} r="6" />
          <path className={styles.tickMark} d="M-2.4 0l1.7 1.7 3-3.2" />
        </g>
      ) : null}
      {status === 'failed' ? (
        <rect
          className={styles.failed}
          x={badge - 5}
          y={-badge - 5}
          width="10"
          height="10"
          rx="2.5"
          data-part="failed"
        />
      ) : null}
      <circle className={styles.focus} r={r + 4} />
    </g>
  );
});
