import type { AssistantId } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Callout, Stack } from '@constella/ui';
import type { ComponentType, ReactNode } from 'react';

import { Cited } from '../citation';
import type { AnyBlock, Block, Derive } from './block';
import type { Any, ViewProps } from './block-base';
import * as styles from './blocks.css';
import { Changeable } from './change-part';
import type { BlocksProps, DrawnProps } from './drawn';
import { ChartPart, FactsPart, ScorePart, TimelinePart } from './figure-blocks';
import { Columns, Sheet, TabbedBlocks } from './group-blocks';
import { ItemsPart } from './items-part';
import { missingText } from './missing';
import { TablePart } from './table-part';
import { ListPart, NoticePart, TextPart, Title } from './text-blocks';

interface ResultBlocksProps<Id extends AssistantId> extends ViewProps<Any, Any> {
  blocks: readonly Block<Id>[];
  /** Effects of a change. @default nothing */
  derive?: Derive<Id> | undefined;
}

/** A result, block by block: to be read, and where it may be, changed. */
export function ResultBlocks<Id extends AssistantId>({
  blocks,
  derive,
  onChange,
  ...props
}: ResultBlocksProps<Id>) {
  const intl = useIntl();
  const { result, request } = props;
  const put =
    derive && onChange ? (next: Any) => onChange(derive(next, result, request, intl)) : onChange;
  return (
    <div className={styles.frame}>
      <Cited sources={result['sources']}>
        <Stack gap={16}>
          <Blocks {...props} onChange={put} blocks={blocks as readonly AnyBlock[]} place="page" />
        </Stack>
      </Cited>
    </div>
  );
}

/** Blocks one after another, each with what it needs of the result. */
function Blocks({ blocks, ...props }: BlocksProps) {
  const { result, onChange } = props;
  const change =
    onChange && ((part: Readonly<Record<string, unknown>>) => onChange({ ...result, ...part }));
  return blocks.map((block, at) => {
    if ('only' in block && block.only === 'file') return null;
    const Drawn = drawn[block.kind] as ComponentType<DrawnProps<AnyBlock>>;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- blocks never move
      <WithItsParts key={at} block={block} result={result}>
        <Changeable block={block}>
          <Drawn {...props} block={block} change={change} Blocks={Blocks} />
        </Changeable>
      </WithItsParts>
    );
  });
}

interface WithItsPartsProps {
  block: AnyBlock;
  result: Any;
  children: ReactNode;
}

/** A block whose part of the result is missing says so, and the others are drawn. */
function WithItsParts({ block, result, children }: WithItsPartsProps) {
  const intl = useIntl();
  const missing = missingText(block, result, intl);
  return missing === undefined ? children : <Callout tone="warning">{missing}</Callout>;
}

/** How each kind of block is drawn. */
const drawn = {
  title: Title,
  fileTitle: () => null,
  notice: NoticePart,
  text: TextPart,
  list: ListPart,
  table: TablePart,
  facts: FactsPart,
  score: ScorePart,
  timeline: TimelinePart,
  chart: ChartPart,
  items: ItemsPart,
  view: ({ block, ...props }: DrawnProps<Extract<AnyBlock, { kind: 'view' }>>) =>
    block.View && <block.View {...props} />,
  sheet: Sheet,
  columns: Columns,
  tabs: TabbedBlocks,
} as const;
