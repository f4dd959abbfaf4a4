import { bounds, type MessageRef } from '@constella/api-client/contract';
import type { MessageId, MessageValues } from '@constella/i18n';

/** A text the server answers with, before it is put into a language. */
export interface ServerText {
  readonly id: MessageId | MessageRef['id'];
  readonly values?: MessageValues | undefined;
}

interface RefusalOptions {
  values?: MessageValues | undefined;
  /** By dotted path of the field. */
  fields?: Record<string, ServerText>;
  headers?: Record<string, string>;
  /** With 412: the row as it is now. */
  current?: unknown;
}

/** A request that is not carried out, and why: becomes `{ error, fields? }` with its status. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly text: ServerText;
  readonly fields: Record<string, ServerText> | undefined;
  readonly headers: Record<string, string>;
  readonly current: unknown;

  constructor(
    readonly status: number,
    id: ServerText['id'],
    options: RefusalOptions = {},
  ) {
    super(id);
    this.text = { id, values: options.values };
    this.fields = options.fields;
    this.headers = options.headers ?? {};
    this.current = options.current;
  }
}

/** One field is wrong: 422 with that field's text as the error too. */
export function refuseField(
  field: string,
  id: ServerText['id'],
  options: { status?: number; values?: MessageValues } = {},
): Refusal {
  const text: ServerText = { id, values: options.values };
  return new Refusal(options.status ?? 422, id, {
    ...(options.values && { values: options.values }),
    fields: { [field]: text },
  });
}

/**
 * Some fields are wrong, at least one: 422 with the text of the only one, or how many there are. Of
 * very many the first are named.
 */
export function refuseFields(fields: Record<string, ServerText>): Refusal {
  const texts = Object.values(fields);
  const [only] = texts;
  if (only && texts.length === 1) return new Refusal(422, only.id, { values: only.values, fields });
  return new Refusal(422, 'server.request.fieldsWrong', {
    values: { count: texts.length },
    fields: Object.fromEntries(Object.entries(fields).slice(0, bounds.namedFields.max)),
  });
}
