import { Tokenizer, TokenType } from '@streamparser/json';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Characters that are shown of an answer in the making; what is whole is shown whole. */
const mostShown = 20_000;

interface Open {
  readonly isList: boolean;
  readonly schema: JsonSchema | undefined;
  /** Lists around it. */
  readonly depth: number;
  /** The key the next value has, in an object. */
  key: string | undefined;
  /** Whether something of it is shown, when it is an entry of a list. */
  begun: boolean;
}

/**
 * JSON in the making, as text people can read while it is written: each sentence of it, entries of a
 * list on lines of their own. Choices, ids, numbers and the names of fields are left out. What was
 * shown stays: the outline only grows.
 */
export class JsonOutline {
  readonly #tokenizer = new Tokenizer({ emitPartialTokens: true });
  readonly #open: Open[] = [];
  #schema: JsonSchema;
  #before = '';
  #isJson = false;
  #isOver = false;
  #isKey = false;
  /** What is shown of the string that is being written; undefined between two. */
  #shown: number | undefined;
  #text = '';
  #length = 0;

  /** @param schema the JSON Schema of the answer */
  constructor(schema: JsonSchema) {
    this.#schema = schema;
    this.#tokenizer.onToken = ({ token, value, partial }) => this.#take(token, value, !!partial);
    this.#tokenizer.onError = () => (this.#isOver = true);
    this.#tokenizer.onEnd = () => (this.#isOver = true);
  }

  /** More of the answer. @returns what is to be shown after what was shown before */
  write(chunk: string): string {
    this.#text = '';
    const json = this.#isJson ? chunk : this.#begin(chunk);
    if (json && !this.#isOver) this.#tokenizer.write(json);
    this.#length += this.#text.length;
    if (this.#length > mostShown) this.#isOver = true;
    return this.#text;
  }

  /** The JSON after a model's thoughts, its sentence or a fence; empty until it begins. */
  #begin(chunk: string): string {
    this.#before += chunk;
    if (/^\s*<think>/.test(this.#before)) {
      const end = this.#before.indexOf('</think>');
      if (end < 0) return '';
      this.#before = this.#before.slice(end + '</think>'.length);
    }
    const start = this.#before.indexOf('{');
    if (start < 0) return '';
    this.#isJson = true;
    return this.#before.slice(start);
  }

  #take(token: TokenType, value: unknown, isPartial: boolean): void {
    const around = this.#open.at(-1);
    switch (token) {
      case TokenType.LEFT_BRACE:
      case TokenType.LEFT_BRACKET: {
        const isList = token === TokenType.LEFT_BRACKET;
        const depth = (around?.depth ?? 0) + (isList ? 1 : 0);
        const schema = around ? inner(around) : this.#schema;
        this.#open.push({ isList, schema, depth, key: undefined, begun: false });
        this.#isKey = !isList;
        return;
      }
      case TokenType.RIGHT_BRACE:
      case TokenType.RIGHT_BRACKET:
        this.#open.pop();
        if (this.#open.length === 0) this.#isOver = true;
        return;
      case TokenType.COLON:
        this.#isKey = false;
        return;
      case TokenType.COMMA:
        this.#isKey = around?.isList === false;
        return;
      case TokenType.STRING:
        if (!around) return;
        if (!this.#isKey) this.#show(around, String(value), isPartial);
        else if (!isPartial) around.key = String(value);
        return;
      default:
    }
  }

  #show(around: Open, text: string, isPartial: boolean): void {
    if (!isProse(inner(around))) return;
    if (this.#shown === undefined) {
      if (!text) return;
      this.#text += this.#lead(around);
      this.#shown = 0;
    }
    const indent = '  '.repeat(Math.max(around.depth - 1, 0));
    this.#text += text.slice(this.#shown).replaceAll('\n', `\n${indent}`);
    this.#shown = isPartial ? text.length : undefined;
  }

  /** What stands before the next text: a new line, an entry's mark, or more of the same entry. */
  #lead(around: Open): string {
    const isFirst = this.#length === 0 && this.#text === '';
    const list = this.#open.findLastIndex(({ isList }) => isList);
    const entry = this.#open[list + 1];
    const isNew = !entry?.begun;
    if (entry) entry.begun = true;
    const line = isFirst ? '' : around.depth > 0 ? '\n' : '\n\n';
    if (around.depth === 0) return line;
    const indent = '  '.repeat(around.depth - 1);
    return isNew ? `${line}${indent}• ` : `${line}${indent}  `;
  }
}

/** The schema of the value that comes next. */
function inner({ isList, schema, key }: Open): JsonSchema | undefined {
  const part = isList
    ? schema?.['items']
    : (schema?.['properties'] as Record<string, unknown> | undefined)?.[key ?? ''];
  return resolved(part);
}

/** Of a value that may be null, or one of several, what says most. */
function resolved(schema: unknown): JsonSchema | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const { anyOf } = schema as { anyOf?: unknown[] };
  const some = anyOf?.find((one) => (one as { type?: string }).type !== 'null');
  return (some ?? schema) as JsonSchema;
}

/** A text of its own, not a choice, an id or a day. */
const isProse = (schema: JsonSchema | undefined): boolean =>
  schema === undefined ||
  !['enum', 'const', 'format', 'pattern'].some((restriction) => restriction in schema);
