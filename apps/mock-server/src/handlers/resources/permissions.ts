import type { AdminPermission } from '@constella/api-client/contract';

import { Refusal } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';

/** The administrator a user is; `undefined` for everybody else and for one who was put out of office. */
export function adminOf(store: Store, userId: number | undefined): RowOf<'admins'> | undefined {
  if (userId === undefined) return undefined;
  const admin = store.findBy('admins', 'userId', String(userId));
  return admin?.isActive ? admin : undefined;
}

/** The administrator who asks by a call that lets nobody else in. @throws {Refusal} 403 for others */
export function administratorOf(store: Store, userId: number): RowOf<'admins'> {
  const admin = adminOf(store, userId);
  if (!admin) throw new Refusal(403, 'server.resource.forbidden');
  return admin;
}

/** Whether an administrator may do this; a `super_admin` may do everything. */
export const mayAdminister = (
  admin: RowOf<'admins'> | undefined,
  permission: AdminPermission,
): boolean =>
  admin !== undefined && (admin.role === 'super_admin' || admin.permissions.includes(permission));
