import type { Store } from '../store/store.js';
import type { RowOf } from '../store/tables.js';

/** Topics of mails; each has a subject and a text in every language. */
export type MailKind = 'reset' | 'verify' | 'passwordChanged' | 'emailChanged';

/** One mail, written in the language of whoever gets it. */
export interface Mail {
  readonly userId: number;
  readonly kind: MailKind;
  readonly to: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
  /** The link in the text. */
  readonly link: string;
}

/** A mail that is in the outbox. */
export interface QueuedMail {
  readonly row: RowOf<'outbox'>;
  readonly link: string;
}

/** Sends mails. */
export interface Mailer {
  /** Puts a mail in the outbox; part of a `store.write`, so a mail exists exactly if what it tells does. */
  queue(mail: Mail): QueuedMail;
  /** Hands a mail on once the write is durable. Never throws: whoever caused it is not to blame. */
  send(mail: QueuedMail): void;
}

/** Takes a mail into the write that is going on. */
export type Post = (mail: Mail) => void;

/** Makes a change together with the mails that tell of it, in one durable write, and sends them. */
export async function writeAndSend<T>(
  { store, mailer }: { readonly store: Store; readonly mailer: Mailer },
  change: (post: Post) => T,
): Promise<T> {
  const queued: QueuedMail[] = [];
  const answer = await store.write(() => change((mail) => void queued.push(mailer.queue(mail))));
  for (const mail of queued) mailer.send(mail);
  return answer;
}
