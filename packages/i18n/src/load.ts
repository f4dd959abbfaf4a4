import type { IntlMessageFormat } from 'intl-messageformat';

import type { Locale } from './locales.js';
import type { MessageId } from './message-id.js';
import type { Namespace } from './namespaces.js';

/** One message: parsed where Vite built the catalogue, ICU text where Node read the JSON itself. */
export type MessageSource = ConstructorParameters<typeof IntlMessageFormat>[0];

/** The messages of one locale, of one or more namespaces. */
export type Messages = Partial<Record<MessageId, MessageSource>>;

async function loadNamespace(locale: Locale, namespace: Namespace): Promise<Messages> {
  // One expression for all files: Vite makes a chunk of each match, Node resolves it as it stands.
  const file = (await import(`../catalogues/${locale}/${namespace}.json`)) as {
    default: Messages;
  };
  return file.default;
}

/**
 * Loads the messages of one locale for the namespaces asked for, and no other file.
 *
 * @throws when a file cannot be fetched: the caller keeps the language it has.
 */
export async function loadMessages(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<Messages> {
  const parts = await Promise.all(namespaces.map((namespace) => loadNamespace(locale, namespace)));
  return Object.assign({}, ...parts) as Messages;
}
