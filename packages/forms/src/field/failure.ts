import { ApiError } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';

import type { FormText } from './form-text.js';

/** The texts of a form that could not be sent. */
export interface FailureMessages {
  /** The failure, in two or three words. */
  title: FormText;
  /** Said when the server gives no reason of its own. */
  fallback: FormText;
}

/** A failed submit, sorted: what belongs to a field and what belongs to the form. */
export interface PlacedFailure {
  /** The server's texts by field name. */
  fields: Record<string, string>;
  /** The server's own words, or a text of ours. Undefined when the fields say everything. */
  form: { text: string } | { says: FormText } | undefined;
}

const kindMessages = {
  network: 'errors.connection.description',
  timeout: 'errors.timeout.description',
  'invalid-response': 'errors.invalidResponse.description',
} as const satisfies Record<string, MessageId>;

// A proxy in front of the server answers with a page, which nobody wants to read in a form.
const readable = (text: string): boolean => text !== '' && !text.startsWith('<');

/**
 * Sorts what `onSubmit` threw. Texts for fields the form does not have join the form's own, so
 * that no reason is ever swallowed.
 */
export function placeFailure(
  error: unknown,
  isKnown: (name: string) => boolean,
  fallback: FormText,
): PlacedFailure {
  if (!(error instanceof ApiError)) return { fields: {}, form: { says: fallback } };
  const entries = Object.entries(error.fields ?? {});
  const fields = Object.fromEntries(entries.filter(([name]) => isKnown(name)));
  const rest = entries.filter(([name]) => !isKnown(name)).map(([, text]) => text);
  const says =
    error.kind in kindMessages ? kindMessages[error.kind as keyof typeof kindMessages] : fallback;

  if (rest.length > 0) return { fields, form: { text: rest.join(' ') } };
  if (Object.keys(fields).length > 0) return { fields, form: undefined };
  return { fields, form: readable(error.detail) ? { text: error.detail } : { says } };
}
