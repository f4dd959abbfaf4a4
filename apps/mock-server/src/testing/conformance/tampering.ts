import type { Tamper } from './served';

/** A planted breach of the contract, and the part of the suite that looks there. */
export interface Mutation {
  readonly name: string;
  readonly part: string;
  readonly tamper: Tamper;
}

/** A JSON object. */
export type Json = Record<string, unknown>;
type Change = (body: Json, request: Request) => Json;

/** Whether a body is an object. */
export const isRow = (body: unknown): body is Json =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** The same answer with another body, status or headers. */
export function remade(
  response: Response,
  {
    body,
    status,
    headers = {},
  }: { body: string | null; status?: number; headers?: Record<string, string | null> },
): Response {
  const next = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return new Response(body, { status: status ?? response.status, headers: next });
}

/** Which answers are meant. */
export interface Where {
  readonly method: string;
  readonly path: RegExp;
  readonly status: number;
}

/** Changes the answers of one method, path and status; all others pass. */
export const at =
  (
    { method, path, status }: Where,
    change: (response: Response, text: string, request: Request) => Response | Promise<Response>,
  ): Tamper =>
  async (request, response) => {
    const { pathname } = new URL(request.url);
    const meant = request.method === method && path.test(pathname) && response.status === status;
    return meant ? change(response, await response.text(), request) : response;
  };

/** Changes the row of an answer, or each of its rows. */
export const rows =
  (change: Change) =>
  (response: Response, text: string, request: Request): Response => {
    const body = JSON.parse(text) as unknown;
    const next = Array.isArray(body)
      ? body.map((row) => change(row as Json, request))
      : isRow(body)
        ? change(body, request)
        : body;
    return remade(response, { body: JSON.stringify(next) });
  };
/** A row that has lost a field. */
export const without =
  (name: string): Change =>
  ({ [name]: _gone, ...rest }) =>
    rest;
/** A row with another value. */
export const withValue =
  (name: string, value: unknown): Change =>
  (body) => ({ ...body, [name]: value });
/** The same answer with another status. */
export const status = (code: number) => (response: Response, text: string) =>
  remade(response, { body: text, status: code });
/** The same answer with another header; null for without it. */
export const header = (name: string, value: string | null) => (response: Response, text: string) =>
  remade(response, { body: text, headers: { [name]: value } });
/** Another list. */
export const list =
  (change: (rows: unknown[]) => unknown[]) => (response: Response, text: string) =>
    remade(response, { body: JSON.stringify(change(JSON.parse(text) as unknown[])) });
/** A refusal that does not name its first field. */
export const withoutField = (response: Response, text: string) => {
  const { fields = {}, ...body } = JSON.parse(text) as { fields?: Json };
  const [first] = Object.keys(fields);
  const left = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== first));
  return remade(response, { body: JSON.stringify({ ...body, fields: left }) });
};
