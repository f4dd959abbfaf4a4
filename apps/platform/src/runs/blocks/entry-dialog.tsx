import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Dialog, Stack, TextArea, TextField } from '@constella/ui';
import { useId, useState, type FormEvent } from 'react';

import { useTextDraft } from '../../base/editing/use-text-draft';
import type { Any } from './block-base';
import type { ItemRules } from './items-block';
import { useWords } from './use-words';

interface EntryDialogProps {
  rules: ItemRules<Any>;
  item: Any;
  /** It is not in the list yet. */
  isNew: boolean;
  /** The key of the typed draft; absent, for as long as the dialog is open. */
  draftKey: string | undefined;
  onSave: (item: Any) => void;
  onClose: () => void;
}

function read(text: string): Any {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The words of an entry: those of a model, or one's own. */
export function EntryDialog({ rules, item, isNew, draftKey, onSave, onClose }: EntryDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const say = useWords(rules.words);
  const kept = useTextDraft(draftKey, '{}');
  const [isAsked, ask] = useState(false);
  const typed = read(kept.text);
  const fields = rules.fields.flatMap((field) =>
    'label' in field && field.label && !('as' in field) ? [{ ...field, label: field.label }] : [],
  );
  const valueOf = (of: string): string => typed[of] ?? item[of];
  const close = () => {
    kept.forget();
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (fields.some(({ of, missing }) => missing && valueOf(of).trim() === '')) {
      ask(true);
      return;
    }
    kept.forget();
    onSave({ ...item, ...Object.fromEntries(fields.map(({ of }) => [of, valueOf(of).trim()])) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={isNew ? say('add') : say('edit', { title: item[rules.title] })}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage({ id: 'run.entry.cancel' })}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {say('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <Stack gap={16}>
          {fields.map(({ of, label, rows, missing }) => {
            const value = valueOf(of);
            const field = {
              label: intl.formatMessage({ id: label }),
              dir: 'auto',
              value,
              error:
                isAsked && missing && value.trim() === ''
                  ? intl.formatMessage({ id: missing })
                  : undefined,
              onChange: ({ target }: { target: { value: string } }) =>
                kept.type(JSON.stringify({ ...typed, [of]: target.value })),
            };
            return rows ? (
              <TextArea
                key={of}
                {...field}
                optional={!missing}
                rows={rows}
                maxLength={bounds.longText.max}
              />
            ) : (
              <TextField
                key={of}
                {...field}
                required={missing !== undefined}
                autoComplete="off"
                maxLength={bounds.shortText.max}
              />
            );
          })}
        </Stack>
      </form>
    </Dialog>
  );
}
