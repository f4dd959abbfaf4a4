import {
  fallbackLocale,
  formatterFor,
  isLocale,
  loadMessages,
  type Locale,
  type MessageValues,
  type Namespace,
} from '@constella/i18n';

import type { ServerText } from '../refusal.js';

/** The server's words in one language. */
export interface Texts {
  readonly locale: Locale;
  say(id: ServerText['id'], values?: MessageValues): string;
}

/** `run` and `agents` are not here: what screens say is theirs. */
const spoken: readonly Namespace[] = ['server', 'validation'];
const loaded = new Map<Locale, Promise<Texts>>();

/** The server's words in a language; a text a catalogue lacks is said in English. */
export function textsFor(locale: Locale): Promise<Texts> {
  let texts = loaded.get(locale);
  if (!texts) {
    texts = load(locale);
    loaded.set(locale, texts);
    // A chunk that failed to load must not stay failed.
    texts.catch(() => loaded.delete(locale));
  }
  return texts;
}

/** The language stored with a user or a run. */
export const textsForStored = (locale: string): Promise<Texts> =>
  textsFor(isLocale(locale) ? locale : fallbackLocale);

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
      if (own[id] !== undefined) return inOwn(id, values);
      return source[id] === undefined ? id : inEnglish(id, values);
    },
  };
}
