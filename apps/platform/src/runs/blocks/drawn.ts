import type { ComponentType } from 'react';

import type { AnyBlock } from './block';
import type { Any, ViewProps } from './block-base';

/** Props of blocks one after another. */
export interface BlocksProps extends ViewProps<Any, Any> {
  blocks: readonly AnyBlock[];
  /** Where they stand: off the edges of the page, or on a sheet that has some of its own. */
  place: 'page' | 'sheet';
}

/** Props of a block. */
export interface DrawnProps<Block> extends Omit<BlocksProps, 'blocks'> {
  block: Block;
  /** Takes what is changed of the result. Absent where it may only be read. */
  change: ((part: Readonly<Record<string, unknown>>) => void) | undefined;
  /** Draws the blocks within it. */
  Blocks: ComponentType<BlocksProps>;
}
