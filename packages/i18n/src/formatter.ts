import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';

import { loadMessages, type Messages } from './load.js';
import { intlTag, type Locale } from './locales.js';
import type { MessageId } from './message-id.js';
import type { Namespace } from './namespaces.js';

/** The values a plain-text message may take. */
export type MessageValues = Record<string, PrimitiveType>;

/** Turns a message id and its values into text. */
export type Formatter = (id: MessageId, values?: MessageValues) => string;

/**
 * A formatter over messages that are already loaded. An id without a message is reported on the
 * console and shown as itself, so that a request never fails for a missing word.
 */
export function formatterFor(locale: Locale, messages: Messages): Formatter {
  const tag = intlTag(locale);
  const parsed = new Map<MessageId, IntlMessageFormat>();
  return (id, values) => {
    let message = parsed.get(id);
    if (!message) {
      const source = messages[id];
      if (source === undefined) {
        console.error(`No message "${id}" in "${locale}"`);
        return id;
      }
      message = new IntlMessageFormat(source, tag);
      parsed.set(id, message);
    }
    return String(message.format(values));
  };
}

/** Loads the namespaces in one locale and returns a formatter over them; needs no React. */
export async function createFormatter(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<Formatter> {
  return formatterFor(locale, await loadMessages(locale, namespaces));
}
