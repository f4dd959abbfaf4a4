import {
  fallbackLocale,
  formatterFor,
  isLocale,
  loadMessages,
  type Locale,
  type Messages,
  type MessageValues,
  type Namespace,
} from '@constella/i18n';

import type { ServerText } from '../refusal.js';

/** A text of a `content/<locale>.json`: its folder's name, then its own. `npm test -- static messages` checks that it is there. */
export type ContentId = `content.${string}.${string}`;

/** The server's words in one language. */
export interface Texts {
  readonly locale: Locale;
  say(id: ServerText['id'] | ContentId, values?: MessageValues): string;
}

/**
 * The catalogues the server speaks from. `run` and `agents` are not here: what screens say is theirs;
 * of `workspace` it says the sentence of each assistant, of `flow` what each layer does, of `decision`
 * the labels lists begin with.
 */
const spoken: readonly Namespace[] = ['server', 'validation', 'workspace', 'flow', 'decision'];
const loaded = new Map<Locale, Promise<Texts>>();

/** The server's words in a language; a text a catalogue lacks is said in English. */
export const textsFor = (locale: Locale): Promise<Texts> =>
  once(loaded, locale, () => load(locale));

/** The language stored with a user or a run. */
export const textsForStored = (locale: string): Promise<Texts> => textsFor(storedLocale(locale));

/** The language of a stored name; English for one there is not. */
export const storedLocale = (locale: string): Locale =>
  isLocale(locale) ? locale : fallbackLocale;

/** Texts with those of files of content beside them. */
export function withContent(texts: Texts, files: readonly unknown[]): Texts {
  const own = Object.assign(
    {},
    ...files.map((file) => (file as { default: object }).default),
  ) as Messages;
  const inOwn: Texts['say'] = formatterFor(texts.locale, own);
  return {
    locale: texts.locale,
    say: (id, values) => (id in own ? inOwn(id, values) : texts.say(id, values)),
  };
}

/**
 * The value a key was given before, else the one made now; a failure, as of a chunk, is not kept.
 */
export function once<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  value.catch(() => known.delete(key));
  return value;
}

async function load(locale: Locale): Promise<Texts> {
  const [source, own] = await Promise.all([
    loadMessages(fallbackLocale, spoken),
    loadMessages(locale, spoken),
  ]);
  const inEnglish = formatterFor(fallbackLocale, source);
  const inOwn = formatterFor(locale, own);
  return {
    locale,
    say: (id, values) => {
      const known = id as ServerText['id'];
      if (own[known] !== undefined) return inOwn(known, values);
      return source[known] === undefined ? id : inEnglish(known, values);
    },
  };
}
