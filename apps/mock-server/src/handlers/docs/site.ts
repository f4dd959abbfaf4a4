import { docsPath } from './api-document.js';
import type {
  Answer,
  ApiDocument,
  Operation,
  Parameter,
  Reference,
  Schema,
} from './api-document-types.js';

const methods = ['get', 'post', 'patch', 'delete'] as const;

/** An operation with its place. */
export interface PlacedOperation {
  readonly method: (typeof methods)[number];
  readonly path: string;
  readonly operation: Operation;
  /** Of the operation and of its path, references followed. */
  readonly parameters: readonly Parameter[];
}

/** Operations that are read together: those of a call's area, or of a record. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly area: string;
  readonly operations: readonly PlacedOperation[];
  /** `risk_items`, on the page of a record. */
  readonly record?: string;
  /** The name of the record's row. */
  readonly row?: string;
}

/** An area: one page for calls, an overview of pages for records. */
export interface Area {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly pages: readonly Page[];
}

/** The document, arranged as it is read. */
export interface Site {
  readonly document: ApiDocument;
  readonly areas: readonly Area[];
  readonly pages: readonly Page[];
}

const recordTag = 'Records: ';

/** `Records: life` → `records-life`. */
const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
/** `accounts and billing` → `Accounts and billing`, `ai_models` → `AI models`. */
const capital = (text: string): string =>
  (text.charAt(0).toUpperCase() + text.slice(1))
    .replaceAll('_', ' ')
    .replace(/^(?:Ai|Mcp)\b/, (word) => word.toUpperCase());

/** The last part of a reference. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
/** The page of a record, by table name: one whose every operation is a call is among the calls. */
export function recordPage({ paths }: ApiDocument, table: string): string {
  const path = `/api/${table.replaceAll('_', '-')}`;
  const tags = [paths[path], paths[`${path}/{id}`]].flatMap((item) =>
    methods.flatMap((method) => item?.[method]?.tags ?? []),
  );
  const call = tags.every((tag) => !tag.startsWith(recordTag)) ? tags[0] : undefined;
  return call === undefined ? recordPath(table) : `${docsPath}/${slug(call)}`;
}
const recordPath = (table: string): string => `${docsPath}/records/${table.replaceAll('_', '-')}`;
/** Whether a schema is one of a record's, which the page of the record shows. */
export const isOfRecord = (name: string): boolean => /Row(?:Body|Change|Filter)?$/.test(name);
/** Where a schema is shown. */
export const schemaLink = (name: string): string => `${docsPath}/schemas#${name}`;

/** Arranges the document. */
export function siteOf(document: ApiDocument): Site {
  const operations = placed(document);
  const areas = document.tags.map(({ name, description }): Area => {
    const own = operations.filter(({ operation }) => operation.tags[0] === name);
    const path = `${docsPath}/${slug(name)}`;
    if (!name.startsWith(recordTag)) {
      const pages = [{ path, title: name, area: name, operations: own }];
      return { name, title: name, path, description, pages };
    }
    const byRecord = new Map<string, PlacedOperation[]>();
    for (const each of own)
      byRecord.set(tableOf(each), [...(byRecord.get(tableOf(each)) ?? []), each]);
    const pages = [...byRecord].map(([record, those]): Page => ({
      path: recordPath(record),
      title: capital(record),
      area: name,
      operations: those,
      record,
      row: rowOf(those),
    }));
    return { name, title: capital(name.slice(recordTag.length)), path, description, pages };
  });
  return { document, areas, pages: areas.flatMap(({ pages }) => pages) };
}

const tableOf = ({ path }: PlacedOperation): string =>
  (path.split('/')[2] ?? '').replaceAll('-', '_');

/** The name of the row an operation of a record answers with. */
function rowOf(operations: readonly PlacedOperation[]): string | undefined {
  for (const { operation } of operations) {
    const { content } = answerOf(operation.responses['200'] ?? operation.responses['201']) ?? {};
    const schema = content?.['application/json']?.schema;
    const ref = schema?.$ref ?? schema?.items?.$ref;
    if (ref) return nameOf(ref);
  }
  return undefined;
}

const answerOf = (answer: Answer | Reference | undefined): Answer | undefined =>
  answer && '$ref' in answer ? undefined : answer;

function placed({ paths, components }: ApiDocument): PlacedOperation[] {
  const follow = (parameter: Parameter | Reference): Parameter =>
    '$ref' in parameter ? components.parameters[nameOf(parameter.$ref)]! : parameter;
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(follow);
      return [{ method, path, operation, parameters }];
    }),
  );
}

/** A schema with its references followed: its name, if it has one, and whether it may be null. */
export interface Resolved {
  readonly schema: Schema;
  readonly name?: string;
  readonly nullable: boolean;
}

/** Follows references, and takes `null` out of a choice of two. */
export function resolve(document: ApiDocument, given: Schema): Resolved {
  let schema = given;
  let name: string | undefined;
  let nullable = false;
  for (;;) {
    if (schema.$ref !== undefined) {
      name = nameOf(schema.$ref);
      schema = document.components.schemas[name] ?? {};
      continue;
    }
    const choices = schema.anyOf?.filter(({ type }) => type !== 'null');
    if (choices?.length === 1 && schema.anyOf!.length === 2) {
      nullable = true;
      schema = choices[0]!;
      continue;
    }
    return { schema, name, nullable: nullable || (schema.type?.includes('null') ?? false) };
  }
}
