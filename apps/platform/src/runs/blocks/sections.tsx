import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  Heading,
  IconButton,
  PencilIcon,
  PlusIcon,
  Stack,
  TrashIcon,
} from '@constella/ui';
import { Fragment, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { RunText } from '../run-text';
import type { Any } from './block-base';
import type { AnyItemsBlock } from './items-block';
import * as styles from './blocks.css';
import { textOf } from './entry-text';
import { EntryField } from './entry-fields';
import { RemovedEntry } from './removed-entry';
import { useEntries, type Entries } from './use-entries';
import { useWords } from './use-words';

interface SectionsProps {
  block: AnyItemsBlock;
  items: readonly Any[];
  put: ((items: readonly Any[]) => void) | undefined;
}

/** Entries one under another; one at a time turns into fields. */
export function Sections({ block, items, put }: SectionsProps) {
  const say = useWords(block.words);
  const entries = useEntries(items, block, put ?? (() => undefined));
  const [editing, setEditing] = useState<string>();
  const numbers = block.numbers?.(items);
  const { removed, fresh } = entries;
  const gone = removed && put && (
    <div className={styles.sectionFoot}>
      <RemovedEntry entries={entries} rules={block} />
    </div>
  );
  const add = () => {
    const item = fresh?.();
    entries.append(item);
    setEditing(item.id);
  };
  return (
    <>
      {items.map((item, at) => (
        <Fragment key={item.id}>
          {removed?.at === at && gone}
          <Section
            block={block}
            items={items}
            at={at}
            number={numbers?.[at]}
            entries={put && entries}
            isEditing={put !== undefined && editing === item.id}
            onEdit={(isOpen) => setEditing(isOpen ? item.id : undefined)}
          />
        </Fragment>
      ))}
      {removed && removed.at >= items.length && gone}
      {put && fresh && (
        <div className={styles.sectionFoot}>
          <Button icon={<PlusIcon />} disabled={entries.isFull} onClick={add}>
            {say('add')}
          </Button>
        </div>
      )}
    </>
  );
}

interface SectionProps {
  block: AnyItemsBlock;
  items: readonly Any[];
  at: number;
  number: string | undefined;
  entries: Entries | undefined;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

function Section({ block, items, at, number, entries, isEditing, onEdit }: SectionProps) {
  const headingId = useId();
  const pencil = useRef<HTMLButtonElement>(null);
  const say = useWords(block.words);
  const { level = 3, title: titleOf, isPart, anchor } = block;
  const { [at]: item } = items;
  const title: string = item[titleOf];
  const isInner = isPart?.(item) ?? false;
  const names = { title, item: number ?? title, at: at + 1 };
  const done = () => {
    // The pencil is back before it is given the focus.
    flushSync(() => onEdit(false));
    pencil.current?.focus();
  };
  return (
    <section
      id={anchor && `${anchor}-${item.id}`}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={headingId}
      data-part={isInner || undefined}
      className={styles.section}
    >
      <div className={styles.sectionHead}>
        <Heading level={isInner ? ((level + 1) as 4 | 5) : level} size={16} id={headingId}>
          {number !== undefined && (
            <>
              <span className={styles.number}>{number}</span>{' '}
            </>
          )}
          <bdi>{title}</bdi>
        </Heading>
        {entries && !isEditing && (
          <span className={styles.actions}>
            {block.moves && (
              <>
                <SmallButton
                  label={say('up', names)}
                  icon={<ArrowUpIcon size={14} />}
                  act={entries.up(at)}
                />
                <SmallButton
                  label={say('down', names)}
                  icon={<ArrowDownIcon size={14} />}
                  act={entries.down(at)}
                />
              </>
            )}
            <IconButton
              ref={pencil}
              size="small"
              label={say('edit', names)}
              icon={<PencilIcon size={14} />}
              onClick={() => onEdit(true)}
            />
            {!block.kept && (
              <IconButton
                size="small"
                label={say('remove', names)}
                icon={<TrashIcon size={14} />}
                onClick={entries.remove(at)}
                disabledReason={entries.isLast ? say('only') : undefined}
              />
            )}
          </span>
        )}
      </div>
      {entries && isEditing ? (
        <Stack gap={12}>
          {block.fields.map((field, place) => (
            <EntryField
              // oxlint-disable-next-line react/no-array-index-key -- fields never move
              key={place}
              field={field}
              item={item}
              at={at}
              title={title}
              isFirst={place === 0}
              grows
              onChange={(next) => entries.change(at, next)}
            />
          ))}
          <div>
            <Button variant="primary" size="small" onClick={done}>
              {say('done')}
            </Button>
          </div>
        </Stack>
      ) : (
        <div className={styles.reading}>
          <RunText headingLevel={4} text={textOf(block, item, items) ?? ''} />
        </div>
      )}
    </section>
  );
}

interface SmallButtonProps {
  label: string;
  icon: ReactNode;
  act: (() => void) | undefined;
}

const SmallButton = ({ label, icon, act }: SmallButtonProps) => (
  <IconButton size="small" label={label} icon={icon} disabled={!act} onClick={act} />
);
