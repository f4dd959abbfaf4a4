import type { ApiDocument, Schema } from './api-document-types.js';
import { html, prose, type Html, type Part } from './html.js';
import { isOfRecord, recordPage, resolve, schemaLink } from './site.js';

/** Values shown without unfolding. */
const shownValues = 8;
/** Objects in objects that are shown in place; deeper ones are links. */
const deepest = 3;

const count = (value: number): string => value.toLocaleString('en-US');
const json = (value: unknown): string => JSON.stringify(value) ?? '';

/** Whose schemas are shown, and whether what is answered or what is sent. */
export interface View {
  readonly document: ApiDocument;
  readonly answered?: boolean;
  /** The schema the page shows as its row: elsewhere on the page a link stands for it. */
  readonly row?: string | undefined;
}

/** The type of a value, in words: `array of integer`. */
function typeWords(view: View, given: Schema): Part {
  const { schema, name } = resolve(view.document, given);
  if (schema.const !== undefined) return html`<code>${json(schema.const)}</code>`;
  if (schema.items) return html`array of ${typeWords(view, schema.items)}`;
  if (schema.properties || schema.oneOf) return name ? schemaName(name) : 'object';
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (choices?.length)
    return choices.map((choice, at) => [at > 0 && ' or ', typeWords(view, choice)]);
  if (typeof schema.additionalProperties === 'object')
    return Object.keys(schema.additionalProperties).length > 0
      ? html`map of ${typeWords(view, schema.additionalProperties)}`
      : 'object';
  if (schema.format !== undefined) return schema.format;
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  return types.length > 0 ? types.join(' or ') : 'anything';
}

/** A name, as a link where the schema is shown: those of a record are on its page. */
const schemaName = (name: string): Part =>
  isOfRecord(name) ? name : html`<a href="${schemaLink(name)}">${name}</a>`;

function range(least: number | undefined, most: number | undefined, unit = ''): string | undefined {
  if (least !== undefined && most !== undefined)
    return least === most ? `${count(least)}${unit}` : `${count(least)} to ${count(most)}${unit}`;
  if (most !== undefined) return `at most ${count(most)}${unit}`;
  return least !== undefined && least !== 0 ? `at least ${count(least)}${unit}` : undefined;
}

/** The bounds of a value, in words. */
function bounds(schema: Schema, given: Schema): Part[] {
  const digits = given['x-precision'] ?? schema['x-precision'];
  const step = schema.multipleOf;
  const facts: Part[] = [
    schema.format === undefined && range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' entries'),
    digits
      ? `${digits[0]} digits, ${digits[1]} of them after the point`
      : step !== undefined && `in steps of ${step}`,
    digits
      ? schema.minimum !== undefined && schema.minimum < 0 && 'may be negative'
      : range(schema.minimum, schema.maximum),
    schema.pattern !== undefined && html`matches <code>${schema.pattern}</code>`,
  ];
  const value = given.default ?? schema.default;
  if (value !== undefined && value !== null) facts.push(html`default <code>${json(value)}</code>`);
  return facts.filter((fact) => fact !== undefined && fact !== false);
}

function values(schema: Schema): Part {
  const all = (schema.enum ?? []).map((value) => html`<code>${String(value)}</code> `);
  if (all.length === 0) return undefined;
  if (all.length <= shownValues) return html`<p class="facts">One of ${all}</p>`;
  return html`<details class="more">
    <summary>One of ${all.length} values</summary>
    <p class="facts">${all}</p>
  </details>`;
}

/** One field, parameter or property. */
export function field(
  view: View,
  label: { name: string; required?: boolean; description?: string; place?: string | undefined },
  given: Schema,
  depth = 0,
  above: readonly string[] = [],
): Html {
  const { schema, name, nullable } = resolve(view.document, given);
  const inner = schema.items ? resolve(view.document, schema.items).schema : schema;
  const facts = name === 'Id' ? [] : bounds(schema, given);
  const described =
    label.description ?? given.description ?? (inner.properties ? '' : schema.description);
  const choice = given.anyOf?.find((each) => each['x-references']);
  const record = given['x-references'] ?? choice?.['x-references'];
  return html`<li>
    <p class="field">
      <code class="name">${label.name}</code>
      <span class="type">${typeWords(view, given)}${nullable && ' or null'}</span>
      ${label.place && html`<span class="mark">${label.place}</span>`}
      ${label.required && html`<span class="mark needed">required</span>`}
      ${given.readOnly && html`<span class="mark">set by the server</span>`}
      ${given.writeOnly && html`<span class="mark">never answered</span>`}
    </p>
    ${described && html`<p>${prose(described)}</p>`}
    ${record && html`<p class="facts">The id of a row of <a href="${recordPage(view.document, record)}">${record}</a></p>`}
    ${
      facts.length > 0 &&
      html`<p class="facts">${facts.map((fact, at) => [at > 0 && ' · ', fact])}</p>`
    }
    ${values(inner)}${unfolded(view, given, depth, above)}
  </li>`;
}

/** The fields of an object in a field, folded away. */
function unfolded(view: View, given: Schema, depth: number, above: readonly string[]): Part {
  const { schema, name } = resolve(view.document, given);
  if (schema.items) return unfolded(view, schema.items, depth, above);
  if (schema.oneOf)
    return html`<p class="facts">
      One of ${schema.oneOf.map((choice) => [typeWords(view, choice), ' '])}
    </p>`;
  const { properties } = schema;
  if (!properties || Object.keys(properties).length === 0) return undefined;
  if (depth >= deepest || (name !== undefined && above.includes(name))) return undefined;
  return html`<details class="more">
    <summary>Fields of ${name ?? 'the object'}</summary>
    ${fields(view, schema, depth + 1, name ? [...above, name] : above)}
  </details>`;
}

/** The fields of an object. */
export function fields(view: View, schema: Schema, depth = 0, above: readonly string[] = []): Html {
  const { properties = {}, required = [] } = schema;
  return html`<ul class="fields">
    ${Object.entries(properties).map(([name, property]) =>
      field(
        view,
        view.answered
          ? { name, place: required.includes(name) ? undefined : 'may be absent' }
          : { name, required: required.includes(name) },
        property,
        depth,
        above,
      ),
    )}
  </ul>`;
}

/** The schemas one of which it is. */
export const choices = (view: View, { oneOf, anyOf = [] }: Schema): Html =>
  html`<ul class="prose">
    ${(oneOf ?? anyOf).map((choice) => html`<li>${typeWords(view, choice)}</li>`)}
  </ul>`;

/** A body: what it is, and its fields. */
export function body(view: View, given: Schema): Html {
  const { schema, name } = resolve(view.document, given.items ?? given);
  if (Object.keys(schema).length === 0) return html``;
  if (view.row !== undefined && name === view.row)
    return html`<p class="kind">
      ${given.items ? 'An array of rows' : 'A row'}: <a href="#row">its fields</a>
    </p>`;
  const kind = html`<p class="kind">
    ${given.items && 'An array of '}${typeWords(view, given.items ?? given)}
  </p>`;
  if (schema.oneOf) return html`${kind}${choices(view, schema)}`;
  const said = schema.description && html`<p>${prose(schema.description)}</p>`;
  return html`${kind}${said}${schema.properties && fields(view, schema, 0, name ? [name] : [])}`;
}
