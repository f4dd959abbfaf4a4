import { bounds, tripBases, tripItemKinds } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Dialog,
  Grid,
  NumberField,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@constella/ui';
import { useId, useState, type FormEvent } from 'react';

import { useTextDraft } from '../../base/editing/use-text-draft';
import type { Item } from './trip';

interface ItemDialogProps {
  item: Item;
  /** The key of the typed draft; absent, for as long as the dialog is open. */
  draftKey: string | undefined;
  onSave: (item: Item) => void;
  onClose: () => void;
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A time as it is stored: `9.30` is `09:30`. */
const timeOf = (typed: string): string => {
  const [hours = '', minutes = ''] = typed.trim().split(/[:.：]/);
  return minutes ? `${hours.padStart(2, '0')}:${minutes}` : typed.trim();
};

function read(text: string): Partial<Item> {
  try {
    return JSON.parse(text) as Partial<Item>;
  } catch {
    return {};
  }
}

/** An entry as fields: a new one, or one there is. */
export function ItemDialog({ item, draftKey, onSave, onClose }: ItemDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const draft = useTextDraft(draftKey, '{}');
  const [isAsked, ask] = useState(false);
  const typed = { ...item, ...read(draft.text) };
  const put = (part: Partial<Item>) => draft.type(JSON.stringify({ ...read(draft.text), ...part }));
  const time = timeOf(typed.time);
  const problems = {
    title: typed.title.trim() === '',
    time: time !== '' && !clock.test(time),
  };
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    ask(true);
    if (problems.title || problems.time) return;
    draft.forget();
    onSave({ ...typed, title: typed.title.trim(), note: typed.note.trim(), time });
  };
  const say = (id: MessageId) => intl.formatMessage({ id });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={
        item.title === ''
          ? say('travel.item.add')
          : intl.formatMessage({ id: 'run.entry.edit' }, { title: item.title })
      }
      footer={
        <>
          <Button onClick={close}>{say('run.entry.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {say('run.entry.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <Stack gap={16}>
          <TextField
            label={say('travel.item.title')}
            required
            dir="auto"
            autoComplete="off"
            maxLength={bounds.shortText.max}
            value={typed.title}
            error={isAsked && problems.title ? say('travel.item.missing') : undefined}
            onChange={({ target }) => put({ title: target.value })}
          />
          <Grid minColumn={180} gap={16}>
            <TextField
              label={say('travel.item.time')}
              description={say('travel.item.time.hint')}
              optional
              autoComplete="off"
              inputMode="numeric"
              maxLength={8}
              value={typed.time}
              error={isAsked && problems.time ? say('travel.item.time.wrong') : undefined}
              onChange={({ target }) => put({ time: target.value })}
            />
            <NumberField
              label={say('travel.item.cost')}
              description={say('travel.item.cost.hint')}
              optional
              min={0}
              max={bounds.tripBudget.max}
              step={0.01}
              arrowStep={1}
              format={{ style: 'currency', currency: 'USD' }}
              value={typed.cost === null ? null : typed.cost / 100}
              onValueChange={(dollars) =>
                put({ cost: dollars === null ? null : Math.round(dollars * 100) })
              }
            />
            <Select
              label={say('travel.item.kind')}
              value={typed.kind}
              onValueChange={(kind) => put({ kind: kind as Item['kind'] })}
              options={tripItemKinds.map((value) => ({
                value,
                label: say(`travel.kind.${value}`),
              }))}
            />
            <Select
              label={say('travel.basis')}
              value={typed.basis}
              onValueChange={(basis) => put({ basis: basis as Item['basis'] })}
              options={tripBases.map((value) => ({ value, label: say(`travel.basis.${value}`) }))}
            />
          </Grid>
          <TextArea
            label={say('travel.item.note')}
            optional
            rows={2}
            dir="auto"
            maxLength={bounds.remark.max}
            value={typed.note}
            onChange={({ target }) => put({ note: target.value })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
