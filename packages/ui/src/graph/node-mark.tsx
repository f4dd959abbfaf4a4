import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo } from 'react';

import { classNames } from '../class-names.js';
import { glyphId, glyphSize } from './glyphs.js';
import * as styles from './node-mark.css.js';
import type { LabelSide } from './place-labels.js';
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
  /** What assistive technology calls it. */
  accessibleName: string;
  /** Cut to the room there is. */
  name: string;
  note: string | undefined;
  /** Where the label stands; none where there is no room. */
  side: LabelSide | undefined;
  /** Half the label's width, in px of text. */
  half: number;
  /** px per 12 px of the reader's font size. */
  em: number;
  /** The one node in the tab order. */
  current: boolean;
  selectable: boolean;
  selected: boolean;
  faded: boolean;
  describedBy: string | undefined;
}

const option = { role: 'option' } as const;

interface LabelPlace {
  x: number;
  y: number;
  text: number;
  first: number;
}

/** Point at the disc's edge, and where the text starts from there in px of text. */
function labelPlace(side: LabelSide, r: number, half: number, note: boolean): LabelPlace {
  if (side === 'below') return { x: 0, y: r, text: 0, first: 17 };
  if (side === 'above') return { x: 0, y: -r, text: 0, first: note ? -25 : -10 };
  const sign = side === 'right' ? 1 : -1;
  return { x: sign * r, y: 0, text: sign * (8 + half), first: note ? -3 : 4 };
}

/** One agent: disc, glyph, state and label. */
export const NodeMark = memo(function NodeMark(props: NodeMarkProps) {
  const { id, type, status, r, name, note, side, em, selectable, selected } = props;
  const place = side && labelPlace(side, r, props.half, note !== undefined);
  const badge = r * 0.72;
  return (
    <g
      className={classNames(styles.node, styles.nodeType[type])}
      transform={`translate(${props.x} ${props.y})`}
      {...option}
      aria-selected={selectable ? selected : undefined}
      aria-label={props.accessibleName}
      aria-describedby={props.describedBy}
      tabIndex={props.current ? 0 : -1}
      data-node={id}
      data-status={status}
      data-faded={props.faded ? '' : undefined}
    >
      <circle className={styles.hit} r={props.hit} />
      {selected ? <circle className={styles.selection} r={r + 6} /> : null}
      {status === 'processing' ? (
        <circle className={styles.pulse} r={r + 6} data-part="pulse" />
      ) : null}
      <g className={styles.mark}>
        <circle className={styles.disc} r={r} data-part="disc" />
        {status === 'learning' ? <circle className={styles.inner} r={r - 3} /> : null}
        <use
          className={styles.glyph}
          href={`#${glyphId(props.glyphs, type)}`}
          transform={`translate(${-r / 2} ${-r / 2}) scale(${r / glyphSize})`}
        />
      </g>
      {status === 'completed' ? (
        <g transform={`translate(${badge} ${-badge})`} data-part="done">
          <circle className={styles.tick} r="6" />
          <path className={styles.tickMark} d="M-2.4 0l1.7 1.7 3-3.2" />
        </g>
      ) : null}
      <circle className={styles.focus} r={r + 4} />
      {place ? (
        <g
          className={styles.label}
          style={assignInlineVars({
            [styles.labelX]: `${place.x}px`,
            [styles.labelY]: `${place.y}px`,
          })}
        >
          <text className={styles.name} x={place.text} y={place.first * em} data-part="name">
            {name}
          </text>
          {note === undefined ? null : (
            <text className={styles.note} x={place.text} y={(place.first + 15) * em}>
              {note}
            </text>
          )}
        </g>
      ) : null}
    </g>
  );
});
