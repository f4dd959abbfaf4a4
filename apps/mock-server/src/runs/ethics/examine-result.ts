import type { RunResult } from '@constella/api-client/contract';

import { storedLocale } from '../../base/language/texts.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import { attachmentsOf } from '../program/attached-passages.js';
import { callsOfAttempt } from '../program/calls-of-attempt.js';
import { earlierRunsOf } from '../program/earlier-runs.js';
import { checkResult } from './check-result.js';
import { ethicsWords } from './words.js';

/** A result as the rules of ethics let it be shown, and what stores how it was checked. */
interface ExaminedResult {
  readonly result: RunResult;
  /** Part of a `store.write`; the rows of the same attempt give way. */
  readonly keep: (store: Store, createdAt: string) => void;
}

/**
 * Checks what a model wrote for a run.
 *
 * @param found texts it was given besides the request, its files and its earlier runs
 */
export async function examineResult(
  store: Store,
  task: RowOf<'tasks'>,
  made: RunResult,
  found: readonly string[],
): Promise<ExaminedResult> {
  const { id, attempt, title, description, request } = task;
  const { result, rows } = checkResult(made, store.all('ethics_configurations'), {
    request,
    given: [
      title,
      description,
      JSON.stringify(request ?? {}),
      ...attachmentsOf(store, task).flatMap(({ pieces }) => pieces.map(({ text }) => text)),
      ...earlierRunsOf(store, task).map((run) => JSON.stringify(run.result)),
      ...found,
    ],
    calls: callsOfAttempt(store, task),
    words: await ethicsWords(storedLocale(task.locale)),
  });
  return {
    result,
    keep: (writing, createdAt) => {
      for (const old of writing.rowsBy('ethics_checks', 'taskId', id))
        if (old.attempt === attempt) writing.remove('ethics_checks', old.id);
      for (const row of rows)
        writing.insert('ethics_checks', { ...row, taskId: id, attempt, createdAt });
    },
  };
}
