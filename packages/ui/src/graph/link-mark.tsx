import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo } from 'react';

import { classNames } from '../components/private/class-names.js';
import * as styles from './link-mark.css.js';
import { linkPath } from './link-path.js';
import type { GraphLinkType } from './types.js';

export interface LinkMarkProps {
  type: GraphLinkType;
  /** Ends of the link: centre and radius of both discs. */
  x1: number;
  y1: number;
  r1: number;
  x2: number;
  y2: number;
  r2: number;
  /** How far the line bows, in px. */
  bow: number;
  active: boolean;
  /** Share of the strongest link, 0 to 1. */
  strength: number;
  /** Another node is in focus. */
  faded: boolean;
  /** Sets travelling points apart from one another. */
  index: number;
}

/** One connection: line, head and, while something travels along it, a point. */
export const LinkMark = memo(function LinkMark(props: LinkMarkProps) {
  const { type, active, faded, strength, index } = props;
  const path = linkPath(
    { x: props.x1, y: props.y1, r: props.r1 },
    { x: props.x2, y: props.y2, r: props.r2 },
    props.bow,
    active ? 3.6 : 3,
  );
  if (!path) return null;
  // Dots need half a pixel more to be as dark as a line; 1 px without values, 2 for the strongest.
  const width = 1 + Math.max(active || type === 'control' ? 0.5 : 0, strength);
  return (
    <g
      className={styles.link}
      data-link={type}
      data-active={active ? '' : undefined}
      data-faded={faded ? '' : undefined}
    >
      <path
        className={classNames(styles.line, styles.dash[type])}
        d={path.line}
        style={assignInlineVars({ [styles.width]: String(width) })}
      />
      <path className={styles.arrow} d={path.arrow} />
      {active ? (
        <circle
          className={styles.photon}
          r="2.5"
          style={assignInlineVars({
            [styles.way]: `path("${path.line}")`,
            [styles.delay]: `${-((index * 0.7 + 0.9) % 2.6)}s`,
          })}
        />
      ) : null}
    </g>
  );
});
