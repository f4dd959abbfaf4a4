import { bounds } from '../contract/bounds.js';
import { columnFacts } from '../contract/records/columns.js';
import {
  bodySchema,
  changeSchema,
  recordPath,
  rowSchema,
  writableFields,
  type RecordDefinition,
} from '../contract/records/record.js';
import { routes } from '../contract/routes.js';
import { refusesBadFields, refusesFields, refusesOtherBodies } from './field-checks.js';
import { checkList } from './list-checks.js';
import { checkMethods } from './methods.js';
import { same, type Reply } from './probe.js';
import { isCreated, writerOf, type Made, type RecordMaker } from './record-maker.js';
import type { Visitor } from './visitor.js';

type Row = Record<string, unknown>;
const nowhere = 900_719_925;
const nothing = '00000000-0000-4000-8000-000000000000';

/** Calls that answer in place of a record. */
const taken = new Set(Object.values(routes).map(({ method, path }) => `${method} ${path}`));

/** Checks of a record type: who may, what fits, what is unique, and what happens to a row. */
export async function checkRecord(record: RecordDefinition, maker: RecordMaker): Promise<void> {
  const { world } = maker;
  const { probe } = world;
  const path = recordPath(record.name);
  await checkDoors(record, path, maker);
  await checkMethods(world.admin ?? world.member, path, methodsOf(record, path), {
    head: record.read !== 'admin' || world.admin !== undefined,
  });
  const writer = writerOf(record, world);
  if (!isCreated(record)) {
    await checkRowMethods(record, path, world);
    return;
  }
  if (!writer) {
    probe.skipped.push(`writing ${record.name}: no administrator was named`);
    return;
  }
  const made = await maker.make(record);
  if (!made) {
    probe.skipped.push(`writing ${record.name}: there is no row it could refer to`);
    return;
  }
  if (!probe.status(made.reply, 201)) return;
  checkRow(record, made.reply, probe, made.body);
  const location = made.reply.headers.get('location') ?? 'none';
  probe.check(
    made.reply,
    'says where the new row is',
    location.endsWith(made.path),
    made.path,
    location,
  );

  const refused = {
    visitor: writer,
    method: 'POST',
    path,
    valid: made.body,
    schema: bodySchema(record),
  };
  await refusesBadFields(refused);
  await refusesOtherBodies(refused);
  await checkReferences(record, made, writer);
  await checkUnique(record, made, maker, writer);
  await checkReading(made, writer);
  await checkList(record, made, maker, writer);
  await checkOthers(record, made, maker);
  await checkChange(record, made, writer);
  await checkRemoval(record, made, maker, writer);
}

/** Nobody without a session, nobody without the permission. */
async function checkDoors(
  record: RecordDefinition,
  path: string,
  { world }: RecordMaker,
): Promise<void> {
  const { probe, anonymous, member, admin } = world;
  const id = record.textId ? nothing : nowhere;
  const closed = record.read === 'anyone' ? 200 : 401;
  probe.status(await anonymous.send('GET', path), closed, `answers ${closed} without a session`);
  const listed = await member.send('GET', path);
  const open = record.read === 'admin' ? 403 : 200;
  if (!taken.has(`GET ${path}`)) probe.status(listed, open, `answers a member ${open}`);
  const missing = await member.send('GET', `${path}/${id}`);
  probe.status(missing, record.read === 'admin' ? 403 : 404, 'answers for a row that is not there');
  if (admin && !taken.has(`GET ${path}`)) {
    const rows = await admin.send('GET', path);
    if (probe.status(rows, 200, 'answers an administrator 200')) {
      const found = rows.json as Row[];
      for (const row of found.slice(0, 20)) checkShape(record, rows, probe, row);
      const total = Number(rows.headers.get('x-total-count') ?? Number.NaN);
      const { default: page } = bounds.pageSize;
      const counted = found.length < page ? total === found.length : total >= page;
      probe.check(rows, 'counts all rows', counted, found.length, total);
    }
    const none = await admin.send('GET', `${path}/${id}`);
    probe.status(none, 404, 'answers an administrator 404 for a row that is not there');
  }
  if (isCreated(record)) {
    const none = await anonymous.send('POST', path, { body: {} });
    probe.status(none, 401, 'takes nothing without a session');
  }
  if (record.write === 'admin' && isCreated(record)) {
    const refused = await member.send('POST', path, { body: {} });
    probe.status(refused, 403, 'takes nothing from a member');
  }
  if (record.write === 'admin')
    for (const method of ['PATCH', 'DELETE']) {
      const refused = await member.send(method, `${path}/${id}`, { body: {} });
      probe.status(refused, 403, `takes no ${method} from a member`);
    }
}

function methodsOf(record: RecordDefinition, path: string): string[] {
  return ['GET', ...(isCreated(record) || taken.has(`POST ${path}`) ? ['POST'] : [])];
}

/** Rows nobody writes take no change, whether or not they are there. */
async function checkRowMethods(
  { textId, write }: RecordDefinition,
  path: string,
  { admin, member }: RecordMaker['world'],
): Promise<void> {
  const row = `${path}/${textId ? nothing : nowhere}`;
  const called = ['PATCH', 'DELETE'].filter((method) => taken.has(`${method} ${path}/{id}`));
  const methods = ['GET', ...(write === 'server' ? called : ['PATCH', 'DELETE'])];
  await checkMethods(admin ?? member, row, methods, { head: false });
}

/** A row has the promised fields and no others, and says its revision. */
function checkShape(
  record: RecordDefinition,
  reply: Reply,
  probe: RecordMaker['world']['probe'],
  row: unknown,
): void {
  const found = rowSchema(record).strict().safeParse(row);
  const [issue] = found.error?.issues ?? [];
  probe.check(
    reply,
    'answers rows of the promised shape',
    found.success,
    issue ? `${issue.path.map(String).join('.') || 'the row'}: ${issue.message}` : '',
    row,
  );
}

/** A created or changed row: its shape, its ETag, what was sent, and which secrets it holds. */
function checkRow(
  record: RecordDefinition,
  reply: Reply,
  probe: RecordMaker['world']['probe'],
  sent: Row,
): void {
  checkShape(record, reply, probe, reply.json);
  const row = (reply.json ?? {}) as Row;
  const parsed = bodySchema(record).partial().safeParse(sent).data ?? sent;
  const hidden = new Set<string>(record.secrets);
  if (record.secretWhen && row[record.secretWhen.flag] === true)
    hidden.add(record.secretWhen.field);
  const lost = Object.entries(parsed).filter(
    ([name, value]) => name in sent && !hidden.has(name) && !same(row[name], value),
  );
  probe.check(
    reply,
    'keeps what was sent',
    lost.length === 0,
    Object.fromEntries(lost),
    Object.fromEntries(lost.map(([name]) => [name, row[name]])),
  );
  probe.check(reply, 'has an ETag', reply.headers.has('etag'), 'a header etag', 'none');
  const held = [...hidden].filter((name) => name in sent && sent[name] !== null);
  if (held.length > 0)
    probe.equal(
      reply,
      'names the secrets it holds',
      [...((row['held'] as string[]) ?? [])].toSorted(),
      held.toSorted(),
    );
}

async function checkReferences(
  record: RecordDefinition,
  { path, body }: Made,
  writer: Visitor,
): Promise<void> {
  const list = path.slice(0, path.lastIndexOf('/'));
  for (const [name, field] of writableFields(record)) {
    if (!columnFacts(field).references) continue;
    const id = field.safeParse(nothing).success ? nothing : nowhere;
    const reply = await writer.send('POST', list, { body: { ...body, [name]: id } });
    refusesFields(writer, reply, 'refuses a reference to nothing', [name]);
  }
}

async function checkUnique(
  record: RecordDefinition,
  { path, body }: Made,
  { world }: RecordMaker,
  writer: Visitor,
): Promise<void> {
  if (record.unique.length === 0) return;
  const list = path.slice(0, path.lastIndexOf('/'));
  const reply = await writer.send('POST', list, { body });
  const named = Object.keys((reply.json as { fields?: Row } | undefined)?.fields ?? {});
  const columns = record.unique.flat();
  const said = named.some((name) => columns.includes(name));
  world.probe.check(
    reply,
    'refuses values that are taken',
    reply.status === 409 && said,
    `409 with a text for one of ${columns.join(', ')}`,
    `${reply.status} with ${named.join(', ') || 'no fields'}`,
  );
}

async function checkReading({ path, reply }: Made, writer: Visitor): Promise<void> {
  const { probe } = writer;
  const read = await writer.send('GET', path);
  if (!probe.status(read, 200)) return;
  probe.equal(read, 'answers the row it made', read.json, reply.json);
  const etag = read.headers.get('etag') ?? '';
  probe.equal(read, 'has the ETag of the creation', etag, reply.headers.get('etag'));
  const known = await writer.send('GET', path, { headers: { 'if-none-match': etag } });
  probe.status(known, 304, 'answers 304 for a state that is known');
  const methods = ['GET', 'PATCH', 'DELETE'];
  await checkMethods(writer, path, methods);
}

/** Checks what somebody else sees of a row, and may do to it. */
async function checkOthers(
  record: RecordDefinition,
  { path, id }: Made,
  { world }: RecordMaker,
): Promise<void> {
  const { probe, other, anonymous } = world;
  const body = {};
  const status = { owner: 404, admin: 403, member: 200, anyone: 200 }[record.read];
  probe.status(await other.send('GET', path), status, `answers another member ${status}`);
  if (record.read !== 'anyone')
    probe.status(await anonymous.send('GET', path), 401, 'answers nobody without a session');
  if (record.write === 'owner')
    for (const method of ['PATCH', 'DELETE'])
      probe.status(await other.send(method, path, { body }), 404, `lets nobody else ${method}`);
  if (record.read !== 'owner') return;
  const list = recordPath(record.name);
  const found = await other.send('GET', `${list}?id=${id}`);
  probe.equal(found, 'lists nothing of others', found.json, []);
  probe.equal(found, 'counts nothing of others', found.headers.get('x-total-count'), '0');
}

async function checkChange(
  record: RecordDefinition,
  { path, reply, body }: Made,
  writer: Visitor,
): Promise<void> {
  const { probe } = writer;
  const before = (reply.json ?? {}) as Row;
  const old = reply.headers.get('etag') ?? '';
  const schema = changeSchema(record);
  await refusesBadFields({
    visitor: writer,
    method: 'PATCH',
    path,
    valid: {},
    schema,
    complete: false,
  });
  const fixed = ['id', 'revision', 'createdAt', ...record.fixed].filter((name) => name in before);
  const forced = await writer.send('PATCH', path, {
    body: Object.fromEntries(fixed.map((name) => [name, before[name]])),
  });
  refusesFields(writer, forced, 'lets nobody set what only the server sets', fixed);

  const [field] = Object.keys(schema.shape).filter((name) => name in body && body[name] !== null);
  if (field === undefined) return;
  const change = { [field]: body[field] };
  const changed = await writer.send('PATCH', path, { body: change, headers: { 'if-match': old } });
  if (!probe.status(changed, 200, 'changes the state that was seen')) return;
  checkRow(record, changed, probe, change);
  const row = (changed.json ?? {}) as Row;
  probe.equal(
    changed,
    'raises the revision by one',
    row['revision'],
    Number(before['revision']) + 1,
  );
  const etag = changed.headers.get('etag') ?? '';
  probe.check(changed, 'has another ETag afterwards', etag !== old, `not ${old}`, etag);
  const touched = new Set(['revision', 'updatedAt', 'lastUpdate', field]);
  const lost = Object.keys(before).filter(
    (name) => !touched.has(name) && !same(row[name], before[name]),
  );
  probe.equal(changed, 'leaves the other fields as they were', lost, []);

  for (const method of ['PATCH', 'DELETE']) {
    const stale = await writer.send(method, path, {
      ...(method === 'PATCH' && { body: change }),
      headers: { 'if-match': old },
    });
    if (!probe.status(stale, 412, `refuses ${method} of a state that has gone`)) continue;
    probe.equal(
      stale,
      'answers the row as it is now',
      (stale.json as Row | undefined)?.['current'],
      row,
    );
  }
  const after = await writer.send('GET', path);
  probe.equal(after, 'has changed nothing when it refused', after.json, row);
}

async function checkRemoval(
  record: RecordDefinition,
  first: Made,
  maker: RecordMaker,
  writer: Visitor,
): Promise<void> {
  const { probe } = maker.world;
  // Where unique values are used up there is no other one to remove.
  const made = (await maker.make(record)) ?? first;
  if (made.reply.status !== 201) return;
  probe.status(await writer.send('DELETE', made.path), 200);
  probe.status(await writer.send('GET', made.path), 404, 'has nothing there afterwards');
  probe.status(await writer.send('DELETE', made.path), 404, 'removes a row once');
  const list = await writer.send('GET', `${recordPath(record.name)}?id=${made.id}`);
  probe.equal(list, 'lists nothing that was removed', list.json, []);
}
