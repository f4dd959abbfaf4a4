import { schemaRef } from './json-schema.js';
import type { Reference, ResponseObject } from './operation.js';

interface Refusal {
  readonly name: string;
  readonly description: string;
  readonly error: string;
  readonly fields?: Record<string, string>;
  readonly current?: unknown;
  readonly headers?: readonly string[];
}

/** Every way a request is refused, by status. The texts come in the language that was asked for. */
export const refusals = {
  400: {
    name: 'BadRequest',
    description: 'The body is not JSON, not UTF-8, or nested too deep.',
    error: 'The request is not valid JSON.',
  },
  401: {
    name: 'Unauthorized',
    description: 'Nobody is signed in, or the session has ended.',
    error: 'Please sign in.',
  },
  402: {
    name: 'PointsMissing',
    description: 'The balance or the limit of the membership does not cover this.',
    error: 'There are not enough points.',
  },
  403: {
    name: 'Forbidden',
    description: 'The permission is missing, or a page of another site sent the request.',
    error: 'You may not do this.',
  },
  404: {
    name: 'NotFound',
    description: 'There is no such thing, or it is somebody else’s: which, is not said.',
    error: 'There is no such entry.',
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The path exists, and does not take this method; `Allow` names those it takes.',
    error: 'PUT is not possible here.',
    headers: ['Allow'],
  },
  409: {
    name: 'Conflict',
    description: 'The state forbids it: a value is taken, a row is in use, a run is elsewhere.',
    error: 'This name is taken.',
    fields: { username: 'This name is taken.' },
  },
  412: {
    name: 'Stale',
    description: '`If-Match` names an older revision; `current` is the row as it is now.',
    error: 'This entry has changed in the meantime.',
    current: { id: 1, revision: 2 },
    headers: ['ETag'],
  },
  413: {
    name: 'TooLarge',
    description: 'The body is larger than 1 MiB, or the file than is said with it.',
    error: 'The request is too large: at most 1,024 KB.',
  },
  415: {
    name: 'NotJson',
    description: 'The content type is not JSON, or that of a file where one is sent.',
    error: 'The request must be sent as JSON.',
  },
  422: {
    name: 'FieldsWrong',
    description: 'Fields are missing, wrong, out of bounds or unknown: one text for each, by path.',
    error: '2 fields are wrong.',
    fields: { title: 'Please fill in this field.', 'metadata.maxIterations': 'At most 10.' },
  },
  429: {
    name: 'TooMany',
    description: 'Too many attempts or changes; `Retry-After` says when the next one is possible.',
    error: 'Too many attempts.',
    headers: ['Retry-After'],
  },
  500: {
    name: 'Failed',
    description: 'The server failed; the answer says nothing of the cause.',
    error: 'Something went wrong on the server.',
  },
  502: {
    name: 'ProviderFailed',
    description: 'The provider of the model failed or said nothing of use.',
    error: 'The model did not answer.',
  },
  503: {
    name: 'NotStored',
    description: 'The change could not be stored and was undone.',
    error: 'The change could not be stored.',
    headers: ['Retry-After'],
  },
  507: {
    name: 'StorageFull',
    description: 'There is no room left; the change was undone.',
    error: 'The storage is full.',
  },
} as const satisfies Record<number, Refusal>;

/** A status with which a request is refused. */
export type RefusalStatus = keyof typeof refusals;

/** The answers of refusals, as an operation refers to them. */
export function refuse(...statuses: readonly RefusalStatus[]): Record<string, Reference> {
  const sorted = [...new Set(statuses)].toSorted((one, other) => one - other);
  return Object.fromEntries(
    sorted.map((status) => [
      String(status),
      { $ref: `#/components/responses/${refusals[status].name}` },
    ]),
  );
}

/** The bodies they refer to. */
export const refusalResponses: Record<string, ResponseObject> = Object.fromEntries(
  Object.values(refusals as Record<string, Refusal>).map(
    ({ name, description, error, fields, current, headers = [] }) => [
      name,
      {
        description,
        headers: Object.fromEntries(
          [...headers, 'Content-Language'].map((header) => [
            header,
            { $ref: `#/components/headers/${header}` },
          ]),
        ),
        content: {
          'application/json': {
            schema: schemaRef('ErrorBody'),
            example: {
              error,
              ...(fields && { fields }),
              ...(current !== undefined && { current }),
            },
          },
        },
      },
    ],
  ),
);
