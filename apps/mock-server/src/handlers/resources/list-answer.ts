import { bounds, type RecordDefinition } from '@constella/api-client/contract';

import { json } from '../http/respond.js';
import { Turn } from '../http/turn.js';
import { arrange, readListQuery } from './list-query.js';
import type { AnyRow } from '../../store/rows.js';

/** A list that was asked for. */
export interface AskedList<Row> {
  readonly url: URL;
  /** The language texts are sorted in. */
  readonly locale: string;
  /** The first page is as long as a page can be unless one is asked for. @default false */
  readonly whole?: boolean;
  /** A row as it is answered. */
  readonly view: (row: Row) => unknown;
}

/**
 * Answers those of some rows the query asks for: a page of them, and how many there are on all pages.
 *
 * @throws {Refusal} 422 naming every word of the query that says nothing here.
 */
export async function listAnswer<Row extends AnyRow>(
  record: RecordDefinition,
  rows: readonly Row[],
  { url, locale, whole = false, view }: AskedList<Row>,
): Promise<Response> {
  const query = readListQuery(record, url.searchParams);
  const found = await arrange(rows, query, locale);
  const { page = 1 } = query;
  const { pageSize } = bounds;
  const usual = whole && query.page === undefined ? pageSize.max : pageSize.default;
  const limit = query.limit ?? usual;
  const turn = new Turn();
  const shown: unknown[] = [];
  for (const row of found.slice((page - 1) * limit, page * limit)) {
    if (turn.isOver) await turn.pass();
    shown.push(view(row));
  }
  return json(shown, 200, {
    'x-total-count': String(found.length),
    ...links(url, { page, limit, pages: Math.ceil(found.length / limit) }),
  });
}

/** Characters of all links in one answer: proxies and clients give up on headers of 8 KB. */
const longestLinks = 4_000;

/** The way to the other pages; none where what was asked is too long to be said again. */
function links(
  url: URL,
  { page, limit, pages }: { page: number; limit: number; pages: number },
): Record<string, string> {
  const to = (number: number, rel: string) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('_page', String(number));
    if (limit !== bounds.pageSize.default) query.set('_limit', String(limit));
    return `<${url.pathname}?${query.toString()}>; rel="${rel}"`;
  };
  const all = [
    ...(page > 1 ? [to(1, 'first'), to(Math.min(page - 1, Math.max(pages, 1)), 'prev')] : []),
    ...(page < pages ? [to(page + 1, 'next'), to(pages, 'last')] : []),
  ].join(', ');
  return all === '' || all.length > longestLinks ? {} : { link: all };
}
