import * as z from 'zod';

import type { AdminPermission } from '../enums.js';
import { idSchema, instantSchema } from '../fields.js';
import { textIdSchema, withoutDefault } from './columns.js';

/**
 * Who reads a record's rows: `anyone`; `member`, whoever is signed in; `owner`, each member their
 * own; `admin`, administrators with the record's permission. These always read all of it.
 */
export type ReadAccess = 'anyone' | 'member' | 'owner' | 'admin';

/**
 * Who writes them through `/api/<records>`: each `owner` their own and administrators all;
 * `admin`, administrators alone; `server`, nobody: rows come about by what the server does.
 */
export type WriteAccess = 'owner' | 'admin' | 'server';

/** A record type: its fields and everything that holds for its rows, in one place. */
export interface RecordDefinition<
  Name extends string = string,
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Fixed extends string = string,
  Secret extends string = string,
  Owner extends string | undefined = string | undefined,
  TextId extends true | undefined = true | undefined,
> {
  /** The table, `risk_items`; its path is `/api/risk-items`. */
  readonly name: Name;
  /** The description of a row, in one sentence; the document says it. */
  readonly description: string;
  /** All fields but `id`, `revision` and `createdAt`, which every row has. */
  readonly fields: Fields;
  /** Columns no two rows may share, alone or together. Null and the empty text may repeat. */
  readonly unique: readonly (readonly string[])[];
  /**
   * The column that leads to the owner: `userId`, or the reference to the row this one is a part
   * of, whose owner is the owner of this one too. Deleting that row deletes this one.
   */
  readonly owner: Owner;
  readonly read: ReadAccess;
  readonly write: WriteAccess;
  /**
   * The permission an administrator needs to read all rows, and to write where the record may be
   * written.
   */
  readonly permission: AdminPermission;
  /** Fields only the server sets. */
  readonly fixed: readonly Fixed[];
  /** Fields that can be written but are never answered; `held` names those that have a value. */
  readonly secrets: readonly Secret[];
  /** A secret that is one only in rows whose flag is set. */
  readonly secretWhen?: { readonly field: string; readonly flag: string };
  /** Rows are created by a call of their own, which does more than storing one. */
  readonly noCreate?: true;
  /** Ids are text of 36 characters instead of serial numbers. */
  readonly textId: TextId;
  /** The specification names this record but not its fields: these are our reasoned minimum. */
  readonly ours?: true;
}

/** Options a definition may leave out. */
interface RecordOptions<
  Fields extends z.ZodRawShape,
  Fixed extends string,
  Secret extends string,
  Owner extends string | undefined,
  TextId extends true | undefined,
> extends Pick<
  RecordDefinition,
  'description' | 'read' | 'write' | 'permission' | 'secretWhen' | 'noCreate' | 'ours'
> {
  readonly fields: Fields;
  readonly owner?: Owner & keyof Fields;
  readonly textId?: TextId;
  readonly unique?: readonly (readonly (keyof Fields & string)[])[];
  readonly fixed?: readonly (Fixed & keyof Fields)[];
  readonly secrets?: readonly (Secret & keyof Fields)[];
}

/** Describes a record type. */
export function record<
  const Name extends string,
  Fields extends z.ZodRawShape,
  const Fixed extends string = never,
  const Secret extends string = never,
  const Owner extends string | undefined = undefined,
  TextId extends true | undefined = undefined,
>(
  name: Name,
  options: RecordOptions<Fields, Fixed, Secret, Owner, TextId>,
): RecordDefinition<Name, Fields, Fixed, Secret, Owner, TextId> {
  const { unique = [], fixed = [], secrets = [], owner, textId, ...rest } = options;
  return {
    name,
    unique,
    fixed,
    secrets,
    owner: owner as Owner,
    textId: textId as TextId,
    ...rest,
  };
}

const head = {
  revision: z
    .int()
    .positive()
    .describe('Raised by one with every change; in quotes it is the ETag of the row.')
    .default(1),
  createdAt: instantSchema,
};

/** The id of a record's rows. */
export type RecordId<R> = R extends { readonly textId: true } ? string : number;
/** The schema of a stored row. */
export type StoredSchema<R extends RecordDefinition> = z.ZodObject<
  { id: z.ZodType<RecordId<R>> } & typeof head & R['fields']
>;
/** A stored row, secrets and all. */
export type StoredRow<R extends RecordDefinition> = z.output<StoredSchema<R>>;
/** A row as it is answered: `held` names the secrets that have a value. */
export type RecordRow<R extends RecordDefinition> = Omit<StoredRow<R>, R['secrets'][number]> & {
  held?: string[];
};
/** The fields that can be sent to create a row. */
export type RecordBody<R extends RecordDefinition> = Omit<
  z.input<z.ZodObject<R['fields']>>,
  R['fixed'][number] | (R['owner'] extends 'userId' ? 'userId' : never)
>;
/** The fields that can be sent to change a row: what is absent stays. */
export type RecordChange<R extends RecordDefinition> = Partial<RecordBody<R>>;

const idOf = ({ textId }: RecordDefinition) => (textId ? textIdSchema : idSchema);

/** A stored row; what an older row lacks has its default. */
export const storedSchema = <R extends RecordDefinition>(definition: R): StoredSchema<R> =>
  z.object({ id: idOf(definition), ...head, ...definition.fields }) as never;

/** A row as it is answered. */
export function rowSchema(definition: RecordDefinition): z.ZodObject {
  const { fields, secrets, secretWhen } = definition;
  const shown = Object.entries(fields)
    .filter(([name]) => !secrets.includes(name))
    .map(([name, field]) => [name, withoutDefault(field as z.ZodType)]);
  const conditional = secretWhen
    ? { [secretWhen.field]: (fields[secretWhen.field] as z.ZodType).optional() }
    : {};
  const held =
    secrets.length > 0 || secretWhen
      ? { held: z.array(z.string()).describe('The secrets that have a value.').optional() }
      : {};
  return z.object({
    id: idOf(definition),
    ...head,
    ...(Object.fromEntries(shown) as z.ZodRawShape),
    ...conditional,
    ...held,
  });
}

/** The fields that may be sent. */
export function writableFields({ fields, fixed, owner }: RecordDefinition): [string, z.ZodType][] {
  return Object.entries(fields as Record<string, z.ZodType>).filter(
    ([name]) => !fixed.includes(name) && !(owner === 'userId' && name === 'userId'),
  );
}

/** The body of a creation: defaults are filled in, unknown fields are refused by name. */
export const bodySchema = (definition: RecordDefinition): z.ZodObject =>
  z.strictObject(Object.fromEntries(writableFields(definition)));

/** The body of a change: nothing is filled in, unknown fields are refused by name. */
export const changeSchema = (definition: RecordDefinition): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      writableFields(definition).map(([name, field]) => [name, withoutDefault(field).optional()]),
    ),
  );

export { recordPath } from './path.js';
