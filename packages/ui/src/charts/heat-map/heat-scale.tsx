'use client';

import { useUi } from '../../provider/ui-context.js';
import type { Figures } from '../frame/format.js';
import { levels } from './cells.js';
import * as styles from './heat-map.css.js';

export interface HeatScaleProps {
  extent: readonly [number, number];
  figures: Figures;
}

const side = 14;

function Steps({ negative }: { negative: boolean }) {
  // A drawing has no reading direction of its own.
  const rtl = useUi().dir === 'rtl';
  const ordered = negative === rtl ? levels : levels.toReversed();
  return (
    <svg
      className={negative ? styles.side.negative : styles.side.positive}
      width={levels.length * (side + 4) - 4}
      height="10"
      aria-hidden="true"
    >
      {ordered.map((level, index) => (
        <rect
          key={level}
          className={styles.cell[level]}
          x={index * (side + 4)}
          width={side}
          height="10"
          rx="2"
        />
      ))}
    </svg>
  );
}

/** Least, the steps between, most. */
export function HeatScale({ extent: [low, high], figures }: HeatScaleProps) {
  const both = low < 0 && high > 0;
  const most = Math.max(-low, high);
  return (
    <div className={styles.scale}>
      <span>{figures.text(both ? -most : low)}</span>
      {low < 0 ? <Steps negative /> : null}
      {both ? <span>{figures.text(0)}</span> : null}
      {high > 0 || low === high ? <Steps negative={false} /> : null}
      <span>{figures.text(both ? most : high)}</span>
    </div>
  );
}
