import type { MessageId } from '@constella/i18n';
import type { useIntl } from '@constella/i18n/react';
import type { BadgeProps, DotStatus } from '@constella/ui';
import type { DataTableValue } from '@constella/ui/data-table';
import type { ComponentType, ReactNode } from 'react';

/** How a value is shown. It follows from the contract's field where a source knows it. */
export type ColumnKind =
  | 'text'
  | 'choice'
  | 'number'
  | 'day'
  | 'moment'
  | 'date'
  | 'flag'
  | 'list'
  | 'row';

/** Place of a cell where rows are cards. */
export type CardPlace = 'title' | 'end' | 'figure' | 'short' | 'line' | 'hidden';

interface ColumnBase<Row> {
  /** Head of the column, and of its values in a file. */
  readonly label: MessageId;
  /** A cell of one's own; `name` is the row's name as a link, in the first column. */
  readonly Cell?: ComponentType<{ row: Row; name: ReactNode }>;
  /** Offers to sort by it; `descending`: its first press asks for the highest first. */
  readonly sort?: true | 'descending';
  /** @default 'title' for the first column, else 'figure' */
  readonly stack?: CardPlace;
  /** Px at the default text size. */
  readonly width?: number;
}

interface FieldColumn<Row, Field extends keyof Row & string> extends ColumnBase<Row> {
  readonly field: Field;
  /** @default as the contract says, else 'text' */
  readonly kind?: ColumnKind;
  /** The words of each value of a choice. */
  readonly words?: (value: NonNullable<Row[Field]>) => MessageId;
  /** Draws a choice as a badge. */
  readonly tones?: Readonly<Record<NonNullable<Row[Field]> & string, BadgeProps['tone']>>;
  /** Draws a choice as a status. */
  readonly dots?: Readonly<Record<NonNullable<Row[Field]> & string, DotStatus>>;
  /** Offers to filter by its values; the text is what stands for all of them. */
  readonly filter?: true | MessageId;
  /** The values of a choice. @default as the contract says */
  readonly values?: readonly NonNullable<Row[Field]>[];
}

interface OwnColumn<Row> extends ColumnBase<Row> {
  readonly id: string;
  /** The value of the cell without a `Cell`, and of a file in any case. */
  readonly value: (row: Row, intl: ReturnType<typeof useIntl>) => DataTableValue;
  readonly kind?: 'number';
}

/** A column: a field of the row, or a value worked out of it. */
export type Column<Row> =
  | { [Field in keyof Row & string]: FieldColumn<Row, Field> }[keyof Row & string]
  | OwnColumn<Row>;
