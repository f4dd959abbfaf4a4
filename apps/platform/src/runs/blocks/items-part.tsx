import { useIntl } from '@constella/i18n/react';
import { Panel } from '@constella/ui';

import type { Any } from './block-base';
import type { AnyItemsBlock } from './items-block';
import { Cards } from './cards';
import type { DrawnProps } from './drawn';
import { OpenEntries } from './entry-fields';
import { Sections } from './sections';

/** Entries of a result, read or changed as their block says. */
export function ItemsPart({ block, change, place, ...props }: DrawnProps<AnyItemsBlock>) {
  const { result, request, draftKey, onChange } = props;
  const intl = useIntl();
  const { of, look, View, fresh } = block;
  const items: readonly Any[] = result[of];
  const put = change && ((next: readonly Any[]) => change({ [of]: next }));
  // Where there is none and none can be added, there is nothing to change.
  if (View && (!put || (items.length === 0 && !fresh)))
    return <View items={items} result={result} draftKey={draftKey && `${draftKey}.${of}`} />;
  if (look === 'cards')
    return <Cards {...{ block, items, put, result, request, draftKey, onChange }} />;
  if (look === 'sections') return <Sections block={block} items={items} put={put} />;
  const open = put && <OpenEntries rules={block} items={items} put={put} />;
  return place === 'sheet' ? (
    open
  ) : (
    <Panel
      padding="none"
      titleAs={`h${block.level ?? 2}`}
      title={intl.formatMessage({ id: block.heading })}
    >
      {open}
    </Panel>
  );
}
