import { adminRoles, type RecordDefinition } from '@constella/api-client/contract';

import { refuseField, Refusal } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import type { RowOf, TableName } from '../../store/tables.js';
import { mayAdminister } from './permissions.js';
import { ownerOf, type Viewer } from './access.js';
import type { AnyRow } from '../../store/rows.js';

type Admin = RowOf<'admins'>;

const rank = ({ role }: Pick<Admin, 'role'>): number => -adminRoles.indexOf(role);

/** A `super_admin` outranks everybody; anybody else, those whose role is below theirs. */
const outranks = (admin: Admin, other: Pick<Admin, 'role'>): boolean =>
  admin.role === 'super_admin' || rank(admin) > rank(other);

/**
 * An administrator's rows are changed by themself or by whoever outranks them: a permission over
 * members is none over those who gave it. The own account goes through the calls that ask for the
 * password, and nobody hands out more than they have. Part of the `store.write` that changes.
 *
 * @param next - the row as it would be; `undefined` when it would be gone
 * @throws {Refusal} 403, or 409 when nobody would be left who may do everything
 */
export function checkRank(
  store: Store,
  record: RecordDefinition,
  { admin, userId }: Viewer,
  { present, next }: { readonly present?: AnyRow; readonly next?: AnyRow | undefined },
): void {
  if (record.name === 'admins') {
    checkOffice(store, admin, present as Admin | undefined, next as Admin | undefined);
    return;
  }
  const owner = present && ownerOf(store, record.name as TableName, present);
  if (owner === undefined) return;
  if (owner === userId) {
    if (record.name === 'users') throw new Refusal(403, 'server.admin.ownAccount');
    return;
  }
  // One who was put out of office may be put back: the account keeps its rank.
  const other = store.findBy('admins', 'userId', String(owner));
  if (other && !(admin && outranks(admin, other))) throw new Refusal(403, 'server.admin.outranked');
}

/** The same for the office itself: who holds it, its role and its permissions. */
function checkOffice(
  store: Store,
  admin: Admin | undefined,
  present: Admin | undefined,
  next: Admin | undefined,
): void {
  if (!admin || (present && !outranks(admin, present)))
    throw new Refusal(403, 'server.admin.outranked');
  if (next && !outranks(admin, next))
    throw refuseField('role', 'server.admin.beyond', { status: 403 });
  if (next?.permissions.some((permission) => !mayAdminister(admin, permission)))
    throw refuseField('permissions', 'server.admin.beyond', { status: 403 });
  const isChief = (row: Admin | undefined) => row?.role === 'super_admin' && row.isActive;
  if (!isChief(present) || isChief(next)) return;
  const others = store.all('admins').filter((row) => row.id !== present?.id);
  if (!others.some(isChief)) throw new Refusal(409, 'server.admin.last');
}
