import {
  bounds,
  fieldMessages,
  type RunResult,
  type RunVersion,
  type RunVersionResult,
} from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { programOf } from '../../runs/assistants/index.js';
import { runTexts } from '../../runs/assistants/run-texts.js';
import { followRows } from '../../runs/program/kept-rows.js';
import { editedParts, readEdit } from '../../runs/program/edit-result.js';
import type { Texts } from '../../base/language/texts.js';
import { Refusal, refuseFields } from '../../base/refusal.js';
import { RowError } from '../../store/row-error.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { CallInput, Endpoint, ServerContext } from '../http/context.js';
import { pastBound } from './past-bound.js';
import { changedSince, checkMatch, etagOf } from '../resources/etag.js';
import { json } from '../http/respond.js';
import { nameOf } from './sharing.js';
import { ownTask } from './tasks.js';
import { hasResult, taskView } from '../http/views.js';

/** A run with a result. */
export type FinishedTask = RowOf<'tasks'> & { readonly result: RunResult };
type Task = FinishedTask;
type Writing = Pick<CallInput<'saveResult'>, 'id' | 'request' | 'signedIn'>;
type Version = Omit<RunVersionResult, 'createdAt'> & { readonly createdAt: string };
type Versions = readonly [Version, ...Version[]];
/** A version before it has its number. */
interface NewVersion extends Pick<Version, 'result' | 'note' | 'restored'> {
  /** The model that wrote it. @default the person did */
  readonly model?: string;
}

const taskVersions: Endpoint<'taskVersions'> = ({ id, signedIn }, context) => {
  const task = ownTask(context, id, signedIn);
  const versions = isFinished(task) ? versionsOf(context.store, task) : [];
  return { body: versions.map(listed).toReversed() };
};

const taskVersion: Endpoint<'taskVersion'> = ({ id, version, signedIn }, context) => ({
  body: foundVersion(context.store, finished(ownTask(context, id, signedIn)), version),
});

const saveResult: Endpoint<'saveResult'> = (input, context) =>
  change(input, context, (task, [first]) => ({
    result: readEdit(programOf(task), task, first.result, input.body.result),
    note: input.body.note,
    restored: null,
  }));

const restoreVersion: Endpoint<'restoreVersion'> = (input, context) =>
  change(input, context, (task) => ({
    result: foundVersion(context.store, task, input.version).result,
    note: '',
    restored: input.version,
  }));

/** Makes a new version of a result. The rows the result is stored as change with it. */
async function change(
  input: Writing,
  context: ServerContext,
  made: (task: Task, versions: Versions) => NewVersion,
): Promise<Response> {
  const { store } = context;
  const texts = await textsOf(ownTask(context, input.id, input.signedIn));
  const row = await store.write(() => writeVersion(input, context, texts, made)).catch(refuseRow);
  return answerOf(store, row);
}

/** The run's language, and the words of its assistant. */
export const textsOf = ({ locale, ...task }: RowOf<'tasks'>): Promise<Texts> =>
  runTexts(programOf(task).definition.id, locale);

/** A run after its result has changed. */
export const answerOf = (store: Store, row: RowOf<'tasks'>): Response =>
  json(taskView(store, row), 200, { etag: etagOf(stateOf(row)) });

/** The run whose result somebody wants to change. @throws {Refusal} 404, 409, 412 */
export function changeable({ id, request, signedIn }: Writing, context: ServerContext): Task {
  const task = finished(ownTask(context, id, signedIn));
  checkMatch(request, stateOf(task), taskView(context.store, task));
  return task;
}

/** The refusal of a change to a result there is a newer version of. */
export const newerVersion = (store: Store, task: RowOf<'tasks'>): Refusal =>
  changedSince(stateOf(task), taskView(store, task));

/**
 * Writes a new version of a result, unless it would be the same as the present one; part of a
 * `store.write`. @throws {Refusal} as {@link changeable}; {RowError}
 */
export function writeVersion(
  input: Writing,
  context: ServerContext,
  texts: Texts,
  made: (task: Task, versions: Versions) => NewVersion,
): RowOf<'tasks'> {
  const { store, clock } = context;
  const { id, signedIn } = input;
  const task = changeable(input, context);
  const versions = versionsOf(store, task);
  const { model, ...wanted } = made(task, versions);
  const { definition } = programOf(task);
  const changed = editedParts(definition, task.result, wanted.result);
  if (changed.length === 0) return task;
  const [first] = versions;
  const at = instant(clock.now());
  const result = withRows(context, { task, texts, versions, result: wanted.result, at });
  if (store.rowsBy('run_versions', 'taskId', id).length === 0)
    store.insert('run_versions', { taskId: id, ...first });
  const edited =
    model === undefined
      ? writtenByPerson(task, versions, { ...wanted, result })
      : (task.edited ?? []).filter((path) => !changed.some((part) => covers(part, path)));
  const number = currentOf(task) + 1;
  store.insert('run_versions', {
    taskId: id,
    number,
    author: model === undefined ? 'person' : 'ai',
    name: model ?? nameOf(signedIn.user),
    ...wanted,
    result,
    edited,
    createdAt: at,
  });
  letGo(store, id);
  return store.update('tasks', id, { result, version: number, edited }) ?? task;
}

/** Parts of a new version a person wrote: where it is not what a model wrote last. */
function writtenByPerson(
  task: Task,
  versions: Versions,
  { result, restored }: NewVersion,
): string[] {
  const old = versions.find(({ number }) => number === restored);
  if (old) return old.edited;
  const { definition } = programOf(task);
  const base = modelVersion(versions, currentOf(task));
  return [...new Set([...base.edited, ...editedParts(definition, base.result, result)])];
}

/** The version of a model that a version goes back to. */
function modelVersion(versions: Versions, number: number): Version {
  const [first] = versions;
  const at = versions.findIndex((version) => version.number === number);
  const version = versions[at];
  if (!version || version === first || version.author === 'ai') return version ?? first;
  return modelVersion(versions, version.restored ?? versions[at - 1]?.number ?? first.number);
}

/** Whether a path is of a part, or the part itself. */
const covers = (part: string, path: string): boolean =>
  path === part || path.startsWith(`${part}.`);

/** A result whose rows do not take what it says: a version kept before that was looked at. */
export function refuseRow(error: unknown): never {
  if (!(error instanceof RowError)) throw error;
  const columns = Object.entries(fieldMessages(error.issues));
  throw refuseFields(
    Object.fromEntries(columns.map(([column, text]) => [`result.${column}`, text])),
  );
}

interface Edit {
  readonly task: Task;
  readonly texts: Texts;
  /** Those there are already, the model's own first. */
  readonly versions: Versions;
  readonly result: RunResult;
  readonly at: string;
}

/** An edited result that names the rows it is stored as, after they were brought after it. */
function withRows({ store }: ServerContext, edit: Edit): RunResult {
  const { task, texts, versions, result, at } = edit;
  const { rows } = programOf(task);
  if (!rows) return result;
  const { records: _former, ...rest } = result;
  const records = followRows(store, task, {
    records: task.result.records ?? [],
    first: rows(versions[0].result, { task, texts, version: 1 }),
    before: rows(task.result, { task, texts, version: currentOf(task) }),
    after: rows(result, { task, texts, version: currentOf(task) + 1 }),
    versions: () =>
      versions.toReversed().map((one) => rows(one.result, { task, texts, version: one.number })),
    at,
  });
  return { ...rest, ...(records.length > 0 && { records }) };
}

/** Above the bound the oldest of the person's own goes; the model's own, the first, stays. */
function letGo(store: Store, taskId: number): void {
  const versions = store.rowsBy('run_versions', 'taskId', taskId);
  for (const { id } of pastBound(versions, bounds.resultVersions.max))
    store.remove('run_versions', id);
}

/** All versions, the model's own first. It is a row of its own only once there is another. */
function versionsOf(store: Store, task: Task): [Version, ...Version[]] {
  const [first, ...others] = store.rowsBy('run_versions', 'taskId', task.id).map(versionView);
  return [first ?? ownVersion(task), ...others];
}

const ownVersion = (task: Task): Version => ({
  number: 1,
  author: 'ai',
  name: task.result.model ?? '',
  note: '',
  restored: null,
  edited: [],
  result: task.result,
  createdAt: task.completedAt ?? task.createdAt,
});

const versionView = ({
  id: _id,
  revision: _revision,
  taskId: _taskId,
  ...version
}: RowOf<'run_versions'>): Version => version;

const listed = ({ result, ...version }: Version): RunVersion => ({
  ...version,
  // A change in words is never the offline model's.
  ...(version.author === 'ai' && { offline: version.number === 1 && (result.offline ?? false) }),
});

/** @throws {Refusal} 404 */
function foundVersion(store: Store, task: Task, number: number): Version {
  const found = versionsOf(store, task).find((version) => version.number === number);
  if (!found) throw new Refusal(404, 'server.result.noVersion');
  return found;
}

/** The number of the version that counts. */
export const currentOf = ({ version }: RowOf<'tasks'>): number => version ?? 1;
/** The state of a result, as `If-Match` names it. */
const stateOf = (task: RowOf<'tasks'>) => ({ id: task.id, revision: task.version ?? 1 });

const isFinished = (task: RowOf<'tasks'>): task is Task => hasResult(task);

/** @throws {Refusal} 409 */
function finished(task: RowOf<'tasks'>): Task {
  if (!isFinished(task)) throw new Refusal(409, 'server.result.none');
  return task;
}

/** The calls of this file. */
export const resultEndpoints = { taskVersions, taskVersion, saveResult, restoreVersion };
