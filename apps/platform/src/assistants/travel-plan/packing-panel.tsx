import { bounds, packingGroups } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Checkbox,
  Heading,
  IconButton,
  Panel,
  PlusIcon,
  TextField,
  TrashIcon,
} from '@constella/ui';
import { useRef, type FormEvent } from 'react';

import { nextId } from '../../base/editing/next-id';
import { useTextDraft } from '../../base/editing/use-text-draft';
import type { ResultViewProps } from '../../runs/blocks/block';
import * as styles from './trip.css';

/** What is packed, by groups, to tick off. */
export function PackingPanel({ result, onChange, draftKey }: ResultViewProps<'travel-plan'>) {
  const intl = useIntl();
  const { packing } = result;
  const field = useRef<HTMLInputElement>(null);
  const draft = useTextDraft(draftKey && `${draftKey}.packing`, '');
  const put = onChange && ((next: typeof packing) => onChange({ ...result, packing: next }));
  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.text.trim();
    if (text === '' || !put) return;
    draft.type('');
    put([...packing, { id: nextId('own', packing), group: 'gear', text, packed: false }]);
    // The button has nothing to add any more; the next thing is typed here.
    field.current?.focus();
  };
  return (
    <Panel
      title={intl.formatMessage({ id: 'travel.packing' })}
      titleMeta={intl.formatMessage(
        { id: 'travel.packing.count' },
        { packed: packing.filter(({ packed }) => packed).length, total: packing.length },
      )}
      footer={intl.formatMessage({ id: 'travel.packing.note' })}
    >
      {packingGroups.map((group) => {
        const things = packing.filter((one) => one.group === group);
        if (things.length === 0) return null;
        const name = intl.formatMessage({ id: `travel.packing.group.${group}` });
        return (
          <section key={group} aria-label={name} className={styles.group}>
            <Heading level={3} size={13}>
              {name}
            </Heading>
            <ul className={styles.plain}>
              {things.map((thing) => (
                <li key={thing.id} className={styles.thing}>
                  <Checkbox
                    label={<bdi>{thing.text}</bdi>}
                    checked={thing.packed}
                    disabled={!put}
                    onCheckedChange={(packed) =>
                      put?.(packing.map((one) => (one === thing ? { ...one, packed } : one)))
                    }
                  />
                  {put && (
                    <IconButton
                      size="small"
                      icon={<TrashIcon size={14} />}
                      label={intl.formatMessage({ id: 'run.entry.remove' }, { title: thing.text })}
                      onClick={() => put(packing.filter((one) => one !== thing))}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {put && packing.length < bounds.packing.max && (
        <form className={styles.add} noValidate onSubmit={add}>
          <TextField
            ref={field}
            className={styles.addText}
            label={intl.formatMessage({ id: 'travel.packing.new' })}
            labelHidden
            placeholder={intl.formatMessage({ id: 'travel.packing.new' })}
            dir="auto"
            autoComplete="off"
            maxLength={bounds.shortText.max}
            value={draft.text}
            onChange={({ target }) => draft.type(target.value)}
          />
          <Button
            type="submit"
            icon={<PlusIcon />}
            disabled={draft.text.trim() === ''}
            aria-label={intl.formatMessage({ id: 'travel.packing.add' })}
          />
        </form>
      )}
    </Panel>
  );
}
