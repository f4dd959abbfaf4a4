'use client';

import { formatDate } from '@constella/i18n';
import { useFormats, useLocale } from '@constella/i18n/react';
import {
  Button,
  Callout,
  Inline,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@constella/ui';
import type { FieldValues } from 'react-hook-form';

import { FormNotice } from '../field/form-notice.js';
import { useFormText } from '../field/form-text.js';
import type { ConstellaForm } from '../field/use-constella-form.js';
import { fieldsOf } from '../form-of/layout.js';
import { labelOf, optionsOf, type LayoutTexts } from '../form-of/layout-texts.js';
import type { FieldLayout, FormLayout } from '../form-of/layout-types.js';
import type { EditConflict } from './use-edit-conflict.js';

export interface EditConflictNoticeProps<Row, Input extends FieldValues> {
  layout: Pick<FormLayout, 'sections' | 'labels' | 'choices' | 'facts'>;
  form: Pick<ConstellaForm<Input, FieldValues>, 'notice' | 'submit' | 'draft'> & {
    form: { reset: (values: Input) => void };
  };
  conflict: EditConflict<Row>;
  /** A row as the form has it. */
  valuesOf: (row: Row) => Input;
}

/**
 * In the place of `FormNotice`: when somebody else changed the row meanwhile both versions stand
 * there, and whose counts is for the reader to say.
 */
export function EditConflictNotice<Row, Input extends FieldValues>({
  layout,
  form,
  conflict,
  valuesOf,
}: EditConflictNoticeProps<Row, Input>) {
  const say = useFormText();
  const textOf = useValueText(layout);
  const { base } = conflict;
  const { older } = form.draft;
  const newer = conflict.newer ?? (older && base && { row: base, mine: older.mine });
  const theirs = newer && valuesOf(newer.row);
  const different = fieldsOf(layout.sections).filter(
    ({ name }) => JSON.stringify(theirs?.[name]) !== JSON.stringify(newer?.mine[name]),
  );
  if (!newer || !theirs || different.length === 0) return <FormNotice notice={form.notice} />;
  return (
    <Callout
      tone="warning"
      role="alert"
      title={say('validation.conflict')}
      action={
        <Inline gap={8}>
          <Button
            size="small"
            onClick={() => {
              form.form.reset(theirs);
              form.draft.discard();
              conflict.settle();
            }}
          >
            {say('validation.conflict.takeTheirs')}
          </Button>
          <Button
            size="small"
            variant="primary"
            onClick={() => {
              conflict.settle();
              older?.keep();
              void form.submit();
            }}
          >
            {say('validation.conflict.saveMine')}
          </Button>
        </Inline>
      }
    >
      <Table label={say('validation.conflict')}>
        <TableHead>
          <TableRow>
            {(['field', 'theirs', 'mine'] as const).map((head) => (
              <TableHeaderCell key={head}>{say(`validation.conflict.${head}`)}</TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {different.map((field) => (
            <TableRow key={field.name}>
              <TableCell header>{say(labelOf(layout, field))}</TableCell>
              <TableCell dir="auto">{textOf(field, theirs[field.name])}</TableCell>
              <TableCell dir="auto">{textOf(field, newer.mine[field.name])}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Callout>
  );
}

/** The text for an empty field. */
const nothing = '–';

/** The value of a field in words: an option by its label, a day and a number as the language writes them. */
function useValueText(layout: LayoutTexts): (field: FieldLayout, value: unknown) => string {
  const say = useFormText();
  const locale = useLocale();
  const { list, number } = useFormats();
  return (field, value) => {
    const options = optionsOf(layout, field);
    const text = (one: string) => {
      const option = options.find((each) => each.value === one);
      return option ? say(option.label, option.values) : one;
    };
    if (Array.isArray(value)) return list((value as string[]).map(text)) || nothing;
    if (typeof value === 'boolean') return say(`validation.conflict.${value ? 'yes' : 'no'}`);
    if (typeof value === 'number') return number(value);
    if (typeof value !== 'string' || value === '') return nothing;
    return layout.facts[field.name]?.kind === 'day'
      ? formatDate(locale, value, 'UTC')
      : text(value);
  };
}
