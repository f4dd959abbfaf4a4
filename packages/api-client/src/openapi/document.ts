import * as z from 'zod';

import { bounds } from '../contract/bounds.js';
import { assistantIds, assistants } from '../contract/assistants/index.js';
import * as contract from '../contract/index.js';
import { addCallPaths, addCallSchemas } from './call-operations.js';
import { callTags } from '../contract/calls/index.js';
import { pascal } from './names.js';
import { refName, type JsonSchema } from './json-schema.js';
import type { Header, OpenApiDocument, Parameter, PathItem } from './operation.js';
import { recordAreas } from './record-areas.js';
import { addRecordPaths, addRecordSchemas, refsIn } from './record-operations.js';
import { refusalResponses } from './refusals.js';
import { SchemaSet, type Direction } from './schema-set.js';

const count: JsonSchema = { type: 'integer', minimum: 0 };
const text: JsonSchema = { type: 'string' };

const headers: Record<string, Header> = {
  'Set-Cookie': { description: 'The session.', schema: text },
  'Content-Language': { description: 'The language of the texts.', schema: text },
  'Retry-After': { description: 'Seconds to wait.', schema: count },
  'X-Total-Count': { description: 'Rows on all pages together.', schema: count },
  Allow: { description: 'The methods this path takes.', schema: text },
  ETag: { description: 'The revision of the row, for `If-Match`.', schema: text },
  Link: { description: 'The pages around this one: first, prev, next, last.', schema: text },
  Location: { description: 'Where it is.', schema: text },
};

const query = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
});
const sent = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  description,
  schema: text,
});
const id: Omit<Parameter, 'schema'> = { name: 'id', in: 'path', required: true };

const { min, max, default: usual } = bounds.pageSize;
const parameters: Record<string, Parameter> = {
  Id: { ...id, schema: { type: 'integer', minimum: 1 } },
  Assistant: {
    name: 'assistant',
    in: 'path',
    required: true,
    description: 'The id of an assistant; `GET /api/assistants` lists them.',
    schema: { type: 'string', enum: [...assistantIds] },
  },
  Version: {
    name: 'version',
    in: 'path',
    required: true,
    description: 'The number of a version, from 1.',
    schema: { type: 'integer', minimum: 1 },
  },
  Link: {
    name: 'link',
    in: 'path',
    required: true,
    description: 'The `shareId` of a run.',
    schema: { type: 'string', format: 'uuid' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'The same request with the same key is carried out once and given the first answer for 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  TextId: { ...id, schema: { type: 'string', minLength: 1 } },
  Page: query('_page', 'From 1.', { type: 'integer', minimum: 1, default: 1 }),
  Limit: query('_limit', 'Rows on a page.', {
    type: 'integer',
    minimum: min,
    maximum: max,
    default: usual,
  }),
  Order: query('_order', '`asc` or `desc` for each column of `_sort`, separated by commas.', text),
  Q: query('q', 'A text to be found in any text column.', text),
  IfMatch: sent('If-Match', 'The ETag the change is based on; 412 when the row has moved on.'),
  IfNoneMatch: sent('If-None-Match', 'An ETag that is known already: 304 while it holds.'),
  LastEventId: sent('Last-Event-ID', 'Only events after this one.'),
};

const description = `
The whole interface of Constella: the calls its screens make, and the 71 record types as resources.

- Whoever signs in gets a session cookie; requests send it. Programs need nothing else.
- Refusals say \`{ "error": … }\` in the language of \`Accept-Language\`, with \`fields\` when fields are wrong.
- A path that exists answers another method with 405 and \`Allow\`; HEAD is answered as GET.
- A member sees only their own rows; \`x-permission\` names what an administrator needs for all of them.
- Answers may get more fields; readers ignore those they do not know. Unknown fields of a record are refused.
- \`x-unique\` names columns no two rows share, \`x-references\` the record an id belongs to,
  \`x-precision\` the digits of a decimal, in all and after the point; \`x-ours\` marks records whose
  fields the specification does not show.
`.trim();

/** The API as an OpenAPI 3.1 document, made from the contract. */
export function openApiDocument(): OpenApiDocument {
  const set = new SchemaSet();
  for (const [name, value] of Object.entries(contract))
    if (name.endsWith('Schema') && value instanceof z.ZodType)
      set.add(`${name.charAt(0).toUpperCase()}${name.slice(1, -'Schema'.length)}`, value);
  addCallSchemas(set);
  addRecordSchemas(set);
  const requests = Object.values(assistants).map(({ id, request }) => {
    if (!set.refOf(request)) set.add(`${pascal(id)}Request`, request, 'input');
    return set.refOf(request)!;
  });

  const paths: Record<string, PathItem> = {};
  const filters: Record<string, JsonSchema> = {};
  addCallPaths(paths, set);
  addRecordPaths(paths, set, filters);
  // The contract passes a request on to its assistant, which knows what belongs into it.
  set.replace('RunRequest', {
    description: 'What the assistant of the path needs.',
    anyOf: requests,
  });
  const used = usedSchemas(paths, filters, set);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Constella',
      version: '0.1.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server this document came from' }],
    security: [{ session: [] }],
    tags: [
      ...Object.entries(callTags).map(([name, text]) => ({ name, description: text })),
      ...Object.entries(recordAreas).map(([name, records]) => ({
        name,
        description: `${Object.keys(records).join(', ')}.`,
      })),
    ],
    paths: byKey(paths),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'constella_session',
          description: 'Set by signing in; HttpOnly. Over TLS its name begins with __Host-.',
        },
      },
      parameters,
      headers,
      responses: refusalResponses,
      schemas: byKey(used),
    },
  };
}

const byKey = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * The schemas something leads to, each once.
 *
 * @throws when one is both sent and answered with different shapes: then it needs two names.
 */
function usedSchemas(
  paths: Record<string, PathItem>,
  filters: Record<string, JsonSchema>,
  set: SchemaSet,
): Record<string, JsonSchema> {
  const used: Record<string, JsonSchema> = { ...filters };
  const visit = (schema: JsonSchema, direction: Direction) => {
    for (const ref of refsIn(schema)) {
      const name = refName(ref);
      if (name in filters) continue;
      const found = set.get(name, direction);
      const before = used[name];
      if (before && JSON.stringify(before) !== JSON.stringify(found))
        throw new Error(`${name} is not the same when it is sent and when it is answered`);
      if (before) continue;
      used[name] = found;
      visit(found, direction);
    }
  };
  for (const filter of Object.values(filters)) visit(filter, 'output');
  visit({ $ref: '#/components/schemas/ErrorBody' }, 'output');
  for (const item of Object.values(paths))
    for (const method of ['get', 'post', 'patch', 'delete'] as const) {
      const operation = item[method];
      for (const each of operation?.parameters ?? [])
        if ('schema' in each) visit(each.schema, 'input');
      for (const { schema } of Object.values(operation?.requestBody?.content ?? {}))
        visit(schema, 'input');
      for (const response of Object.values(operation?.responses ?? {}))
        if ('content' in response)
          for (const { schema } of Object.values(response.content ?? {})) visit(schema, 'output');
    }
  return used;
}
