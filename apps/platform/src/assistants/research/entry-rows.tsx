import { useIntl } from '@constella/i18n/react';
import { Button, IconButton, Panel, PencilIcon, PlusIcon, Stack, TrashIcon } from '@constella/ui';
import { useState, type ReactNode } from 'react';

import { EntryField } from '../../runs/blocks/entry-fields';
import type { ItemRules } from '../../runs/blocks/items-block';
import { RemovedEntry } from '../../runs/blocks/removed-entry';
import { useEntries } from '../../runs/blocks/use-entries';
import { useWords } from '../../runs/blocks/use-words';
import * as styles from './result-view.css';

interface EntryRowsProps<Item> {
  title: string;
  /** Muted words beside the title. */
  meta?: ReactNode;
  /** Besides the button that adds one. */
  actions?: ReactNode;
  footer?: ReactNode;
  rules: ItemRules<Item>;
  items: readonly Item[];
  /** What the buttons call an entry. */
  nameOf: (item: Item, at: number) => string;
  /** How an entry is read. */
  children: (item: Item, at: number) => ReactNode;
  /** Takes the whole list. Absent where it may only be read. */
  put: ((items: Item[]) => void) | undefined;
  /** Where an entry is found: `claim` for `#claim-c1`. */
  anchor: string;
  isMarked?: (item: Item) => boolean;
}

/** Rows it begins with; the others come when they are asked for. */
const shownRows = 40;

/** Numbered entries one under another; one at a time turns into fields. */
export function EntryRows<Item extends { readonly id: string }>({
  title,
  meta,
  actions,
  footer,
  rules,
  items,
  nameOf,
  children,
  put,
  anchor,
  isMarked,
}: EntryRowsProps<Item>) {
  const intl = useIntl();
  const say = useWords(rules.words);
  const entries = useEntries(items, rules, (next) => put?.([...next]));
  const [editing, setEditing] = useState<string>();
  const [shown, show] = useState(shownRows);
  const { fresh } = entries;
  const add = () => {
    const item: Item = fresh?.();
    show(items.length + 1);
    entries.append(item);
    setEditing(item.id);
  };
  return (
    <Panel
      padding="none"
      title={title}
      titleMeta={meta}
      footer={footer}
      actions={
        put && (
          <>
            {actions}
            <Button
              size="small"
              icon={<PlusIcon size={14} />}
              disabled={entries.isFull}
              onClick={add}
            >
              {say('add')}
            </Button>
          </>
        )
      }
    >
      {put && entries.removed && (
        <div className={styles.fields}>
          <RemovedEntry entries={entries} rules={rules} />
        </div>
      )}
      <ol className={styles.rows}>
        {items.slice(0, shown).map((item, at) => {
          const name = nameOf(item, at);
          const names = { title: name, at: at + 1 };
          const isOpen = put !== undefined && editing === item.id;
          return (
            <li
              key={item.id}
              id={`${anchor}-${item.id}`}
              className={isMarked?.(item) ? styles.markedRow : styles.row}
            >
              {isOpen ? (
                <Stack gap={12} className={styles.fields}>
                  {rules.fields.map((field, place) => (
                    <EntryField
                      // oxlint-disable-next-line react/no-array-index-key -- fields never move
                      key={place}
                      field={field as never}
                      item={item}
                      at={at}
                      title={name}
                      isFirst={place === 0}
                      onChange={(next: Item) => entries.change(at, next)}
                    />
                  ))}
                  <div>
                    <Button variant="primary" size="small" onClick={() => setEditing(undefined)}>
                      {say('done')}
                    </Button>
                  </div>
                </Stack>
              ) : (
                <>
                  <div className={styles.rowWords}>{children(item, at)}</div>
                  {put && (
                    <span className={styles.rowActions}>
                      <IconButton
                        size="small"
                        icon={<PencilIcon size={14} />}
                        label={say('edit', names)}
                        onClick={() => setEditing(item.id)}
                      />
                      <IconButton
                        size="small"
                        icon={<TrashIcon size={14} />}
                        label={say('remove', names)}
                        onClick={entries.remove(at)}
                      />
                    </span>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ol>
      {items.length > shown && (
        <div className={styles.fields}>
          <Button size="small" onClick={() => show(items.length)}>
            {intl.formatMessage({ id: 'research.showAll' }, { count: items.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
