import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Card,
  Grid,
  Heading,
  IconButton,
  Inline,
  PencilIcon,
  PlusIcon,
  Text,
  TrashIcon,
} from '@constella/ui';
import { useState } from 'react';

import { textDirection } from '../../base/text-direction';
import { CitedText } from '../citation';
import type { Any, ViewProps } from './block-base';
import type { AnyItemsBlock } from './items-block';
import * as styles from './blocks.css';
import { CardFoot } from './card-foot';
import { EntryDialog } from './entry-dialog';
import { textOf } from './entry-text';
import { RemovedEntry } from './removed-entry';
import { useEntries } from './use-entries';
import { useWords } from './use-words';

interface CardsProps extends ViewProps<Any> {
  block: AnyItemsBlock;
  items: readonly Any[];
  put: ((items: readonly Any[]) => void) | undefined;
}

/** Entries as cards; one is changed in a dialog. */
export function Cards({ block, items, put, ...props }: CardsProps) {
  const { result, draftKey } = props;
  const intl = useIntl();
  const say = useWords(block.words);
  const entries = useEntries(items, block, put ?? (() => undefined));
  const [edited, edit] = useState<Any>();
  const { order, title: titleOf, level = 3 } = block;
  const heading = intl.formatMessage({ id: block.heading });
  const inOrder = order
    ? order(result).flatMap((id) => items.filter((item) => item.id === id))
    : items;
  const { fresh } = entries;
  return (
    <>
      <Inline justify="between">
        <Text tone="muted" size={13}>
          {block.count ? intl.formatMessage({ id: block.count }, { count: items.length }) : heading}
        </Text>
        {put && fresh && (
          <Button icon={<PlusIcon />} disabled={entries.isFull} onClick={() => edit(fresh())}>
            {say('add')}
          </Button>
        )}
      </Inline>
      {put && <RemovedEntry entries={entries} rules={block} />}
      <section aria-label={heading}>
        <Grid as="ul" minColumn={280} className={styles.plainGrid}>
          {inOrder.map((item) => {
            const title: string = item[titleOf];
            const text = textOf(block, item, items);
            const remove = entries.remove(items.indexOf(item));
            return (
              <li key={item.id} className={styles.cardPlace}>
                <Card className={styles.card}>
                  <Inline justify="between" align="start" wrap={false}>
                    <Heading
                      level={level}
                      size={14}
                      dir={textDirection(title)}
                      className={styles.cardTitle}
                    >
                      {title}
                    </Heading>
                    {put && (
                      <Inline gap={2} wrap={false} className={styles.cardActions}>
                        <IconButton
                          size="small"
                          icon={<PencilIcon size={14} />}
                          label={say('edit', { title })}
                          onClick={() => edit(item)}
                        />
                        {remove && (
                          <IconButton
                            size="small"
                            icon={<TrashIcon size={14} />}
                            label={say('remove', { title })}
                            onClick={remove}
                          />
                        )}
                      </Inline>
                    )}
                  </Inline>
                  {text && (
                    <Text
                      size={block.textSize ?? 13}
                      dir={textDirection(text)}
                      className={styles.cardText}
                    >
                      <CitedText text={text} />
                    </Text>
                  )}
                  <CardFoot {...props} block={block} item={item} items={items} put={put} />
                </Card>
              </li>
            );
          })}
        </Grid>
      </section>
      {edited && put && (
        <EntryDialog
          key={edited.id}
          rules={block}
          item={edited}
          isNew={!items.includes(edited)}
          draftKey={draftKey && `${draftKey}.${block.of}.${edited.id}`}
          onClose={() => edit(undefined)}
          onSave={(item) => {
            const at = items.indexOf(edited);
            edit(undefined);
            if (at < 0) entries.append(item);
            else entries.change(at, item);
          }}
        />
      )}
    </>
  );
}
