import {
  bodySchema,
  changeSchema,
  recordPath,
  type RecordDefinition,
  type RecordName,
} from '@constella/api-client/contract';
import type { z } from 'zod';

import { instant } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import { writeAndSend } from '../../mail/mailer.js';
import { refuseField, Refusal } from '../../base/refusal.js';
import { TakenError } from '../../store/store.js';
import type { RowOf, TableName } from '../../store/tables.js';
import { audit } from './audit.js';
import type { Connection, Reply, ServerContext, SignedIn } from '../http/context.js';
import { keepDeleted } from '../../store/deletions.js';
import { beginEmailChange, changeUser } from '../sign-in/email-change.js';
import { endAccount } from '../sign-in/end-account.js';
import { adminOf } from './permissions.js';
import { json } from '../http/respond.js';
import { check } from '../http/check.js';
import { mayRead, ownerOf, readsAll, visibleRows, type Viewer } from './access.js';
import { checkMatch, etagOf, isKnown } from './etag.js';
import { followPlan } from './follow-plan.js';
import { listAnswer } from './list-answer.js';
import type { Operation, ResourceMatch } from '../http/match-resource.js';
import { checkRank } from './rank.js';
import { checkReferences } from './references.js';
import { removeRow } from '../../store/remove-row.js';
import { anyStore, type AnyRow } from '../../store/rows.js';
import { recordView } from './view.js';

/** A request for a record's rows. */
export interface ResourceInput extends ResourceMatch {
  readonly request: Request;
  readonly url: URL;
  readonly signedIn: SignedIn | undefined;
  readonly texts: Texts;
  readonly connection: Connection;
  /** The body's JSON, not checked yet. */
  readonly body: unknown;
}

type Handler = (
  input: ResourceInput,
  context: ServerContext,
  viewer: Viewer,
) => Promise<Reply> | Reply;

const schemas = new WeakMap<RecordDefinition, { body: z.ZodObject; change: z.ZodObject }>();
function schemasOf(record: RecordDefinition) {
  let found = schemas.get(record);
  if (!found) {
    found = { body: bodySchema(record), change: changeSchema(record) };
    schemas.set(record, found);
  }
  return found;
}

const list: Handler = ({ record, url, texts }, { store }, viewer) =>
  listAnswer(record, visibleRows(store, record, viewer), {
    url,
    locale: texts.locale,
    view: (row) => recordView(record, row),
  });

const read: Handler = (input, context, viewer) => {
  const row = foundRow(input, context, viewer);
  if (isKnown(input.request, row))
    return new Response(null, { status: 304, headers: { etag: etagOf(row) } });
  return answer(input.record, row);
};

const create: Handler = async (input, context, viewer) => {
  const { record, body } = input;
  const { store, clock, secrets } = context;
  const now = instant(clock.now());
  const values = check(schemasOf(record).body, body);
  const row = await stored(() =>
    store.write(() => {
      checkReferences(store, record, viewer, values);
      checkRank(store, record, viewer, { next: values as AnyRow });
      const inserted = anyStore(store).insert(record.name as TableName, {
        ...(record.textId && { id: secrets.randomId() }),
        ...values,
        ...(record.owner === 'userId' && { userId: viewer.userId }),
        ...touched(record, now),
        createdAt: now,
      });
      note(input, context, viewer, inserted, 'create', Object.keys(values));
      followPlan(store, record.name as RecordName, inserted, now);
      return inserted;
    }),
  );
  return answer(record, row, 201, { location: `${recordPath(record.name)}/${row.id}` });
};

const update: Handler = async (input, context, viewer) => {
  const { record, body, request } = input;
  const { store, clock } = context;
  const seen = foundRow(input, context, viewer);
  const changes = check(schemasOf(record).change, body);
  const change =
    record.name === 'users' ? await beginEmailChange(context, String(seen['language'])) : undefined;
  const row = await stored(() =>
    writeAndSend(context, (post) => {
      const present = foundRow(input, context, viewer);
      checkMatch(request, present, recordView(record, present));
      keepSecret(record, present, changes);
      checkReferences(store, record, viewer, changes);
      checkRank(store, record, viewer, { present, next: { ...present, ...changes } });
      const next = change
        ? changeUser(context, present as unknown as RowOf<'users'>, changes, {
            ...change,
            post,
            unlink: true,
          })
        : anyStore(store).update(record.name as TableName, present.id, {
            ...changes,
            ...touched(record, instant(clock.now())),
          });
      note(input, context, viewer, present, 'update', Object.keys(changes));
      followPlan(store, record.name as RecordName, present, instant(clock.now()));
      return next ?? present;
    }),
  );
  return answer(record, row);
};

const remove: Handler = async (input, context, viewer) => {
  const { record, request } = input;
  const { store } = context;
  const found = () => {
    const present = foundRow(input, context, viewer);
    checkMatch(request, present, recordView(record, present));
    checkRank(store, record, viewer, { present });
    return present;
  };
  const noteIt = (row: AnyRow) => note(input, context, viewer, row, 'delete');
  if (record.name === 'users') {
    const { id } = found();
    // Ending its runs may change the row: what was seen is asked for once, before that.
    const user = store.find('users', id)!;
    await endAccount(user, context, () => noteIt(foundRow(input, context, viewer)));
  } else
    await store.write(() => {
      const present = found();
      noteIt(present);
      const removed = removeRow(store, record.name as TableName, present.id);
      followPlan(store, record.name as RecordName, present, instant(context.clock.now()));
      // An administrator who deletes what is a member's means it.
      if (record.name === 'company_profiles' && present['userId'] === viewer.userId)
        keepDeleted(context, viewer.userId as number, {
          table: 'company_profiles',
          id: present.id as number,
          removed,
        });
    });
  return { body: { ok: true } };
};

const handlers: Record<Operation, Handler> = { list, read, create, update, remove };

/**
 * Carries out an operation on a record.
 *
 * @throws {Refusal} 401 without a session, 403 without the permission, 404 for a row the asker
 * cannot see, 412 for a stale change, 422 for wrong fields.
 */
export async function answerResource(
  operation: Operation,
  input: ResourceInput,
  context: ServerContext,
): Promise<Reply> {
  const userId = input.signedIn?.user.id;
  const viewer: Viewer = { userId, admin: adminOf(context.store, userId) };
  admit(operation, input.record, viewer);
  return handlers[operation](input, context, viewer);
}

/** @throws {Refusal} 401 or 403 when this asker can do this to no row at all. */
function admit(operation: Operation, record: RecordDefinition, viewer: Viewer): void {
  const reading = operation === 'list' || operation === 'read';
  const open = reading ? record.read : record.write;
  if (open === 'anyone') return;
  if (viewer.userId === undefined) throw new Refusal(401, 'server.session.required');
  if (open === 'admin' && !readsAll(record, viewer))
    throw new Refusal(403, 'server.resource.forbidden');
}

/** @throws {Refusal} 404 when there is none, or the asker may not see it: which, is nobody's business. */
function foundRow({ record, id }: ResourceInput, { store }: ServerContext, viewer: Viewer): AnyRow {
  const row = id === undefined ? undefined : anyStore(store).find(record.name as TableName, id);
  if (!row || !mayRead(store, record, viewer, row))
    throw new Refusal(404, 'server.resource.notFound');
  return row;
}

/** Records an administrator's actions on rows that are not their own. */
function note(
  input: ResourceInput,
  context: ServerContext,
  { admin, userId }: Viewer,
  row: AnyRow,
  action: 'create' | 'update' | 'delete',
  fields: readonly string[] = [],
): void {
  const { record } = input;
  if (!admin || ownerOf(context.store, record.name as TableName, row) === userId) return;
  audit(context, input, { admin, action, record: record.name, id: row.id, fields });
}

/** @throws {Refusal} 409 on the column whose value another row has. */
async function stored(write: () => Promise<AnyRow>): Promise<AnyRow> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof TakenError)) throw error;
    throw refuseField(error.columns.at(-1) ?? error.column, 'validation.generic.taken', {
      status: 409,
    });
  }
}

const answer = (
  record: RecordDefinition,
  row: AnyRow,
  status = 200,
  headers: Record<string, string> = {},
): Response => json(recordView(record, row), status, { etag: etagOf(row), ...headers });

/**
 * A value that was put in as a secret is not shown by taking the flag off: a new value goes with it.
 *
 * @throws {Refusal} 422 on the value.
 */
function keepSecret(
  { secretWhen }: RecordDefinition,
  present: AnyRow,
  changes: Readonly<Record<string, unknown>>,
): void {
  if (!secretWhen || present[secretWhen.flag] !== true) return;
  if (changes[secretWhen.flag] === false && changes[secretWhen.field] === undefined)
    throw refuseField(secretWhen.field, 'validation.generic.required');
}

/** Records that say when they last changed. */
function touched({ fields }: RecordDefinition, now: string): Record<string, string> {
  for (const column of ['updatedAt', 'lastUpdate']) if (column in fields) return { [column]: now };
  return {};
}
