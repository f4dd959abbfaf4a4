import { baseOf, startOf } from '@constella/api-client/contract';
import { z } from 'zod';

import { tables, type TableName } from './tables.js';

/**
 * Values for columns of a table as these keep them: trimmed, and a text that is longer than its
 * column cut at its end, with an ellipsis. It is for what the server makes a row of without anybody
 * having typed it there; what cannot be kept at all stays as it is, and the write refuses it.
 */
export function fitted<V extends Readonly<Record<string, unknown>>>(
  table: TableName,
  values: V,
): V {
  const columns = tables[table].shape as Readonly<Record<string, z.ZodType>>;
  const entries = Object.entries(values).map(([name, value]) => {
    const column = columns[name];
    if (!column || value === undefined) return [name, value];
    const fits = column.safeParse(cut(value, column));
    return [name, fits.success ? fits.data : value];
  });
  return Object.fromEntries(entries) as V;
}

function cut(value: unknown, column: z.ZodType): unknown {
  const base = baseOf(column);
  const longest = base instanceof z.ZodString ? base.maxLength : null;
  if (typeof value !== 'string' || longest === null || value.trim().length <= longest) return value;
  return `${startOf(value.trim(), longest - 1).trimEnd()}…`;
}
