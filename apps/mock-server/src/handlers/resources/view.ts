import type { RecordDefinition } from '@constella/api-client/contract';

import type { AnyRow } from '../../store/rows.js';

const filled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The fields of this row that are never answered. */
export function secretsOf({ secrets, secretWhen }: RecordDefinition, row: AnyRow): string[] {
  return secretWhen && row[secretWhen.flag] === true
    ? [...secrets, secretWhen.field]
    : [...secrets];
}

/** A row as it is answered: the contract's fields alone, secrets only by name, in `held`. */
export function recordView(record: RecordDefinition, row: AnyRow): Record<string, unknown> {
  const secrets = secretsOf(record, row);
  const view: Record<string, unknown> = {
    id: row.id,
    revision: row.revision,
    createdAt: row['createdAt'],
  };
  for (const name of Object.keys(record.fields))
    if (!secrets.includes(name)) view[name] = row[name] ?? null;
  if (record.secrets.length > 0 || record.secretWhen)
    view['held'] = secrets.filter((name) => filled(row[name]));
  return view;
}
