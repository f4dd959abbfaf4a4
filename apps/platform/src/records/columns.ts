import { baseOf, columnFacts } from '@constella/api-client/contract';
import type { MessageId } from '@constella/i18n';
import type { z } from 'zod';

import type { Column, ColumnKind } from './column';
import type { RowSource } from './row-source';
import type { FreeFilter, Section } from './section';

/** A column as its cells see it: whatever its row is. */
export interface AnyColumn {
  readonly id: string;
  readonly kind: ColumnKind;
  /** The record a reference leads to. */
  readonly references: string | undefined;
  /** The values of a choice. */
  readonly values: readonly string[] | undefined;
  readonly words: ((value: never) => MessageId) | undefined;
}

/** A column of plain text, with nothing else known of it. */
export const plainColumn = (id: string, kind: ColumnKind = 'text'): AnyColumn => ({
  id,
  kind,
  references: undefined,
  values: undefined,
  words: undefined,
});

const kinds: Partial<Record<string, ColumnKind>> = {
  enum: 'choice',
  number: 'number',
  int: 'number',
  boolean: 'flag',
  array: 'list',
};

/** How the contract's field is shown. */
function kindOf(schema: z.ZodType): ColumnKind {
  const { type, format } = baseOf(schema).def as { type: string; format?: string };
  if (columnFacts(schema).references) return 'row';
  if (type === 'string' && format === 'date') return 'day';
  if (type === 'string' && format === 'datetime') return 'moment';
  return kinds[type] ?? 'text';
}

/** Column kinds the contract gives every row, besides its fields. */
const everyRow: Partial<Record<string, ColumnKind>> = { createdAt: 'moment', revision: 'number' };

/** A column with what its source knows of its field. */
export function resolvedColumn<Row>(column: Column<Row>, source: RowSource<Row>): AnyColumn {
  if ('id' in column) return plainColumn(column.id, column.kind);
  const { field, words } = column;
  const schema = source.fields?.[field];
  const kind = column.kind ?? (schema ? kindOf(schema) : everyRow[field]) ?? 'text';
  const base = schema && baseOf(schema);
  return {
    id: field,
    kind: words ? 'choice' : kind,
    references: schema && columnFacts(schema).references,
    values: (column.values ?? (base as Partial<z.ZodEnum> | undefined)?.options) as
      | readonly string[]
      | undefined,
    words,
  };
}

/** A filter of a list: one of the values of a field, or all. */
export interface ListFilter {
  readonly field: string;
  readonly label: MessageId;
  /** The label for all values. @default its label and 'all' */
  readonly all?: MessageId | undefined;
  readonly values?: readonly string[] | undefined;
  readonly words?: AnyColumn['words'];
  readonly options?: FreeFilter<never>['options'];
  readonly where?: FreeFilter<never>['where'];
}

/** The filters of a list: those of its columns, then those without one. */
export const filtersOf = <Row>({ source, columns, filters = [] }: Section<Row>): ListFilter[] => [
  ...columns.flatMap((column) => {
    if (!('filter' in column) || !column.filter) return [];
    const { id, values, words } = resolvedColumn(column, source);
    const all = column.filter === true ? undefined : column.filter;
    return [{ field: id, label: column.label, all, values, words }];
  }),
  ...(filters as readonly ListFilter[]),
];
