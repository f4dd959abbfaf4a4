import type { IntlMessageFormat } from 'intl-messageformat';

import { isLocale, type Locale, locales } from './locales.js';
import type { MessageId } from './message-id.js';
import type { Namespace } from './namespaces.js';

/** One message: parsed where Vite built the catalogue, ICU text where Node read the JSON itself. */
export type MessageSource = ConstructorParameters<typeof IntlMessageFormat>[0];

/** The messages of one locale, of one or more namespaces. */
export type Messages = Partial<Record<MessageId, MessageSource>>;

// What a visitor's first page shows. Vite makes a chunk of each match and a list of them where the
// expression stands; that of all the others is long, and comes when one of them is asked for.
const first: Partial<Record<Namespace, (locale: Locale) => Promise<unknown>>> = {
  ui: (locale) => import(`../catalogues/${locale}/ui.json`),
  shell: (locale) => import(`../catalogues/${locale}/shell.json`),
  landing: (locale) => import(`../catalogues/${locale}/landing.json`),
};

async function loadNamespace(locale: Locale, namespace: Namespace): Promise<Messages> {
  const file = await (first[namespace]?.(locale) ??
    import('./load-later.js').then(({ loadLater }) => loadLater(locale, namespace)));
  return (file as { default: Messages }).default;
}

/**
 * Loads the messages of one locale for the namespaces asked for, and no other file.
 *
 * @throws when there is no such language, or a file cannot be fetched: the caller keeps the language it has.
 */
export async function loadMessages(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<Messages> {
  if (!isLocale(locale))
    throw new Error(`There is no language "${String(locale)}". Languages: ${locales.join(', ')}.`);
  const parts = await Promise.all(namespaces.map((namespace) => loadNamespace(locale, namespace)));
  return Object.assign({}, ...parts) as Messages;
}
