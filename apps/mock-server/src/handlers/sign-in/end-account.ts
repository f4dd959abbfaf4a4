import { Refusal } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import type { ServerContext } from '../http/context.js';
import { removeRow } from '../../store/remove-row.js';

/**
 * Ends an account, whoever asks for it: what it is billed for, its runs, and every row it owns, with
 * its sessions and mails. What `alongside` writes is part of the last, durable step.
 *
 * @throws {Refusal} 409 for an administrator's account, 502 when the payment provider does not answer.
 */
export async function endAccount(
  user: RowOf<'users'>,
  { store, engine, billing }: ServerContext,
  alongside: () => void = () => undefined,
): Promise<void> {
  const { id } = user;
  // Whom administrators answer to is not for them alone to end.
  if (store.rowsBy('admins', 'userId', id).length > 0)
    throw new Refusal(409, 'server.account.administers');
  const running = () =>
    store.rowsBy('tasks', 'userId', id).filter(({ status }) => status === 'running');
  // Nobody pays for an account that is gone; a provider that does not answer stops this.
  await billing.leave(user);
  // Whoever reads a run's events sees it end. Another browser may start one in the meantime.
  for (let removed = false; !removed;) {
    for (const task of running()) await engine.cancel(task);
    removed = await store.write(() => {
      if (running().length > 0) return false;
      alongside();
      removeRow(store, 'users', id);
      return true;
    });
  }
}
