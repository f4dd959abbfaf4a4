import { formatList } from '@constella/i18n';

import { bullets, numbered, paragraphs } from '../../prose/markdown.js';
import { shortened } from '../../prose/read-brief.js';
import type { CompletionRequest } from '../provider.js';
import type { Content, ContentFields, ContentLibrary, Repeated } from './content.js';
import { offlineTexts } from './offline-texts.js';
import { Scope } from './scope.js';

/** The part of JSON Schema the schemas of results are made of. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The content of a step that has none of its own: the person's points, and that it ends there. */
const worksheet: Content = [{ each: 'points', list: 'bullets' }, '*content.offline.label*'];
/** The text for a point nothing more is known of. */
const unknown = 'content.offline.unknown';

/**
 * The offline model's answer: a text, or JSON of the form that is asked for. It is made of the content
 * of the step, what is known without a model and the person's own words, in their language. What
 * nobody knows it says instead of inventing it.
 */
export async function writeOffline(
  { prompt, shape, texts }: CompletionRequest,
  library: ContentLibrary,
): Promise<string> {
  const content = library[prompt.assistant]?.[prompt.step];
  const scope = new Scope(await offlineTexts(prompt.texts ?? texts), prompt.request, prompt.data);
  if (!shape) return textOf(content ?? worksheet, scope);
  return JSON.stringify(valueOf(shape.schema, content, scope, ''));
}

/** The paragraphs of a content. */
function textOf(content: Content, scope: Scope): string {
  return paragraphs(...linesOf(content, scope));
}

/** The texts of a content, one by one; those that come to nothing are left out. */
function linesOf(content: Content, scope: Scope): string[] {
  if (typeof content === 'string') return [scope.say(content)].filter((text) => text.trim() !== '');
  if (isList(content)) return content.flatMap((one) => linesOf(one, scope));
  if (!isRepeated(content)) return linesOf(Object.values(content), scope);
  const { say = `{${content.as ?? 'entry'}}`, list } = content;
  const said = entriesOf(content, scope).flatMap((entry) => linesOf(say, entry));
  if (!list || said.length === 0) return said;
  return [list === 'bullets' ? bullets(said) : numbered(said)];
}

/** One text for each entry of repeated content. */
const textsOf = (content: Repeated, scope: Scope): string[] =>
  entriesOf(content, scope).map((entry) =>
    textOf(content.say ?? `{${content.as ?? 'entry'}}`, entry),
  );

/** The scopes of repeated content, with the texts it makes for them. */
const entriesOf = (content: Repeated, scope: Scope): Scope[] =>
  scope.entries(content).map((entry) =>
    entry.with(
      Object.fromEntries(
        Object.entries(content.with ?? {}).map(([name, one]) => {
          const said = linesOf(one, entry);
          return [name, said.length > 1 ? formatList(scope.texts.locale, said) : (said[0] ?? '')];
        }),
      ),
    ),
  );

/** A value of a schema: from its content, else from what is known by its name, else the least it can be. */
function valueOf(
  schema: Schema,
  content: Content | undefined,
  scope: Scope,
  name: string,
): unknown {
  const types = [schema.type ?? []].flat();
  const mayBeNull =
    types.includes('null') || (schema.anyOf ?? []).some(({ type }) => type === 'null');
  if (mayBeNull && content === undefined && (scope.value(name) ?? null) === null) return null;
  if (schema.anyOf) {
    const some = schema.anyOf.find(({ type }) => type !== 'null') ?? {};
    return valueOf(some, content, scope, name);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return choiceOf(schema.enum, content, scope, name);
  switch (types.find((type) => type !== 'null')) {
    case 'object':
      return objectOf(schema, content, scope);
    case 'array':
      return listOf(schema, content, scope, name);
    case 'string':
      return stringOf(schema, content, scope, name);
    case 'boolean':
      return scope.value(name) === true;
    default:
      return numberOf(schema, scope, name);
  }
}

/** The choice that is known, else the first. */
function choiceOf(
  choices: readonly unknown[],
  content: Content | undefined,
  scope: Scope,
  name: string,
): unknown {
  const known = typeof content === 'string' ? scope.say(content) : scope.value(name);
  return choices.includes(known) ? known : choices[0];
}

function objectOf(schema: Schema, content: Content | undefined, scope: Scope): unknown {
  const fields = content !== undefined && isFields(content) ? content : {};
  const types = Object.entries(schema.properties ?? {});
  // The first text of an entry that is nothing but words is those words.
  const head = types.find(([, { type, enum: choices }]) => type === 'string' && !choices)?.[0];
  const made: Record<string, unknown> = {};
  for (const [name, type] of types) {
    const isEntry = name === head && !scope.value(name) && typeof scope.value('entry') === 'string';
    made[name] = valueOf(type, fields[name] ?? (isEntry ? '{entry}' : undefined), scope, name);
  }
  return made;
}

/** A list: what the content repeats, else the known entries, else one for each of the person's points. */
function listOf(
  { items = {}, minItems = 0, maxItems }: Schema,
  content: Content | undefined,
  scope: Scope,
  name: string,
): unknown[] {
  const isText = items.type === 'string' && !items.enum;
  if (content !== undefined && isText)
    return (isRepeated(content) ? textsOf(content, scope) : linesOf(content, scope))
      .slice(0, maxItems)
      .map((line) => cut(line, items.maxLength ?? Infinity));
  const repeated =
    content !== undefined && isRepeated(content)
      ? content
      : { each: Array.isArray(scope.value(name)) || minItems === 0 ? name : 'points' };
  const entries = entriesOf(repeated, scope).slice(0, maxItems);
  return (entries.length === 0 && minItems > 0 ? [scope.entry('', 0)] : entries).map((entry) =>
    isText || items.enum
      ? valueOf(items, undefined, entry, 'entry')
      : valueOf(items, repeated.say, entry, ''),
  );
}

/** A text: of the content, else known by its name, else that nothing is known. */
function stringOf(
  { maxLength = Infinity }: Schema,
  content: Content | undefined,
  scope: Scope,
  name: string,
): string {
  if (content !== undefined) return cut(textOf(content, scope), maxLength);
  const known = scope.value(name);
  if (typeof known === 'string' && known !== '') return cut(known, maxLength);
  return cut(scope.say(unknown), maxLength);
}

/** The number that is known, else the middle of what is allowed. */
function numberOf({ type, minimum, maximum }: Schema, scope: Scope, name: string): number {
  const known = scope.value(name);
  if (typeof known === 'number') return known;
  const least = minimum === undefined || minimum < -1e15 ? 0 : minimum;
  const most = maximum === undefined || maximum > 1e15 ? least : maximum;
  const middle = (least + most) / 2;
  return type === 'integer' ? Math.floor(middle) : middle;
}

/** A text of several lines stays as it is while it fits. */
const cut = (text: string, max: number): string =>
  text.length <= max ? text : shortened(text, max);

const isList = (content: Content): content is readonly Content[] => Array.isArray(content);
const isRepeated = (content: Content): content is Repeated =>
  typeof content === 'object' && 'each' in content;
const isFields = (content: Content): content is ContentFields =>
  typeof content === 'object' && ![isList, isRepeated].some((is) => is(content));
