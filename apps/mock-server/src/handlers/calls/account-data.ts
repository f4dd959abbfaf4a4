import type { AccountExport, RecordDefinition } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { refuseField } from '../../base/refusal.js';
import { serverRecords } from '../../store/server-records.js';
import { storedRecord, tableNames, type RowOf, type TableName } from '../../store/tables.js';
import type { CallInput, Endpoint, ServerContext } from '../http/context.js';
import { endAccount } from '../sign-in/end-account.js';
import { checkOwnPassword } from '../sign-in/own-password.js';
import { ownRows } from '../../store/rows.js';
import type { AnyRow, RowId } from '../../store/rows.js';
import { recordView } from '../resources/view.js';
import { jsonInPieces } from '../http/respond.js';
import { sameText } from '../http/same-text.js';
import { clearCookie } from '../sign-in/sessions.js';
import { userView, withoutDetail } from '../http/views.js';

/**
 * The server's own tables hold digests and links that still work; of them, only what runs told and
 * what was read from files.
 */
const isExported = (table: TableName): boolean =>
  table === 'run_events' || table === 'attachments' || !(table in serverRecords);

const exportAccount: Endpoint<'exportAccount'> = ({ signedIn }, { store, clock }) => {
  const { user } = signedIn;
  const tables = tableNames.flatMap((table): [RecordDefinition, AnyRow[]][] => {
    const record = storedRecord(table);
    const rows = isExported(table) ? ownRows(store, record, user.id) : [];
    return rows.length > 0 ? [[record, rows]] : [];
  });
  const { preferences, usage } = user;
  const exportedAt = instant(clock.now());
  const head = { exportedAt, user: { ...userView(user), preferences, usage } };
  const name = `constella-${user.id}-${exportedAt.slice(0, 10)}.json`;
  return jsonInPieces(written(head, tables), {
    'content-disposition': `attachment; filename="${name}"`,
  });
};

/** The export as JSON, a row at a time. */
function* written(
  head: Omit<AccountExport, 'records'>,
  tables: readonly [RecordDefinition, readonly AnyRow[]][],
): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"records":{`;
  for (const [at, [record, rows]] of tables.entries()) {
    yield `${at > 0 ? ',' : ''}${JSON.stringify(record.name)}:[`;
    for (const [number, row] of rows.entries())
      yield `${number > 0 ? ',' : ''}${JSON.stringify(exported(record, row))}`;
    yield ']';
  }
  yield '}}';
}

/** As it is answered anywhere: the contract's fields, secrets by their name alone. */
const exported = (record: RecordDefinition, row: AnyRow): { id: RowId } => ({
  ...recordView(record, row),
  ...(record.name === 'run_events' && { event: withoutDetail((row as EventRow).event) }),
  id: row.id,
});
type EventRow = AnyRow & Pick<RowOf<'run_events'>, 'event'>;

const deleteAccount: Endpoint<'deleteAccount'> = async (input, context) => {
  const { signedIn, connection } = input;
  await confirm(input, context);
  await endAccount(signedIn.user, context);
  clearCookie(connection);
  return { body: { ok: true } };
};

/** @throws {Refusal} 422 unless the body proves that this is meant; 429 after too many guesses. */
async function confirm(input: CallInput<'deleteAccount'>, context: ServerContext): Promise<void> {
  const { body, signedIn } = input;
  const { username, password } = signedIn.user;
  if (password) await checkOwnPassword(input, context, 'password', body.password);
  else if (!sameText(body.username ?? '', username))
    throw refuseField('username', 'server.account.usernameMismatch');
}

/** The calls of this file. */
export const accountDataEndpoints = { exportAccount, deleteAccount };
