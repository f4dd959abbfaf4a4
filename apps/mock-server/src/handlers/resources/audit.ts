import { instant } from '../../base/clock.js';
import type { RowOf } from '../../store/tables.js';
import type { Connection, ServerContext } from '../http/context.js';

/** An administrator's action. */
export interface AdminAction {
  readonly admin: RowOf<'admins'>;
  readonly action: 'create' | 'update' | 'delete';
  readonly record: string;
  readonly id: number | string;
  /** Names of the fields that changed, never their values. */
  readonly fields?: readonly string[];
}

/** Writes a line of the system log about an administrator's change; part of the same `store.write`. */
export function audit(
  { store, clock }: ServerContext,
  { request, connection }: { request: Request; connection: Connection },
  { admin, action, record, id, fields = [] }: AdminAction,
): void {
  store.insert('system_logs', {
    level: 'info',
    category: 'audit',
    message: `${action} ${record}/${id}`,
    details: { action, record, id, fields },
    userId: admin.userId,
    adminId: admin.id,
    ipAddress: connection.address,
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    createdAt: instant(clock.now()),
  });
}
