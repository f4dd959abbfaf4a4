import type { Client } from '@constella/api-client';
import type { FormLayout } from '@constella/forms';
import type { MessageId } from '@constella/i18n';
import type { ComponentType } from 'react';

import type { PreferenceKey } from '../base/preferences';
import type { Column } from './column';
import type { RowAction, RowActions } from './row-action';
import type { AskedRows, ReadQuery, RowSource } from './row-source';

/** A value to filter by, in words. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A filter without a column. */
export interface FreeFilter<Row> {
  readonly field: keyof Row & string;
  readonly label: MessageId;
  /** The label for all values. */
  readonly all: MessageId;
  /** Its values, where the contract knows them. */
  readonly values?: readonly string[];
  readonly words?: (value: never) => MessageId;
  /** Its values in words, where they are asked for. */
  readonly options?: (api: Client) => ReadQuery<readonly FilterOption[]>;
  /** The condition the server is sent. @default the value */
  readonly where?: (value: string) => unknown;
}

/** Props of a board. */
export interface BoardProps<Row> {
  /** The request for the list, for a board that asks for its columns itself. */
  readonly asked: AskedRows;
  /** The page of the list. */
  readonly rows: readonly Row[];
  readonly onOpen: (row: Row) => void;
  readonly actions: RowActions<Row>;
}

/** The rows as cards in columns, beside the table. */
export interface Board<Row> {
  readonly View: ComponentType<BoardProps<Row>>;
  /** Shown at first, before the table. */
  readonly first?: true;
  /** Filters that say nothing there: those of its columns. */
  readonly without?: readonly (keyof Row & string)[];
}

/** The words of a list. */
export interface SectionTexts {
  /** Names the table and its file. */
  readonly title: MessageId;
  /** @default Search */
  readonly search?: MessageId;
  /** Nothing is there yet. */
  readonly empty: MessageId;
  readonly emptyDescription?: MessageId;
  readonly noMatch?: MessageId;
  /** The list did not load. */
  readonly failed?: MessageId;
  /** Takes `count` and `name`. */
  readonly deleted?: MessageId;
  /** An action failed. */
  readonly actionFailed?: MessageId;
}

/** A list of rows as data: what it shows, what can be done with it. */
export interface Section<Row> {
  readonly source: RowSource<Row>;
  readonly texts: SectionTexts;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly filters?: readonly FreeFilter<Row>[];
  /** Conditions all rows of the list meet. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** Before the order somebody chose. */
  readonly pinned?: readonly string[];
  /** Field the list is ordered by at first, `-` before it for the highest first. */
  readonly sort: string;
  /** @default 50 */
  readonly pageSize?: number;
  /** Lines of a row. @default 1 */
  readonly lines?: 1 | 2;
  /** Where the name leads. @default to its `Detail`, or nowhere */
  readonly href?: (row: Row) => string | undefined;
  /** Details of the row the address names: beside the list, or in a dialog of its own. */
  readonly Detail?: ComponentType<{ row: Row; onClose: () => void }>;
  readonly beside?: true;
  /** The address's word for the row that is shown. @default 'row' */
  readonly param?: string;
  readonly actions?: readonly RowAction<Row>[];
  /** When rows can be deleted, where the source can. */
  readonly removal?: Pick<RowAction<Row>, 'when' | 'reason' | 'rows'>;
  /** Beside the actions of the chosen rows. */
  readonly Chosen?: ComponentType<{ rows: readonly Row[] }>;
  /** Creates and changes rows, where the source can. */
  readonly form?: RowForm<Row>;
  /** Leads to the first row, and stands above the others. */
  readonly Tools?: ComponentType;
  /** Leads to the first row where something else of the page leads to others. */
  readonly Empty?: ComponentType;
  /** Where views under a name are kept; without it there are none. */
  readonly views?: PreferenceKey;
  readonly board?: Board<Row>;
}

/** Props of the form of a row. */
export interface RowFormProps<Row> {
  /** The one that is changed; a new one without. */
  readonly row: Row | undefined;
  readonly onSaved: (row: Row) => void;
}

/** The form of a row: a layout, or a component of one's own. */
export type RowForm<Row> = {
  /** The button that opens it empty. */
  readonly create: MessageId;
} & ({ readonly layout: FormLayout } | { readonly Form: ComponentType<RowFormProps<Row>> });
