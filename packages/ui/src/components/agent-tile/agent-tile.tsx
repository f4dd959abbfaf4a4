import type { ComponentProps } from 'react';

import { classNames } from '../private/class-names.js';
import { CoordinatorIcon, ExecutorIcon, MetaIcon, ProcessorIcon } from '../../icons/index.js';
import * as styles from './agent-tile.css.js';

export const agentTileTypes = ['meta', 'coordinator', 'processor', 'executor'] as const;
export const agentTileSizes = [20, 28, 40] as const;

const glyphs = {
  meta: MetaIcon,
  coordinator: CoordinatorIcon,
  processor: ProcessorIcon,
  executor: ExecutorIcon,
} as const;
const glyphSize = { 20: 12, 28: 14, 40: 20 } as const;

export interface AgentTileProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Role in a run: colour and glyph together. */
  type: (typeof agentTileTypes)[number];
  /** Edge in px. @default 28 */
  size?: (typeof agentTileSizes)[number];
  /** Filled while the agent is working. @default false */
  atWork?: boolean;
  /** Names the tile where the type is not written beside it. */
  label?: string;
}

/** An agent's mark, the same as in the graph. Decoration unless it has a `label`. */
export function AgentTile({
  type,
  size = 28,
  atWork = false,
  label,
  className,
  ...props
}: AgentTileProps) {
  // A server may know more roles than this page.
  const Glyph = Object.hasOwn(glyphs, type) ? glyphs[type] : undefined;
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
      className={classNames(
        styles.tile,
        styles.size[size],
        styles.agentType[type],
        atWork && styles.atWork,
        className,
      )}
    >
      {Glyph && <Glyph size={glyphSize[size]} />}
    </span>
  );
}
