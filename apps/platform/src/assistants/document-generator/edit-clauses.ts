import type { AssistantResult, LegalClause } from '@constella/api-client';

/** A generated document. */
export type LegalDocument = AssistantResult<'document-generator'>;

type Clauses = LegalDocument['clauses'];

/** Clauses with one at another place; where there is no such place they stay as they are. */
export function moved(clauses: Clauses, from: number, to: number): Clauses {
  const clause = clauses[from];
  if (!clause || to < 0 || to >= clauses.length) return clauses;
  return clauses.toSpliced(from, 1).toSpliced(to, 0, clause);
}

/** Clauses with one changed. */
export const replaced = (clauses: Clauses, id: string, change: Partial<LegalClause>): Clauses =>
  clauses.map((clause) => (clause.id === id ? { ...clause, ...change } : clause));

/** The id of a clause that is added: none that there is. */
export function freshId(clauses: readonly Pick<LegalClause, 'id'>[]): string {
  const ids = new Set(clauses.map(({ id }) => id));
  let number = clauses.length + 1;
  while (ids.has(`added${number}`)) number += 1;
  return `added${number}`;
}
