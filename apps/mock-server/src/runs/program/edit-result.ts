import {
  bounds,
  deriveResult,
  fieldMessages,
  runResultSchema,
  type AssistantDefinition,
  type RunResult,
} from '@constella/api-client/contract';

import { refuseField, refuseFields, type ServerText } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import type { Program } from './program.js';

/** Where a result comes from: nobody writes that but the engine. */
const origin = Object.keys(runResultSchema.shape).filter((name) => name !== 'text');
/** Parts a list of what was edited names; with more of them it names what they are parts of. */
const longestList = 500;

/**
 * A result somebody edited, as it is kept: of the assistant's own shape, with what follows from it
 * worked out anew and where it comes from unchanged.
 *
 * @throws {Refusal} 422 naming every wrong part, as `result.scores.3.score`.
 */
export function readEdit(
  { definition }: Program,
  task: RowOf<'tasks'>,
  own: RunResult,
  given: Record<string, unknown>,
): RunResult {
  const fields: Record<string, ServerText> = {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(definition.result.shape, name) && !origin.includes(name))
      fields[`result.${name}`] = { id: 'validation.generic.unknown' };

  const kept = Object.fromEntries(
    origin.filter((name) => own[name] !== undefined).map((name) => [name, own[name]]),
  );
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !origin.includes(name)));
  const asked = computedFrom(own, { ...rest, ...kept }, definition.computed);
  const read = definition.result.safeParse(asked);
  if (!read.success)
    for (const [path, text] of Object.entries(fieldMessages(read.error)))
      fields[path === '' ? 'result' : `result.${path}`] = text;
  if (Object.keys(fields).length > 0) throw refuseFields(fields);

  const result = { ...read.data, ...kept } as RunResult;
  const whole = deriveResult(definition, result, task.request);
  const { max: maximum } = bounds.resultSize;
  if (JSON.stringify(whole).length > maximum)
    throw refuseField('result', 'server.result.tooLarge', { values: { maximum } });
  return whole;
}

/** The parts of a result that differ from the model's own, as dotted paths; no computed ones. */
export function editedParts(
  { computed = [] }: AssistantDefinition,
  own: RunResult,
  now: RunResult,
): string[] {
  const found: string[] = [];
  const compare = (before: unknown, after: unknown, path: readonly string[]): void => {
    if (computed.some((pattern) => fits(pattern.split('.'), path))) return;
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const [one, other] = [partsOf(before), partsOf(after)];
    if (!one || !other || one.list !== other.list) found.push(path.join('.'));
    else
      for (const name of new Set([...Object.keys(one.parts), ...Object.keys(other.parts)]))
        compare(one.parts[name], other.parts[name], [...path, name]);
  };
  for (const name of new Set([...Object.keys(own), ...Object.keys(now)]))
    if (!origin.includes(name)) compare(own[name], now[name], [name]);
  return found.length <= longestList
    ? found
    : [...new Set(found.map((path) => path.slice(0, `${path}.`.indexOf('.'))))];
}

/** Parts of an object or a list; lists of two lengths are compared as a whole. */
const partsOf = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? {
        parts: value as Record<string, unknown>,
        list: Array.isArray(value) ? value.length : -1,
      }
    : undefined;

const fits = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((part, at) => part === '*' || part === path[at]);

/** A result with its computed parts as the model's own has them: what is sent there counts for nothing. */
function computedFrom(
  own: unknown,
  given: Record<string, unknown>,
  computed: readonly string[] = [],
): Record<string, unknown> {
  const copy = structuredClone(given);
  for (const pattern of computed) put(copy, own, pattern.split('.'));
  return copy;
}

function put(target: unknown, from: unknown, [part, ...rest]: readonly string[]): void {
  if (part === undefined || typeof target !== 'object' || target === null) return;
  const into = target as Record<string, unknown>;
  const source = (from ?? {}) as Record<string, unknown>;
  for (const name of part === '*' ? Object.keys(into) : [part]) {
    if (rest.length > 0) put(into[name], source[name], rest);
    else if (Object.hasOwn(source, name)) into[name] = source[name];
  }
}
