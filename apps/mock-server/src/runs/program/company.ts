import { refuseField } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { StoredRows } from './program.js';

interface Owner {
  readonly userId: number;
  readonly companyId?: number | undefined;
}

/** Refuses a company that is not the member's. @throws {Refusal} 422 on `companyId` */
export function checkCompany(
  { companyId }: { readonly companyId?: number | undefined },
  { userId, store }: { readonly userId: number; readonly store: Store },
): void {
  if (companyId === undefined) return;
  if (store.find('company_profiles', companyId)?.userId !== userId)
    throw refuseField('companyId', 'server.resource.noSuchReference', {
      values: { id: companyId },
    });
}

/**
 * The company a result is stored for: the one that was named, else the member's first. A member
 * without one keeps the result in the run alone.
 */
export function companyOf(
  store: StoredRows,
  { userId, companyId }: Owner,
): RowOf<'company_profiles'> | undefined {
  const own = store.rowsBy('company_profiles', 'userId', userId);
  return own.find(({ id }) => id === companyId) ?? own[0];
}

/** The name a row's author goes by. */
export const authorOf = (store: StoredRows, userId: number): string | null => {
  const user = store.find('users', userId);
  return user ? user.fullName || user.username : null;
};
