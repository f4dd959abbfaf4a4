import { Form, FormNotice, FormOf, useConstellaForm, type FormLayout } from '@constella/forms';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Inline, Stack } from '@constella/ui';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import type { RowValues } from '../../../records/row-source';

/** A question before something is stored, or what another device did meanwhile. */
export interface FormQuestion {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
}

interface LifeFormProps {
  layout: FormLayout;
  title: MessageId;
  values?: RowValues;
  /** What is odd about the values; they are stored once somebody has said they are right. */
  ask?: (values: RowValues) => FormQuestion | undefined;
  /** Stores them; a question it gives is asked, and its answer sends them again. */
  onSave: (values: RowValues, agreed: boolean) => Promise<FormQuestion | void>;
  draftKey?: string;
  children?: ReactNode;
}

/** The fields as they are stored: what was left empty is null. */
const stored = ({ facts }: FormLayout, values: RowValues): RowValues =>
  Object.fromEntries(
    Object.keys(facts).map((field) => [
      field,
      values[field] === '' ? null : (values[field] ?? null),
    ]),
  );

/** The fields as a form has them: what is null nobody typed. */
const typedIn = ({ facts }: FormLayout, values: RowValues): RowValues =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => field in facts && value !== null),
  );

/** A form of these values, and of what it begins with where there is none. */
export const begun = (layout: FormLayout, values: RowValues): RowValues => ({
  ...layout.defaults,
  ...typedIn(layout, values),
});

/** The form of something logged: sent at once, unless something about it is to be asked first. */
export function LifeForm({
  layout,
  title,
  values,
  ask,
  onSave,
  draftKey,
  children,
}: LifeFormProps) {
  const intl = useIntl();
  const [question, setQuestion] = useState<{ asked: FormQuestion; values: RowValues }>();
  const send = async (given: RowValues, agreed: boolean) => {
    const found = agreed ? undefined : ask?.(given);
    const asked = found ?? (await onSave(given, agreed));
    setQuestion(asked ? { asked, values: given } : undefined);
  };
  const form = useConstellaForm<FieldValues, FieldValues>({
    schema: layout.schema,
    defaults: layout.defaults,
    ...(values && { defaultValues: typedIn(layout, values) }),
    draftKey,
    failure: { title: 'records.notSaved', fallback: 'records.notSavedDetail' },
    onSubmit: (given) => {
      const typed = stored(layout, given);
      // Sent unchanged after a question, it is the answer to it.
      const isSame = JSON.stringify(question?.values) === JSON.stringify(typed);
      return send(typed, isSame);
    },
  });
  return (
    <Form of={form} aria-label={intl.formatMessage({ id: title })}>
      <Stack gap={16}>
        <FormOf layout={layout} />
        {children}
        {question && (
          <Callout tone="warning" role="alert" title={question.asked.title}>
            {question.asked.text}
          </Callout>
        )}
        <FormNotice notice={form.notice} />
        <Inline justify="end">
          <Button type="submit" variant="primary" busy={form.busy}>
            {question?.asked.yes ?? intl.formatMessage({ id: 'records.save' })}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
