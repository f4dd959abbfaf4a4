import * as z from 'zod';

import { baseOf, columnFacts } from '../contract/records/columns.js';
import { recordOf, type RecordName } from '../contract/records/index.js';
import {
  bodySchema,
  recordPath,
  writableFields,
  type RecordDefinition,
} from '../contract/records/record.js';
import { sample } from '../openapi/sample.js';
import type { Reply } from './probe.js';
import type { Visitor } from './visitor.js';
import type { World } from './world.js';
import { jsonSchemaOf } from './wrong-values.js';

/** A row the suite made. */
export interface Made {
  readonly reply: Reply;
  readonly id: number | string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** Whether rows can be created through the record's path. */
export const isCreated = ({ write, noCreate }: RecordDefinition): boolean =>
  write !== 'server' && !noCreate;

/** Who writes a record's rows: the member, or the administrator when there is one. */
export const writerOf = ({ write }: RecordDefinition, world: World): Visitor | undefined =>
  write === 'owner' ? world.member : write === 'admin' ? world.admin : undefined;

/** Makes rows, and the rows they need; everything is taken back in the end. */
export class RecordMaker {
  readonly #parents = new Map<string, Promise<number | string | undefined>>();

  constructor(readonly world: World) {}

  /** A body the contract accepts, with references to rows that are there. */
  async body(
    record: RecordDefinition,
    variant: number,
  ): Promise<Record<string, unknown> | undefined> {
    const body = sample(jsonSchemaOf(bodySchema(record)), { resolve: () => ({}) }) as Record<
      string,
      unknown
    >;
    const unique = new Set(record.unique.flat());
    const { secretWhen } = record;
    if (secretWhen) body[secretWhen.flag] = true;
    for (const [name, field] of writableFields(record)) {
      const { references } = columnFacts(field);
      if (references) {
        const id = await this.parent(references as RecordName, record);
        if (id !== undefined) body[name] = id;
        else if (field.safeParse(null).success) body[name] = null;
        else return undefined;
      } else if (record.secrets.includes(name) || secretWhen?.field === name)
        body[name] = this.#secret(field);
      else if (unique.has(name)) body[name] = vary(field, body[name], variant, this.world.unique());
    }
    return body;
  }

  /** Creates a row; another variant is tried while its unique values are taken. */
  async make(record: RecordDefinition): Promise<Made | undefined> {
    const writer = writerOf(record, this.world);
    if (!writer || !isCreated(record)) return undefined;
    const path = recordPath(record.name);
    for (let variant = 0; variant < 12; variant += 1) {
      const body = await this.body(record, variant);
      if (!body) return undefined;
      const reply = await writer.send('POST', path, { body });
      if (reply.status === 409) continue;
      const { id } = (reply.json ?? {}) as { id?: number | string };
      if (reply.status >= 300 || id === undefined) return { reply, id: 0, path: `${path}/0`, body };
      const at = `${path}/${id}`;
      this.world.later(() => writer.send('DELETE', at));
      return { reply, id, path: at, body };
    }
    return undefined;
  }

  /** The id of a row another can refer to. */
  parent(name: RecordName, child: RecordDefinition): Promise<number | string | undefined> {
    const { member, other, admin } = this.world;
    if (name === 'users')
      return Promise.resolve(child.name === 'admins' ? other.userId : member.userId);
    const key = `${name} for ${child.write}`;
    let found = this.#parents.get(key);
    if (!found) {
      found = this.#parent(recordOf(name), child.write === 'owner' ? member : (admin ?? member));
      this.#parents.set(key, found);
    }
    return found;
  }

  async #parent(record: RecordDefinition, visitor: Visitor): Promise<number | string | undefined> {
    const made = await this.make(record);
    if (made && made.id !== 0) return made.id;
    const { json } = await visitor.send('GET', `${recordPath(record.name)}?_limit=1`);
    return Array.isArray(json) ? (json as { id: number | string }[])[0]?.id : undefined;
  }

  #secret(field: z.ZodType): unknown {
    const secret = `secret-${this.world.unique()}`;
    this.world.probe.secrets.add(secret);
    return baseOf(field) instanceof z.ZodRecord ? { key: secret } : secret;
  }
}

/** Another value for a column whose values are unique. */
function vary(field: z.ZodType, value: unknown, variant: number, unique: string): unknown {
  const base = baseOf(field);
  const { enum: values, format, pattern, maxLength } = jsonSchemaOf(base);
  if (values) return values[variant % values.length];
  if (typeof value === 'number') return value + variant;
  if (format === 'date') return `2026-02-${String(variant + 1).padStart(2, '0')}`;
  const month = `2026-${String(variant + 1).padStart(2, '0')}`;
  if (pattern !== undefined && base.safeParse(month).success && !base.safeParse(unique).success)
    return month;
  return maxLength === undefined ? unique : unique.slice(0, maxLength);
}
