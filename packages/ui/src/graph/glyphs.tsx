import { CoordinatorIcon, ExecutorIcon, MetaIcon, ProcessorIcon } from '../icons/index.js';
import type { GraphNodeType } from './types.js';

/** Edge of a glyph as it is drawn once, in px. */
export const glyphSize = 16;

export const glyphId = (prefix: string, type: GraphNodeType) => `${prefix}-${type}`;

/** The role glyphs, drawn once per graph and referred to by every disc. */
export function Glyphs({ prefix }: { prefix: string }) {
  return (
    <defs>
      <g id={glyphId(prefix, 'meta')}>
        <MetaIcon width={glyphSize} height={glyphSize} />
      </g>
      <g id={glyphId(prefix, 'coordinator')}>
        <CoordinatorIcon width={glyphSize} height={glyphSize} />
      </g>
      <g id={glyphId(prefix, 'processor')}>
        <ProcessorIcon width={glyphSize} height={glyphSize} />
      </g>
      <g id={glyphId(prefix, 'executor')}>
        <ExecutorIcon width={glyphSize} height={glyphSize} />
      </g>
    </defs>
  );
}
