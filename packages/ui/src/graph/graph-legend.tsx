import type { ComponentProps } from 'react';

import { classNames } from '../class-names.js';
import { Glyph } from './glyphs.js';
import * as styles from './graph-legend.css.js';
import type { GraphLabels } from './labels.js';
import { dash } from './link-mark.css.js';
import { graphLinkTypes, graphNodeTypes } from './types.js';

export interface AgentGraphLegendProps extends Omit<ComponentProps<'div'>, 'children'> {
  labels: Pick<GraphLabels, 'types' | 'links'>;
  /** Explains the lines as well as the colours. @default true */
  links?: boolean;
}

/** What the colours and the lines of an agent graph mean. */
export function AgentGraphLegend({
  labels,
  links = true,
  className,
  ...props
}: AgentGraphLegendProps) {
  return (
    <div {...props} className={classNames(styles.legend, className)}>
      <ul className={styles.group}>
        {graphNodeTypes.map((type) => (
          <li key={type} className={styles.entry}>
            <span className={styles.typeDot[type]} aria-hidden="true" />
            <Glyph type={type} size={12} className={styles.glyph} />
            {labels.types[type]}
          </li>
        ))}
      </ul>
      {links ? (
        <ul className={styles.group}>
          {graphLinkTypes.map((type) => (
            <li key={type} className={styles.entry}>
              <svg className={styles.sample} viewBox="0 0 18 6" aria-hidden="true">
                <path className={dash[type]} d="M0 3h18" />
              </svg>
              {labels.links[type]}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
