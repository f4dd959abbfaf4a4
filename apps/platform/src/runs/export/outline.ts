import type { ResultBlock, ResultDocument } from '../result-document';

/** A part of a document, and where it stands. */
export interface PlacedBlock {
  readonly block: ResultBlock;
  /** The level of the highest headings in its own text. */
  readonly level: number;
  /** A table's, unless the heading above says the same. */
  readonly caption: string | undefined;
}

const isBlank = (text: string) => text.trim() === '';

const isEmpty = (block: ResultBlock): boolean =>
  (block.kind === 'text' && isBlank(block.markdown)) ||
  (block.kind === 'list' && block.items.every(isBlank)) ||
  (block.kind === 'table' && block.rows.length === 0);

/** A heading of nothing but an empty list or table. Over an empty text it stays: that is a form. */
function leadsNowhere(blocks: readonly ResultBlock[], at: number): boolean {
  const head = blocks[at];
  if (head?.kind !== 'heading') return false;
  const after = blocks.slice(at + 1);
  const end = after.findIndex(({ kind }) => kind === 'heading');
  const own = end === -1 ? after : after.slice(0, end);
  const next = after[end];
  const isHeadOfNext = next?.kind === 'heading' && next.level > head.level;
  return (
    !isHeadOfNext && own.length > 0 && own.every((block) => block.kind !== 'text' && isEmpty(block))
  );
}

/** A document's parts in order, without empty ones, each with its place under the headings. */
export function outline({ blocks }: Pick<ResultDocument, 'blocks'>): PlacedBlock[] {
  let level = 2;
  let heading = '';
  return blocks.flatMap((block, at): PlacedBlock[] => {
    if (isEmpty(block) || leadsNowhere(blocks, at)) return [];
    if (block.kind === 'heading') {
      level = block.level + 1;
      heading = block.text;
    }
    const caption = block.kind === 'table' && block.caption !== heading ? block.caption : undefined;
    return [{ block, level, caption }];
  });
}
