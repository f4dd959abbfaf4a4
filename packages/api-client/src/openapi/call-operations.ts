import * as z from 'zod';

import { bounds } from '../contract/bounds.js';
import { calls, type Call } from '../contract/calls/index.js';
import type { RouteName } from '../contract/routes.js';
import type { JsonSchema } from './json-schema.js';
import { pascal } from './names.js';
import type { MediaType, Operation, Parameter, PathItem, ResponseObject } from './operation.js';
import { refuse, type RefusalStatus } from './refusals.js';
import { sample } from './sample.js';
import type { Direction, SchemaSet } from './schema-set.js';

/** The names of all calls. */
export const callNames = Object.keys(calls) as RouteName[];
const callOf = (name: RouteName): Call => calls[name];

/** The part of a schema that has, or gets, a name: `z.array(agentSchema)` is a list of `Agent`. */
const inner = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema;

/** Gives a name to every schema of a call that has none of its own. */
export function addCallSchemas(set: SchemaSet): void {
  for (const name of callNames) {
    const { body, query, answer } = callOf(name);
    const parts = [
      ['Body', body, 'input'],
      ['Query', query, 'input'],
      ['Answer', answer, 'output'],
    ] as const;
    for (const [suffix, schema, direction] of parts) {
      const named = schema && inner(schema);
      if (named && !(named instanceof z.ZodUnknown) && !set.refOf(named))
        set.add(`${pascal(name)}${suffix}`, named, direction);
    }
  }
}

/** Adds every call to the paths. */
export function addCallPaths(paths: Record<string, PathItem>, set: SchemaSet): void {
  for (const name of callNames) {
    const call = callOf(name);
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase() as 'get'] = operationOf(name, set);
    const named = {
      '{assistant}': 'Assistant',
      '{id}': call.id === 'text' ? 'TextId' : 'Id',
      '{version}': 'Version',
      '{link}': 'Link',
    };
    const inPath = Object.entries(named).filter(([part]) => call.path.includes(part));
    if (inPath.length > 0)
      path.parameters = inPath.map(([, of]) => ({ $ref: `#/components/parameters/${of}` }));
  }
}

function operationOf(name: RouteName, set: SchemaSet): Operation {
  const call = callOf(name);
  const { tag, summary, body, file, query, sample: fields } = call;
  const parameters = [
    ...(query ? queryParameters(query, set) : []),
    ...(call.resumable ? [{ $ref: '#/components/parameters/LastEventId' }] : []),
    ...(call.versioned ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
    ...(call.once ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(call.permission && {
      description: `For administrators with \`${call.permission}\`.`,
      'x-permission': call.permission,
    }),
    ...(call.auth === 'none' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': mediaType(set, body, 'input', fields) },
      },
    }),
    ...(file && {
      requestBody: {
        required: true,
        description: `The file as it is, at most ${bounds.attachmentSize.max / 1_000_000} MB.`,
        content: { 'application/octet-stream': { schema: {} } },
      },
    }),
    responses: { ...success(name, call, set), ...refuse(...refusalsOf(call)) },
  };
}

/** The refusals that follow from a call's route and body, and its own. */
function refusalsOf({
  method,
  path,
  auth,
  permission,
  versioned,
  once,
  body,
  query,
  lists,
  refusals = [],
}: Call): RefusalStatus[] {
  const writes = method !== 'GET';
  return [
    ...(auth === 'session' ? [401 as const] : []),
    ...(permission ? [403 as const] : []),
    ...(path.includes('{id}') ? [404 as const] : []),
    ...(versioned ? [412 as const] : []),
    ...(writes ? ([403, 413, 415, 503, 507] as const) : []),
    ...(writes && auth === 'session' ? [429 as const] : []),
    ...(body ? ([400, 422] as const) : []),
    ...(query || lists || once ? [422 as const] : []),
    ...refusals,
    405,
    500,
  ];
}

function success(name: RouteName, call: Call, set: SchemaSet): Record<string, ResponseObject> {
  const { answer, status = 200 } = call;
  if (call.stream)
    return {
      200: {
        description:
          'Server-sent events. Each `data` line is one event as JSON' +
          (call.resumable ? '; `id` is its number.' : '.'),
        content: { 'text/event-stream': mediaType(set, answer, 'output') },
      },
      ...(call.resumable && {
        204: {
          description: 'All events after `Last-Event-ID` have been sent: nothing will follow.',
        },
      }),
    };
  if (call.navigation)
    return {
      200: {
        description: 'Without an identity provider: a page that signs in the demo user.',
        content: { 'text/html': { schema: { type: 'string' } } },
      },
      302: {
        description: 'On to the identity provider.',
        headers: { Location: { $ref: '#/components/headers/Location' } },
      },
    };
  const signsIn = name === 'login' || name === 'register';
  const headers = [
    ...(signsIn ? ['Set-Cookie'] : []),
    ...(call.versioned ? ['ETag'] : []),
    ...(call.lists ? ['X-Total-Count', 'Link'] : []),
  ];
  return {
    [status]: {
      description: answer instanceof z.ZodUnknown ? 'Done; the body is not promised.' : 'Done.',
      ...(headers.length > 0 && { headers: headerRefs(headers) }),
      content: { 'application/json': mediaType(set, answer, 'output') },
    },
  };
}

const headerRefs = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** A schema as content, with an example of it. */
export function mediaType(
  set: SchemaSet,
  schema: z.ZodType,
  direction: Direction,
  fields: Readonly<Record<string, unknown>> = {},
): MediaType {
  const resolve = (ref: string) => set.get(ref.slice(ref.lastIndexOf('/') + 1), direction);
  if (schema instanceof z.ZodUnknown) return { schema: {} };
  const item = set.refOf(inner(schema)) ?? {};
  const json: JsonSchema = schema instanceof z.ZodArray ? { type: 'array', items: item } : item;
  const example = sample(json, { resolve });
  const isObject = typeof example === 'object' && example !== null && !Array.isArray(example);
  return { schema: json, example: isObject ? { ...example, ...fields } : example };
}

function queryParameters(query: z.ZodType, set: SchemaSet): Parameter[] {
  const name = set.refOf(query)?.$ref ?? '';
  const { properties = {}, required = [] } = set.get(
    name.slice(name.lastIndexOf('/') + 1),
    'input',
  );
  return Object.entries(properties).map(([field, schema]) => ({
    name: field,
    in: 'query',
    ...(required.includes(field) && { required: true }),
    schema,
  }));
}
