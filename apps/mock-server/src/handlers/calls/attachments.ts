import {
  attachmentSchema,
  bounds,
  readAttachmentSchema,
  type Attachment,
} from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { Refusal, refuseField } from '../../base/refusal.js';
import { UnreadableDocument } from '../../prose/documents/document-reader.js';
import { fileIdsIn } from '../../runs/program/attached-passages.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import { readBytes } from '../http/body.js';
import type { Endpoint, SignedIn } from '../http/context.js';

const megabyte = 1_000_000;
/** Line breaks and other signs nobody sees: a name is one line. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

const attachments: Endpoint<'attachments'> = ({ signedIn }, { store }) => ({
  body: viewsOf(store, store.rowsBy('attachments', 'userId', signedIn.user.id).toReversed()),
});

const attachment: Endpoint<'attachment'> = ({ id, signedIn }, { store }) => {
  const row = ownAttachment(store, id, signedIn);
  return { body: readAttachmentSchema.parse({ ...row, ...viewsOf(store, [row])[0] }) };
};

const uploadAttachment: Endpoint<'uploadAttachment'> = async (
  { request, query, signedIn },
  { store, clock, documents, storage },
) => {
  const name = query.name.replaceAll(invisible, ' ').trim() || '?';
  const userId = signedIn.user.id;
  const limit = bounds.attachmentSize.max;
  const bytes = await readBytes(
    request,
    limit,
    () =>
      new Refusal(413, 'server.attachment.tooLarge', {
        values: { name, megabytes: limit / megabyte },
      }),
  );
  const file = { bytes, name };
  const { kind, pages, pieces } = await documents(file, {
    sender: String(userId),
    signal: request.signal,
  }).catch((error: unknown) => {
    if (error instanceof UnreadableDocument) throw unreadable(error, name);
    throw error;
  });
  const characters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > bounds.attachmentText.max)
    throw unreadable(new UnreadableDocument('tooLong'), name);
  const row = {
    userId,
    name,
    kind,
    size: bytes.length,
    pages,
    characters,
    pieces: [...pieces],
    createdAt: instant(clock.now()),
  };
  storage.take(userId, row, 1);
  const kept = await store.write(() => store.insert('attachments', row));
  return { status: 201, body: attachmentSchema.parse({ ...kept, runs: [] }) };
};

const deleteAttachment: Endpoint<'deleteAttachment'> = async ({ id, signedIn }, { store }) => {
  await store.write(() => {
    ownAttachment(store, id, signedIn);
    store.remove('attachments', id);
  });
  return { body: { ok: true } };
};

/** The refusal of a file, which names it and says what can be done. */
const unreadable = ({ reason }: UnreadableDocument, name: string): Refusal =>
  refuseField('file', `server.attachment.${reason}`, {
    values: {
      name,
      maximum: bounds.attachmentText.max,
      megabytes: bounds.attachmentUnpacked.max / megabyte,
    },
  });

/** Files of one member, each with the runs it was given to. */
function viewsOf(store: Store, rows: readonly RowOf<'attachments'>[]): Attachment[] {
  const runs = new Map<number, Attachment['runs']>();
  const [first] = rows;
  for (const task of first ? store.rowsBy('tasks', 'userId', first.userId).toReversed() : [])
    for (const id of fileIdsIn(task.request)) {
      const own = runs.get(id) ?? [];
      own.push({ id: task.id, title: task.title });
      runs.set(id, own);
    }
  return rows.map((row) => attachmentSchema.parse({ ...row, runs: runs.get(row.id) ?? [] }));
}

/** @throws {Refusal} 404 for a file that is not there, or somebody else's. */
function ownAttachment(store: Store, id: number, { user }: SignedIn): RowOf<'attachments'> {
  const row = store.find('attachments', id);
  if (row?.userId !== user.id) throw new Refusal(404, 'server.attachment.unknown');
  return row;
}

/** The calls of this file. */
export const attachmentEndpoints = { attachments, attachment, uploadAttachment, deleteAttachment };
