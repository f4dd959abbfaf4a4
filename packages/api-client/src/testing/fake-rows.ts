import { recordPath } from '../contract/records/path.js';
import type { RowOfRecord } from '../contract/records/index.js';
import type { RowsName } from '../rows/list-query.js';

/** A legal row of `risk_items`. */
export const riskRow = (id: number): RowOfRecord<'risk_items'> => ({
  id,
  revision: 1,
  createdAt: '2026-01-31T09:30:00.000Z',
  assessmentId: 1,
  category: 'fire',
  title: `Risk ${id}`,
  description: null,
  likelihood: 2,
  impact: 3,
  riskScore: 6,
  controlsInPlace: null,
  mitigationPlan: null,
  owner: null,
  dueDate: null,
  status: 'identified',
});

type Row = Record<string, unknown> & { id: number; revision: number };

/**
 * The rows of a record behind a `fetch`, by the rules of the contract: pages, numbers, revisions,
 * 412. Equal tests `field=value` and `_sort=-id` are understood, no more. `seen` holds the requests.
 */
export function fakeRows(name: RowsName, count: number) {
  let rows: Row[] = Array.from({ length: count }, (_none, at) => riskRow(at + 1));
  const seen: string[] = [];
  const path = recordPath(name);

  function answer(method: string, url: URL, headers: Headers, body: unknown): Response {
    const id = Number(url.pathname.slice(path.length + 1));
    const row = rows.find((one) => one.id === id);
    if (url.pathname === path && method === 'GET') return list(url.searchParams);
    if (url.pathname === path) {
      const created = {
        ...riskRow(Math.max(0, ...rows.map((one) => one.id)) + 1),
        ...(body as object),
      };
      rows.push(created);
      return Response.json(created, {
        status: 201,
        headers: { Location: `${path}/${created.id}` },
      });
    }
    if (!row) return Response.json({ error: 'Not found' }, { status: 404 });
    if (method === 'GET') return Response.json(row);
    const match = headers.get('If-Match');
    if (match !== null && match !== `"${row.revision}"`)
      return Response.json({ error: 'Changed meanwhile', current: row }, { status: 412 });
    if (method === 'DELETE') {
      rows = rows.filter((one) => one !== row);
      return Response.json({ ok: true });
    }
    const changed = { ...row, ...(body as object), revision: row.revision + 1 };
    rows = rows.map((one) => (one === row ? changed : one));
    return Response.json(changed);
  }

  function list(params: URLSearchParams): Response {
    const page = Number(params.get('_page') ?? 1);
    const limit = Number(params.get('_limit') ?? 50);
    const wanted = [...params].filter(([word]) => !word.startsWith('_'));
    const found = rows.filter((row) =>
      wanted.every(([column, value]) => JSON.stringify(row[column]).replaceAll('"', '') === value),
    );
    if (params.get('_order') === 'desc') found.reverse();
    return Response.json(found.slice((page - 1) * limit, page * limit), {
      headers: { 'X-Total-Count': String(found.length) },
    });
  }

  return {
    seen,
    rows: () => rows,
    /** Changes a row as somebody else would. */
    change(id: number, changes: Record<string, unknown>) {
      rows = rows.map((row) =>
        row.id === id ? { ...row, ...changes, revision: row.revision + 1 } : row,
      );
    },
    fetch: ((input, init) => {
      const url = new URL(input as string, 'http://fake');
      const headers = new Headers(init?.headers);
      const { method = 'GET', body, signal } = init ?? {};
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      const match = headers.get('If-Match');
      seen.push(`${method} ${input as string}${match === null ? '' : ` If-Match ${match}`}`);
      const given = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
      return Promise.resolve(answer(method, url, headers, given));
    }) as typeof fetch,
  };
}
