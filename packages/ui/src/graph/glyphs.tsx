import {
  CoordinatorIcon,
  ExecutorIcon,
  type IconProps,
  MetaIcon,
  ProcessorIcon,
} from '../icons/index.js';
import { type GraphNodeType, graphNodeTypes } from './types.js';

const icons = {
  meta: MetaIcon,
  coordinator: CoordinatorIcon,
  processor: ProcessorIcon,
  executor: ExecutorIcon,
} as const;

/** Edge of a glyph as it is drawn once, in px. */
export const glyphSize = 16;

export const glyphId = (prefix: string, type: GraphNodeType) => `${prefix}-${type}`;

/** The picture of a role. */
export function Glyph({ type, ...props }: IconProps & { type: GraphNodeType }) {
  const RoleIcon = icons[type];
  return <RoleIcon {...props} />;
}

/** The role glyphs, drawn once per graph and referred to by every disc. */
export function Glyphs({ prefix }: { prefix: string }) {
  return (
    <defs>
      {graphNodeTypes.map((type) => (
        <g key={type} id={glyphId(prefix, type)}>
          <Glyph type={type} width={glyphSize} height={glyphSize} />
        </g>
      ))}
    </defs>
  );
}
