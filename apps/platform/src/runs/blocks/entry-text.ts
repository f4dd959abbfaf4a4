import type { Any } from './block-base';
import type { AnyItemsBlock } from './items-block';

/** The text of an entry: what its list says it is, or its first field of several lines. */
export function textOf(block: AnyItemsBlock, item: Any, items: readonly Any[]): string | undefined {
  if (block.text) return block.text(item, items);
  for (const field of block.fields)
    if ('rows' in field && field.rows && !('as' in field)) return item[field.of];
  return undefined;
}
