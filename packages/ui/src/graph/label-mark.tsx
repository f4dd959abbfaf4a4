import { memo } from 'react';

import { exact } from './exact.js';
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
  /** Cut to the room there is, or whole in one line or two. */
  name: readonly string[];
  note: string | undefined;
  /** Half the label's width, in px of text. */
  half: number;
  /** The reader's text size as a share of 12 px. */
  em: number;
  /** px of the picture per px of text; text keeps its size when the picture is zoomed. */
  unit: number;
  /** Another node is in focus. */
  faded: boolean;
}

/** Between the lines, in px of 12 px text. */
const lineHeight = 15;

/** Middle of the first line from the disc's edge, in px of 12 px text. */
function textPlace(side: LabelSide, half: number, lines: number) {
  if (side === 'below') return { x: 0, y: 17 };
  if (side === 'above') return { x: 0, y: -10 - lineHeight * (lines - 1) };
  return { x: (8 + half) * (side === 'right' ? 1 : -1), y: 4 - 7 * (lines - 1) };
}

const away: Record<LabelSide, readonly [x: number, y: number]> = {
  above: [0, -1],
  below: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

const labelTransform = (x: number, y: number, unit: number) =>
  `translate(${exact(x)},${exact(y)}) scale(${unit})`;

/**
 * Keeps the text of a picture's labels its size in mid-zoom, without rendering. As attributes of
 * the labels: one property for all to inherit would make the browser style everything anew.
 */
export function scaleLabels(picture: Element, unit: number): void {
  for (const label of picture.querySelectorAll<SVGGElement>('[data-at]')) {
    const [x, y] = (label.dataset['at'] ?? '').split(' ').map(Number);
    label.setAttribute('transform', labelTransform(x ?? 0, y ?? 0, unit));
  }
}

/**
 * A node's name and note. Drawn over all discs, and hidden from assistive technology, which gets
 * the whole name from the node.
 */
export const LabelMark = memo(function LabelMark(props: LabelMarkProps) {
  const { id, x, y, r, side, name, note, half, em, unit, faded } = props;
  const [dx, dy] = away[side];
  const [labelX, labelY] = [x + dx * r, y + dy * r];
  const text = textPlace(side, half, name.length + (note === undefined ? 0 : 1));
  return (
    <g
      className={styles.label}
      transform={labelTransform(labelX, labelY, unit)}
      data-label={id}
      data-at={`${labelX} ${labelY}`}
      data-faded={faded ? '' : undefined}
    >
      <text className={styles.name} x={text.x} y={text.y * em} data-part="name">
        {name.length === 1
          ? name[0]
          : name.map((line, index) => (
              <tspan key={index} x={text.x} dy={index * lineHeight * em}>
                {line}
              </tspan>
            ))}
      </text>
      {note === undefined ? null : (
        <text className={styles.note} x={text.x} y={(text.y + lineHeight * name.length) * em}>
          {note}
        </text>
      )}
    </g>
  );
});
