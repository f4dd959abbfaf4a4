import { formatDate } from '@constella/i18n';
import { useFormats, useIntl, useLocale } from '@constella/i18n/react';
import { useCallback } from 'react';

import { noValue } from '../base/lists/no-value';
import { resolvedColumn, type AnyColumn } from './columns';
import type { Column } from './column';
import type { Section } from './section';

/** A value of a column in words, in the reader's language. */
export function useValueText(): (column: AnyColumn, value: unknown) => string {
  const intl = useIntl();
  const locale = useLocale();
  const formats = useFormats();
  return useCallback(
    ({ id, kind, words }, value) => {
      if (value === null || value === undefined || value === '') return noValue;
      if (Array.isArray(value)) return value.length > 0 ? formats.list(value as string[]) : noValue;
      // A text may itself choose by the value.
      if (words)
        return intl.formatMessage({ id: words(value as never) }, { [id]: value as string });
      if (typeof value === 'boolean')
        return intl.formatMessage({ id: value ? 'records.yes' : 'records.no' });
      if (typeof value === 'number') return formats.number(value);
      // A day is the same day wherever it is read.
      if (kind === 'day') return formatDate(locale, value as string, 'UTC');
      if (kind === 'date') return formats.date(value as string);
      if (kind === 'moment') return formats.dateTime(value as string);
      return typeof value === 'string' ? value : JSON.stringify(value);
    },
    [intl, locale, formats],
  );
}

/** The value of a column in a row, before it is put into words. */
export function useColumnValue(): <Row>(column: Column<Row>, row: Row) => unknown {
  const intl = useIntl();
  return useCallback(
    (column, row) => ('field' in column ? row[column.field] : column.value(row, intl)),
    [intl],
  );
}

/** The name of a row. */
export function useRowName<Row>({ columns, source }: Section<Row>): (row: Row) => string {
  const valueOf = useColumnValue();
  const textOf = useValueText();
  const first = columns[0]!;
  return (row) => textOf(resolvedColumn(first, source), valueOf(first, row));
}
