import { classNames } from './class-names.js';
import { CoordinatorIcon, ExecutorIcon, MetaIcon, ProcessorIcon } from '../../icons/index.js';
import * as styles from './constellation.css.js';

/** Where the three waiting ones stand around the coordinator, on a 120 × 72 ground. */
const waiting = [
  { type: 'processor', Glyph: ProcessorIcon, x: 22, y: 18 },
  { type: 'executor', Glyph: ExecutorIcon, x: 98, y: 20 },
  { type: 'meta', Glyph: MetaIcon, x: 84, y: 60 },
] as const;

// Inside a drawing an icon's size is read from its attributes, not from its style.
const drawn = { width: 12, height: 12 } as const;

/** A coordinator and three waiting agents: the graph before anything happened. Static decoration. */
export function Constellation() {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 72" aria-hidden="true" focusable="false">
      <path className={styles.link} d="M49.2 30.9 31.9 22.7M71.1 31.3l16.8-7M68.5 44.5l7.7 7.7" />
      <path
        className={styles.arrow}
        d="m31.9 22.7 6.7-.1-2.5 5.4zM87.9 24.3l-4.4 5.1-2.3-5.6zM76.2 52.2l-6.3-2.1 4.2-4.2z"
      />
      <g className={styles.star.coordinator}>
        <circle className={styles.disc} cx="60" cy="36" r="9" />
        <g transform="translate(54.6 30.6) scale(0.9)">
          <CoordinatorIcon size={12} {...drawn} />
        </g>
      </g>
      {waiting.map(({ type, Glyph, x, y }) => (
        <g key={type} className={styles.star[type]}>
          <circle className={classNames(styles.disc, styles.waiting)} cx={x} cy={y} r="6" />
          <g transform={`translate(${x - 3} ${y - 3}) scale(0.5)`}>
            <Glyph size={12} {...drawn} />
          </g>
        </g>
      ))}
    </svg>
  );
}
