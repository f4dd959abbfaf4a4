import type { MessageId } from '@constella/i18n';
import type { DataTableAction } from '@constella/ui/data-table';
import type { ComponentType, ReactNode } from 'react';

import type { RecordTools } from './use-record-tools';

/** A condition on rows: each named field has the value, or one of the values. */
export type When<Row> = { readonly [Field in keyof Row]?: Row[Field] | readonly Row[Field][] };

/** Whether a row meets a condition. */
export const meets = <Row>(row: Row, when: When<Row> = {}): boolean =>
  Object.entries(when).every(([field, wanted]) =>
    [wanted].flat().includes(row[field as keyof Row]),
  );

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
