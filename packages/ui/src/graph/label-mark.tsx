import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo } from 'react';

import * as styles from './label-mark.css.js';
import type { LabelSide } from './place-labels.js';

export interface LabelMarkProps {
  /** The node it names. */
  id: string;
  /** Centre and radius of the node's disc. */
  x: number;
  y: number;
  r: number;
  side: LabelSide;
  /** Cut to the room there is. */
  name: string;
  note: string | undefined;
  /** Half the label's width, in px of text. */
  half: number;
  /** The reader's text size as a share of 12 px. */
  em: number;
  /** Another node is in focus. */
  faded: boolean;
}

/** Middle of the first line from the disc's edge, in px of 12 px text. */
function textPlace(side: LabelSide, half: number, note: boolean) {
  if (side === 'below') return { x: 0, y: 17 };
  if (side === 'above') return { x: 0, y: note ? -25 : -10 };
  return { x: (8 + half) * (side === 'right' ? 1 : -1), y: note ? -3 : 4 };
}

const away: Record<LabelSide, readonly [x: number, y: number]> = {
  above: [0, -1],
  below: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/**
 * A node's name and note. Drawn over all discs, and hidden from assistive technology, which gets
 * the whole name from the node.
 */
export const LabelMark = memo(function LabelMark(props: LabelMarkProps) {
  const { id, x, y, r, side, name, note, half, em, faded } = props;
  const [dx, dy] = away[side];
  const text = textPlace(side, half, note !== undefined);
  return (
    <g
      className={styles.label}
      style={assignInlineVars({
        [styles.labelX]: `${x + dx * r}px`,
        [styles.labelY]: `${y + dy * r}px`,
      })}
      data-label={id}
      data-faded={faded ? '' : undefined}
    >
      <text className={styles.name} x={text.x} y={text.y * em} data-part="name">
        {name}
      </text>
      {note === undefined ? null : (
        <text className={styles.note} x={text.x} y={(text.y + 15) * em}>
          {note}
        </text>
      )}
    </g>
  );
});
