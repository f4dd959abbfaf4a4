import { ApiError } from '@constella/api-client';
import { Form, FormNotice, FormOf, useConstellaForm, type FormLayout } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Inline, Stack, useToast } from '@constella/ui';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';

import { useSession } from '../base/session';
import { EditConflict } from './edit-conflict';
import type { ListRow, RowFormProps, RowValues, Section } from './section';
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

/** The row as it is now, from the refusal of a change that was made from an older one. */
const newerRow = <Row,>(error: unknown): Row | undefined =>
  error instanceof ApiError && error.status === 412
    ? (error.current as Row | undefined)
    : undefined;

/** The fields of a row, and what saves them; somebody else's change meanwhile is shown beside one's own. */
export function LayoutRowForm<Row extends ListRow>(props: LayoutRowFormProps<Row>) {
  const { section, layout, row, onSaved } = props;
  const intl = useIntl();
  const { user } = useSession();
  const { toast } = useToast();
  const tools = useRecordTools();
  const nameOf = useRowName(section);
  const { create, update } = section.source;
  // What was read, or what somebody else wrote meanwhile.
  const [base, setBase] = useState(row);
  const [newer, setNewer] = useState<{ row: Row; mine: RowValues }>();
  const form = useConstellaForm<FieldValues, FieldValues>({
    schema: layout.schema,
    defaults: layout.defaults,
    ...(row && { defaultValues: valuesOf(layout, row) }),
    draftKey: user ? `${user.id}.${section.texts.title}.${row?.id ?? 'new'}` : undefined,
    failure: { title: 'records.notSaved', fallback: 'records.notSavedDetail' },
    onSubmit: (values) => save(values, base),
  });
  const save = async (values: RowValues, from: Row | undefined) => {
    const body = Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        // What may be absent is null: a form knows the empty text alone.
        value === '' && section.source.fields?.[field]?.safeParse(null).success ? null : value,
      ]),
    );
    try {
      const saved = await (from ? update?.(tools, from, body) : create?.(tools, body));
      if (!saved) return;
      toast({
        tone: 'success',
        title: intl.formatMessage({ id: 'records.saved' }, { name: nameOf(saved) }),
      });
      onSaved(saved);
    } catch (error) {
      const current = newerRow<Row>(error);
      if (current) {
        setBase(current);
        setNewer({ row: current, mine: values });
      }
      throw error;
    }
  };
  return (
    <Form of={form} aria-label={intl.formatMessage({ id: section.texts.title })}>
      <Stack gap={20}>
        <FormOf layout={layout} />
        {newer ? (
          <EditConflict
            layout={layout}
            theirs={valuesOf(layout, newer.row)}
            mine={newer.mine}
            onTheirs={() => {
              form.form.reset(valuesOf(layout, newer.row));
              form.draft.discard();
              setNewer(undefined);
            }}
            onMine={() => {
              setNewer(undefined);
              void form.submit();
            }}
          />
        ) : (
          <FormNotice notice={form.notice} />
        )}
        <Inline justify="end">
          <Button type="submit" variant="primary" busy={form.busy}>
            {intl.formatMessage({ id: 'records.save' })}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
