import { assistants } from '../assistants/index.js';
import { partsOf, records } from '../records/index.js';
import { recordPath } from '../records/path.js';
import type { RecordName } from '../records/index.js';
import type { Call } from './call.js';

const isRecord = (name: string): name is RecordName => name in records;

/** The part of a call that is followed in what has been read; undefined when it changes nothing. */
export function effectOf(
  { changes = [], also, keeps, removes }: Call,
  all: Readonly<Record<string, Call>>,
) {
  if (changes.length === 0 && !keeps) return undefined;
  const tables = {
    parts: () => changes.filter(isRecord).flatMap(partsOf),
    results: () => Object.values(assistants).flatMap(({ records: stored }) => stored),
  };
  const names = new Set([...changes, ...(also ? tables[also]() : [])]);
  const heads = [...names].map((name) => {
    const call = all[name];
    if (!call) return recordPath(name);
    // A call that reads by a body has its whole path before what it asks.
    return call.method === 'GET' ? call.path.replace(/\/\{.*/, '') : call.path;
  });
  return { changes: heads, ...(keeps && { keeps }), ...(removes && { removes }) };
}
