import {
  EditConflictNotice,
  Form,
  FormOf,
  useConstellaForm,
  useEditConflict,
  type FormLayout,
} from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Inline, Stack, useToast } from '@constella/ui';
import type { FieldValues } from 'react-hook-form';

import { useSession } from '../base/session';
import type { ListRow, RowValues } from './row-source';
import type { RowFormProps, Section } from './section';
import { useRecordTools } from './use-record-tools';
import { useRowName } from './use-value-text';

interface LayoutRowFormProps<Row> extends RowFormProps<Row> {
  section: Section<Row>;
  layout: FormLayout;
}

/** A row as its form has it: what it has not is as nobody typed it. */
const valuesOf = <Row,>({ facts }: FormLayout, row: Row): RowValues =>
  Object.fromEntries(
    Object.entries(facts).map(([field, { initial }]) => [
      field,
      row[field as keyof Row] ?? initial,
    ]),
  );

/** The fields of a row, and what saves them; somebody else's change meanwhile is shown beside one's own. */
export function LayoutRowForm<Row extends ListRow>(props: LayoutRowFormProps<Row>) {
  const { section, layout, row, onSaved } = props;
  const intl = useIntl();
  const { user } = useSession();
  const { toast } = useToast();
  const tools = useRecordTools();
  const nameOf = useRowName(section);
  const { create, update } = section.source;
  const conflict = useEditConflict(row);
  const form = useConstellaForm<FieldValues, FieldValues>({
    schema: layout.schema,
    defaults: layout.defaults,
    ...(row && { defaultValues: valuesOf(layout, row) }),
    draftVersion: row?.revision,
    draftKey: user ? `${user.id}.${section.texts.title}.${row?.id ?? 'new'}` : undefined,
    failure: { title: 'records.notSaved', fallback: 'records.notSavedDetail' },
    onSubmit: (values) => conflict.save(values, (base) => save(values, base)),
  });
  const save = async (values: RowValues, from: Row | undefined) => {
    const body = Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        // What may be absent is null: a form knows the empty text alone.
        value === '' && section.source.fields?.[field]?.safeParse(null).success ? null : value,
      ]),
    );
    const saved = await (from ? update?.(tools, from, body) : create?.(tools, body));
    if (!saved) return;
    toast({
      tone: 'success',
      title: intl.formatMessage({ id: 'records.saved' }, { name: nameOf(saved) }),
    });
    onSaved(saved);
  };
  return (
    <Form of={form} aria-label={intl.formatMessage({ id: section.texts.title })}>
      <Stack gap={20}>
        <FormOf layout={layout} />
        <EditConflictNotice
          layout={layout}
          form={form}
          conflict={conflict}
          valuesOf={(newer) => valuesOf(layout, newer)}
        />
        <Inline justify="end">
          <Button type="submit" variant="primary" busy={form.busy}>
            {intl.formatMessage({ id: 'records.save' })}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
