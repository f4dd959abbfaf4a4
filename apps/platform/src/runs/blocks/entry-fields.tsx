import { bounds } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { Button, IconButton, NumberField, PanelSection, PlusIcon, TrashIcon } from '@constella/ui';
import type { ReactNode } from 'react';

import { EditableText } from '../../base/editing/editable-text';
import type { Any } from './block-base';
import type { ItemField, ItemRules } from './items-block';
import * as styles from './blocks.css';
import { RemovedEntry } from './removed-entry';
import { useEntries } from './use-entries';
import { useWords } from './use-words';

/** Lines as they are stored: without spaces around them, none of them empty. */
const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface EntryFieldProps {
  field: ItemField<Any>;
  item: Any;
  at: number;
  onChange: (item: Any) => void;
  /** The first field, where somebody asked to write. */
  isFirst?: boolean;
  /** The field has as many lines as its text. */
  grows?: boolean;
  title: string;
}

/** One field of an entry. */
export function EntryField({ field, item, at, onChange, isFirst, grows, title }: EntryFieldProps) {
  const intl = useIntl();
  if ('Field' in field) return <field.Field item={item} at={at} onChange={onChange} />;
  const { of } = field;
  const change = (value: unknown) => onChange({ ...item, [of]: value });
  if ('items' in field)
    return (
      <InnerEntries
        rules={field.items}
        items={item[of]}
        owner={item}
        put={(next) => change(next)}
      />
    );
  const say = (id: MessageId | undefined) =>
    id === undefined ? title : intl.formatMessage({ id }, { at: at + 1, title, id: item.id });
  if ('min' in field)
    return (
      <NumberField
        label={say(field.label)}
        className={styles.short}
        min={field.min}
        value={item[of]}
        onValueChange={(number) => {
          if (number !== null) change(Math.max(field.min, Math.round(number)));
        }}
      />
    );
  const { rows } = field;
  const isLines = 'as' in field;
  const value: string = isLines ? item[of].join('\n') : item[of];
  return (
    <EditableText
      label={say(field.label)}
      labelHidden={field.label === undefined}
      hint={field.hint && say(field.hint)}
      value={value}
      rows={rows && grows ? Math.min(24, Math.max(rows, value.split('\n').length + 2)) : rows}
      max={rows ? bounds.longText.max : bounds.shortText.max}
      missing={'missing' in field && field.missing ? say(field.missing) : undefined}
      // Whoever asked to write goes on in the field.
      hasFocus={isFirst}
      clean={isLines ? (typed) => linesOf(typed).join('\n') : undefined}
      onChange={(typed) => change(isLines ? linesOf(typed) : typed)}
    />
  );
}

interface OpenEntriesProps {
  rules: ItemRules<Any>;
  items: readonly Any[];
  put: (items: readonly Any[]) => void;
  /** The entry these are part of; ids of new ones begin with its own. */
  owner?: { readonly id: string };
}

function useOpenEntries({ rules, items, put, owner }: OpenEntriesProps) {
  const entries = useEntries(items, rules, put, owner);
  const say = useWords(rules.words);
  const { fresh } = entries;
  const fieldsOf = (item: Any, at: number): ReactNode => {
    const [first, ...others] = rules.fields;
    const title: string = item[rules.title];
    const props = { item, at, title, onChange: (next: Any) => entries.change(at, next) };
    return (
      <>
        {first && rules.kept ? <EntryField field={first} {...props} /> : null}
        {first && !rules.kept ? (
          <div className={styles.line}>
            <EntryField field={first} {...props} />
            <IconButton
              icon={<TrashIcon />}
              label={say('remove', { title, at: at + 1 })}
              disabledReason={entries.isLast ? say('only') : undefined}
              onClick={entries.remove(at)}
            />
          </div>
        ) : null}
        {others.map((field, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- fields never move
          <EntryField key={place} field={field} {...props} />
        ))}
      </>
    );
  };
  const add = fresh && (
    <Button icon={<PlusIcon />} disabled={entries.isFull} onClick={() => entries.append(fresh())}>
      {say('add')}
    </Button>
  );
  return { fieldsOf, add, removed: <RemovedEntry entries={entries} rules={rules} /> };
}

/** Entries as fields, each a section of its panel. */
export function OpenEntries(props: OpenEntriesProps) {
  const intl = useIntl();
  const { fieldsOf, add, removed } = useOpenEntries(props);
  const { items, rules } = props;
  return (
    <>
      {items.map((item, at) => (
        <PanelSection
          key={item.id ?? at}
          title={rules.entry && intl.formatMessage({ id: rules.entry }, { at: at + 1 })}
        >
          <div className={styles.fields}>{fieldsOf(item, at)}</div>
        </PanelSection>
      ))}
      {add && (
        <PanelSection>
          {removed}
          {add}
        </PanelSection>
      )}
    </>
  );
}

/** Entries within an entry. */
export function InnerEntries(props: OpenEntriesProps) {
  const { fieldsOf, add, removed } = useOpenEntries(props);
  return (
    <>
      <ol className={styles.inner}>
        {props.items.map((item, at) => (
          <li key={item.id ?? at} className={styles.innerFields}>
            {fieldsOf(item, at)}
          </li>
        ))}
      </ol>
      {removed}
      {add && <div>{add}</div>}
    </>
  );
}
