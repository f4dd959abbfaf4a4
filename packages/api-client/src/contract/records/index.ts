import type * as z from 'zod';

import { accountRecords } from './accounts.js';
import { adminRecords } from './admin.js';
import { agentRecords } from './agents.js';
import { columnFacts } from './columns.js';
import { complianceRecords } from './compliance.js';
import { learningRecords } from './learning.js';
import { lifeRecords } from './life.js';
import { pointRecords } from './points.js';
import { toolRecords } from './tools.js';
import type { RecordBody, RecordChange, RecordDefinition, RecordId, RecordRow } from './record.js';

/** The 69 record types of the data model and ours beside them, by table name. */
export const records = {
  ...accountRecords,
  ...pointRecords,
  ...agentRecords,
  ...complianceRecords,
  ...learningRecords,
  ...lifeRecords,
  ...toolRecords,
  ...adminRecords,
};

/** The name of a record type: its table. */
export type RecordName = keyof typeof records;
/** The names, in the order of the data model. */
export const recordNames = Object.keys(records) as RecordName[];
/** A record type by name, without the precise types of its fields. */
export const recordOf = (name: RecordName): RecordDefinition => records[name];

/** The records whose rows are parts of a record's, and of these: they go and come back with them. */
export const partsOf = (name: RecordName): RecordName[] =>
  recordNames.flatMap((part) => {
    const { owner, fields } = recordOf(part);
    const isPart = owner && columnFacts(fields[owner] as z.ZodType).references === name;
    return isPart ? [part, ...partsOf(part)] : [];
  });

/** A row as it is answered. */
export type RowOfRecord<Name extends RecordName> = RecordRow<(typeof records)[Name]>;
/** The fields that can be sent to create a row. */
export type BodyOfRecord<Name extends RecordName> = RecordBody<(typeof records)[Name]>;
/** The fields that can be sent to change a row. */
export type ChangeOfRecord<Name extends RecordName> = RecordChange<(typeof records)[Name]>;
/** The id of a row: a serial number, or text. */
export type IdOfRecord<Name extends RecordName> = RecordId<(typeof records)[Name]>;
