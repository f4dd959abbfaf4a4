import type { Client, SessionUser } from '@constella/api-client';
import type { Locale } from '@constella/i18n';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';

import type { RecordTools } from './use-record-tools';

/** A row of a list, whatever else it has. */
export interface ListRow {
  readonly id: number | string;
  /** The number of its version, where somebody else may change it too. */
  readonly revision?: number;
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
