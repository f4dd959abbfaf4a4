import { bounds, type RecordDefinition } from '@constella/api-client/contract';

import { json } from '../respond.js';
import { arrange, readListQuery } from './list-query.js';
import type { AnyRow } from './rows.js';

/** A list that was asked for. */
export interface AskedList<Row> {
  readonly url: URL;
  /** The language texts are sorted in. */
  readonly locale: string;
  /** All rows come at once unless a page is asked for. @default false */
  readonly whole?: boolean;
  /** A row as it is answered. */
  readonly view: (row: Row) => unknown;
}

/**
 * Answers those of some rows the query asks for: a page of them, and how many there are on all pages.
 *
 * @throws {Refusal} 422 naming every word of the query that says nothing here.
 */
export function listAnswer<Row extends AnyRow>(
  record: RecordDefinition,
  rows: readonly Row[],
  { url, locale, whole = false, view }: AskedList<Row>,
): Response {
  const query = readListQuery(record, url.searchParams);
  const found = arrange(rows, query, locale);
  const { page = 1 } = query;
  const all = whole && query.page === undefined;
  const limit = query.limit ?? (all ? Math.max(found.length, 1) : bounds.pageSize.default);
  const shown = found.slice((page - 1) * limit, page * limit);
  return json(shown.map(view), 200, {
    'x-total-count': String(found.length),
    ...links(url, page, Math.ceil(found.length / limit)),
  });
}

function links(url: URL, page: number, pages: number): Record<string, string> {
  const to = (number: number, rel: string) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('_page', String(number));
    return `<${url.pathname}?${query.toString()}>; rel="${rel}"`;
  };
  const all = [
    ...(page > 1 ? [to(1, 'first'), to(Math.min(page - 1, Math.max(pages, 1)), 'prev')] : []),
    ...(page < pages ? [to(page + 1, 'next'), to(pages, 'last')] : []),
  ];
  return all.length > 0 ? { link: all.join(', ') } : {};
}
