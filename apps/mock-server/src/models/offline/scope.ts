import { formatList, type MessageValues } from '@constella/i18n';

import type { ContentId, Texts } from '../../base/language/texts.js';
import { inline } from '../../prose/markdown.js';
import { pointsOf } from '../../prose/points.js';
import type { Repeated } from './content.js';

type Data = Readonly<Record<string, unknown>>;

/** The names in a template: the id of a text, a datum, a datum that is Markdown already. */
const named = /content\.[\w-]+(?:\.(?:[\w-]|\{\w+\})+)+|\{!?\w+\}/g;

/** The data an offline text is written with: those of the step, after them the request's. */
export class Scope {
  constructor(
    readonly texts: Texts,
    private readonly request: Data,
    private readonly data: Data,
  ) {}

  /** A datum as it is; undefined when nothing is known of it. */
  value(name: string): unknown {
    return this.data[name] ?? this.request[name];
  }

  /** The entries of a datum; those of what a person typed are its lines and sentences. */
  list(name: string): readonly unknown[] {
    const own = this.data[name];
    const value = own ?? this.request[name];
    if (Array.isArray(value)) return value as unknown[];
    if (value === undefined || value === null || value === '' || value === false) return [];
    const isTyped = own === undefined && typeof value === 'string';
    return isTyped ? pointsOf(value, this.texts.locale) : [value];
  }

  /** The scope of one entry of a list. */
  entry(entry: unknown, at: number, as = 'entry'): Scope {
    const own = typeof entry === 'object' && entry !== null ? (entry as Data) : {};
    return this.with({ [as]: entry, at, number: at + 1, ...own });
  }

  /** A scope with more data. */
  with(data: Data): Scope {
    return new Scope(this.texts, this.request, { ...this.data, ...data });
  }

  /** The scopes of the entries of repeated content. */
  entries({ each, as, most }: Repeated): Scope[] {
    return this.list(each)
      .slice(0, most)
      .map((entry, at) => this.entry(entry, at, as));
  }

  /** A template with its data in it. */
  say(template: string): string {
    // In one go: what a person typed is never read as a template.
    return template.replace(named, (name) => {
      if (name.startsWith('{!')) return this.#word(name.slice(2, -1));
      if (name.startsWith('{')) return fit(this.#word(name.slice(1, -1)));
      const id = name.replace(/\{(\w+)\}/g, (_, part: string) => this.#word(part));
      return this.texts.say(id as ContentId, this.#values());
    });
  }

  /** Everything there is, as values of a text of the catalogue. */
  #values(): MessageValues {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(this.request))
      if (typeof value === 'string') values[name] = fit(value);
      else if (typeof value === 'number') values[name] = value;
      else if (Array.isArray(value)) values[name] = this.#word(name);
    for (const [name, value] of Object.entries(this.data))
      if (typeof value === 'string' || typeof value === 'number') values[name] = value;
      else if (Array.isArray(value)) values[name] = this.#word(name);
    return values;
  }

  #word(name: string): string {
    const value = this.value(name);
    if (Array.isArray(value))
      return formatList(
        this.texts.locale,
        value.filter((entry): entry is string => typeof entry === 'string'),
      );
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

/** A typed text, fit to stand in a sentence. */
const fit = (typed: string): string => inline(typed) || typed;
