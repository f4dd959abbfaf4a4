import type { AssistantId } from '@constella/api-client/contract';

import { instant, type Clock } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import { refuseField } from '../../base/refusal.js';
import type { NewRow, Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import { programs } from '../assistants/index.js';
import { runTexts } from '../assistants/run-texts.js';
import { costOf } from './begin-run.js';
import type { Models } from '../../models/models.js';
import { attachmentsOf } from '../program/attached-passages.js';
import { earlierRunsOf } from '../program/earlier-runs.js';
import type { Draft } from '../program/program.js';

interface Platform {
  readonly store: Store;
  readonly models: Models;
  readonly clock: Clock;
}

interface Asker {
  readonly userId: number;
  readonly texts: Texts;
  /** The model chosen for the run. @default one for the purpose of each step */
  readonly model?: string | undefined;
  /** Whether the model's service is to search the web. @default false */
  readonly webSearch?: boolean | undefined;
}

/** The row of a run before it has its id. */
export type NewRun = Omit<NewRow<'tasks'>, keyof Draft | 'status'> &
  Draft &
  Pick<RowOf<'tasks'>, 'status'>;

/**
 * The row of a new run, waiting to be started.
 *
 * @throws {Refusal} 422 for agents and models there are not, and for a service that does not search.
 */
export async function newRun(
  { store, models, clock }: Platform,
  assistant: AssistantId,
  request: Record<string, unknown>,
  { userId, texts: { locale }, model, webSearch = false }: Asker,
): Promise<NewRun> {
  await checkModel(models, model);
  if (webSearch && !(await models.searchesWeb(model ?? (await models.forPurpose('careful')))))
    throw refuseField('webSearch', 'server.models.noWebSearch');
  const texts = await runTexts(assistant, locale);
  const around = { store, models, texts };
  const draft = await programs[assistant].draft(userId, request, around, model);
  const files = attachmentsOf(store, draft).map(({ id, name }) => ({ id, name }));
  const earlierRuns = earlierRunsOf(store, draft).map(({ id, title }) => ({ id, title }));
  return {
    ...draft,
    ...(files.length > 0 && { files }),
    ...(earlierRuns.length > 0 && { earlierRuns }),
    model: model ?? null,
    ...(webSearch && { webSearch }),
    assistant,
    status: 'pending',
    result: null,
    error: null,
    duration: null,
    usage: null,
    locale,
    attempt: 1,
    team: [],
    outputs: {},
    reserved: 0,
    createdAt: instant(clock.now()),
    startedAt: null,
    completedAt: null,
  };
}

/**
 * The estimate for a run of a request: points, and texts of models.
 *
 * @throws {Refusal} what creating or starting it would be refused with, points and limits aside.
 */
export async function estimate(
  { store, models }: Platform,
  assistant: AssistantId,
  request: Record<string, unknown>,
  { userId, texts: { locale }, model }: Asker,
): Promise<{ points: number; texts: number }> {
  await checkModel(models, model);
  const program = programs[assistant];
  const around = { store, models, texts: await runTexts(assistant, locale) };
  const draft = { ...(await program.draft(userId, request, around, model)), model: model ?? null };
  const plan = program.plan(await program.team(draft, around), draft);
  return {
    points: costOf(program, plan, models),
    texts: plan.filter(({ asks }) => asks).length,
  };
}

/** @throws {Refusal} 422 for a model its service does not have; without a list the run will tell. */
async function checkModel(models: Models, model: string | undefined): Promise<void> {
  if (model === undefined) return;
  const isListed = await models.isListed(model).catch(() => true);
  if (!isListed) throw refuseField('model', 'server.models.unlisted', { values: { model } });
}
