'use client';

import type { ComponentProps } from 'react';

import { classNames } from '../components/private/class-names.js';
import { Glyph } from './glyphs.js';
import * as styles from './graph-legend.css.js';
import { dash } from './link-mark.css.js';
import { type GraphLinkType, graphLinkTypes, type GraphNodeType, graphNodeTypes } from './types.js';
import { useGraphLabels } from './use-graph-labels.js';

export interface AgentGraphLegendProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose colours it explains. @default every type */
  types?: readonly GraphNodeType[];
  /** Which lines it explains. @default every kind */
  links?: readonly GraphLinkType[];
}

/** Meaning of the colors and the lines of an agent graph. */
export function AgentGraphLegend({
  types = graphNodeTypes,
  links = graphLinkTypes,
  className,
  ...props
}: AgentGraphLegendProps) {
  const labels = useGraphLabels();
  return (
    <div {...props} className={classNames(styles.legend, className)}>
      <ul className={styles.group}>
        {types.map((type) => (
          <li key={type} className={styles.entry}>
            <span className={styles.typeDot[type]} aria-hidden="true" />
            <Glyph type={type} size={12} className={styles.glyph} />
            {labels[type]}
          </li>
        ))}
      </ul>
      {links.length > 0 ? (
        <ul className={styles.group}>
          {links.map((type) => (
            <li key={type} className={styles.entry}>
              <svg className={styles.sample} viewBox="0 0 18 6" aria-hidden="true">
                <path className={dash[type]} d="M0 3h18" />
              </svg>
              {labels[type]}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
