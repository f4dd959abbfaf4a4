import type { Client, SessionUser } from '@constella/api-client';
import type { FormLayout } from '@constella/forms';
import type { Locale, MessageId } from '@constella/i18n';
import type { useIntl } from '@constella/i18n/react';
import type { BadgeProps, DotStatus } from '@constella/ui';
import type { DataTableAction, DataTableValue } from '@constella/ui/data-table';
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { z } from 'zod';

import type { PreferenceKey } from '../base/preferences';

/** A row of a list, whatever else it has. */
export interface ListRow {
  readonly id: number | string;
}

/** A condition on rows: each named field has the value, or one of the values. */
export type When<Row> = { readonly [Field in keyof Row]?: Row[Field] | readonly Row[Field][] };

/** Whether a row meets a condition. */
export const meets = <Row>(row: Row, when: When<Row> = {}): boolean =>
  Object.entries(when).every(([field, wanted]) =>
    [wanted].flat().includes(row[field as keyof Row]),
  );

/** How a value is shown. It follows from the contract's field where a source knows it. */
export type ColumnKind =
  'text' | 'choice' | 'number' | 'day' | 'moment' | 'date' | 'flag' | 'list' | 'row';

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
  { [Field in keyof Row & string]: FieldColumn<Row, Field> }[keyof Row & string] | OwnColumn<Row>;

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

/** Tools an action works with. */
export interface RecordTools {
  readonly api: Client;
  readonly queryClient: QueryClient;
  readonly intl: ReturnType<typeof useIntl>;
  readonly navigate: NavigateFunction;
  readonly pathname: string;
  readonly search: string;
  /** Says what was done, and offers to take it back. */
  readonly offerUndo: (title: string, bringBack: () => Promise<unknown>) => void;
}

/** A question before something that cannot be taken back. */
export interface Question<Row> {
  readonly title: MessageId;
  readonly description: MessageId;
  readonly confirm: MessageId;
  readonly cancel: MessageId;
  /** @default all rows */
  readonly when?: When<Row>;
}

/** Something that can be done with rows. */
export interface RowAction<Row> {
  readonly id: string;
  readonly label: MessageId;
  readonly icon?: ReactNode;
  readonly tone?: 'danger';
  /** With `one` row by its menu, with `several` chosen ones, or both. @default 'one' */
  readonly rows?: 'one' | 'several' | 'both';
  /** Rows it is possible with. @default all */
  readonly when?: When<Row>;
  /** Why it is not possible with some of the chosen rows. */
  readonly reason?: MessageId;
  readonly ask?: Question<Row>;
  /** A dialog that does it, instead of `run`. */
  readonly Dialog?: ComponentType<{ row: Row; onClose: () => void }>;
  /** Said when it was done. */
  readonly done?: MessageId;
  /** Does it with one row after the other; which ones it failed with, and why, is said. */
  readonly each?: (row: Row, tools: RecordTools) => Promise<unknown>;
  /** Does it with all rows at once, in place of `each`; what it throws is said. */
  readonly run?: (rows: readonly Row[], tools: RecordTools) => unknown;
}

/** Request for rows of a list. */
export interface AskedRows {
  readonly where: Readonly<Record<string, unknown>>;
  readonly search: string;
  readonly sort: readonly string[];
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** One page of rows, and how many there are on all. */
export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Options `useQuery` takes, whatever it reads before `select`. */
export type ReadQuery<Data> = UseQueryOptions<unknown, Error, Data>;

/** Fields of a row as they are sent. */
export type RowValues = Readonly<Record<string, unknown>>;

/** Where rows come from, and what can be done with them there. */
export interface RowSource<Row> {
  /** Schemas of the fields in the contract: the kinds of columns follow from it. */
  readonly fields?: Readonly<Record<string, z.ZodType>>;
  /** One page, in the order of a language where it is put in order here. */
  readonly page: (api: Client, asked: AskedRows, locale: Locale) => ReadQuery<RowsPage<Row>>;
  /** A row that may be on another page. */
  readonly row?: (api: Client, id: string) => ReadQuery<Row | undefined>;
  /** Every row of a list, for a file. */
  readonly all?: (tools: RecordTools, asked: AskedRows) => AsyncIterable<Row> | readonly Row[];
  /** Whether somebody writes here. @default everybody who reads */
  readonly mayWrite?: (user: SessionUser) => boolean;
  readonly create?: (tools: RecordTools, body: RowValues) => Promise<Row>;
  /** @throws ApiError 412 with the row as it is now when somebody was faster. */
  readonly update?: (tools: RecordTools, row: Row, changes: RowValues) => Promise<Row>;
  readonly remove?: (tools: RecordTools, row: Row) => Promise<unknown>;
  /** Brings a deleted row back. Without it a deletion is asked about first. */
  readonly restore?: (tools: RecordTools, row: Row) => Promise<unknown>;
}

/** Actions on the rows of a list for whoever is signed in. */
export interface RowActions<Row> {
  /** Whether somebody writes here. */
  readonly mayWrite: boolean;
  /** Whether anything is done with one row. */
  readonly hasMenu: boolean;
  /** Of one row, as a menu shows them. */
  readonly of: (row: Row) => DataTableAction[];
  /** Whether anything is done with several. */
  readonly hasSeveral: boolean;
  /** Of several rows, as buttons. */
  readonly ofSeveral: (rows: readonly Row[]) => ReactNode;
  /** Does one, after its question: whether it was done. */
  readonly perform: (id: string, rows: readonly Row[]) => Promise<boolean>;
  /** Questions and dialogs of actions under way. */
  readonly dialogs: ReactNode;
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
  /** The name of a row. @default the first column's value */
  readonly nameOf?: (row: Row) => string;
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
