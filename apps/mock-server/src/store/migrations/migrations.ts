import type { Migration, PlainState } from './migration.js';
import { toFormat2 } from './to-format-2.js';
import { toFormat3 } from './to-format-3.js';

/**
 * The migrations in order: the first makes format 2 of format 1. One is added, with a fixture of the
 * format it starts from, when data of the present format would not be what the tables want.
 */
export const migrations: readonly Migration[] = [toFormat2, toFormat3];

/** The format of the data files this version writes. */
export const currentFormat = migrations.length + 1;

/** Brings data up to the present format. */
export const migrate = (state: PlainState, format: number): PlainState =>
  migrations.slice(format - 1).reduce((former, migration) => migration(former), state);
