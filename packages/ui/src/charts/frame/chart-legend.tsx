import { useId } from 'react';

import { classNames } from '../../components/private/class-names.js';
import * as styles from './chart-legend.css.js';
import * as seriesStyles from './series.css.js';
import {
  type ChartColor,
  dashClass,
  seriesClass,
  SeriesGroup,
  SeriesSymbol,
  Textures,
} from './series.js';

export const legendSigns = ['line', 'fill', 'symbol'] as const;

export interface LegendEntry {
  name: string;
  /** Place of the series, from 0. */
  index: number;
  /** @default the series' own */
  color?: ChartColor | undefined;
  /** The sign of the series in the drawing. */
  sign: (typeof legendSigns)[number];
}

export interface ChartLegendProps {
  entries: readonly LegendEntry[];
  className?: string;
}

function Sign({ index, color = index, sign, id }: Omit<LegendEntry, 'name'> & { id: string }) {
  if (sign === 'fill')
    return (
      <svg className={styles.sample} width="10" height="10" aria-hidden="true">
        <Textures id={id} count={index + 1} colorOf={(at) => (at === index ? color : at)} />
        <SeriesGroup id={id} index={index} color={color}>
          <rect
            className={classNames(seriesStyles.fill, styles.swatch)}
            width="10"
            height="10"
            rx="2"
          />
        </SeriesGroup>
      </svg>
    );
  if (sign === 'symbol')
    return (
      <svg className={styles.sample} width="10" height="10" aria-hidden="true">
        <SeriesSymbol index={index} x={5} y={5} area={48} />
      </svg>
    );
  return (
    <svg className={styles.sample} width="22" height="10" aria-hidden="true">
      <path
        className={classNames(seriesClass(index), seriesStyles.line, dashClass(index))}
        d="M0 5h22"
      />
      <SeriesSymbol index={index} x={11} y={5} area={40} />
    </svg>
  );
}

/** Which series is which, in the order of the series. */
export function ChartLegend({ entries, className }: ChartLegendProps) {
  const id = useId();
  return (
    <ul className={classNames(styles.legend, className)}>
      {entries.map(({ name, index, color, sign }) => (
        <li key={index} className={styles.entry}>
          <Sign id={`${id}${index}`} index={index} color={color} sign={sign} />
          {name}
        </li>
      ))}
    </ul>
  );
}
