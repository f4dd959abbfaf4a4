import { instant, type Clock } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import { Refusal } from '../../base/refusal.js';
import type { NewRow, Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import { programOf } from '../assistants/index.js';
import { reserve } from '../../money/ledger.js';
import { planOf } from '../../money/membership.js';
import type { Models } from '../../models/models.js';
import type { PlannedStep } from '../program/planned-step.js';
import type { Draft, Program } from '../program/program.js';
import type { NewEvent } from '../program/run-log.js';
import { countUsage, cycleEnd, cycleOf } from '../../money/usage.js';
import { countStart } from './record-usage.js';

interface Beginning {
  /** The run's first events: its steps, all waiting. */
  readonly events: readonly NewEvent[];
  /**
   * The change that comes with it in the run's row; part of the same durable write. @throws
   * {Refusal}
   */
  readonly change: (taskId: number) => void;
}

/** Points the steps of a plan cost: the assistant's own, and each text its model's. */
export function costOf(
  { definition }: Program,
  plan: readonly PlannedStep[],
  models: Models,
): number {
  const asked = plan.filter(({ asks }) => asks);
  return models.price(
    definition.cost.base,
    asked.map(({ member }) => member.settings.model),
  );
}

/**
 * Puts a team together and works out what a run takes.
 *
 * @throws {Refusal} 409 when agents are gone or offline; `change` refuses for points, tasks and
 * for a run somebody else has started meanwhile.
 */
export async function beginRun(
  { store, models, clock }: { store: Store; models: Models; clock: Clock },
  task: Draft & Pick<NewRow<'tasks'>, 'assistant' | 'attempt'> & Pick<RowOf<'tasks'>, 'status'>,
  texts: Texts,
): Promise<Beginning> {
  const program = programOf(task);
  const team = [...(await program.team(task, { store, models, texts }))];
  const plan = program.plan(team, task);
  const points = costOf(program, plan, models);
  const leftOut = task.agentsInvolved
    .filter((id) => !team.some((member) => member.id === id))
    .map((id) => ({ id, name: store.find('agents', id)?.name ?? '' }));

  const events: NewEvent[] = plan.map((step) => ({
    type: 'step',
    index: step.index,
    total: plan.length,
    name: program.stepName(step, texts),
    agentId: step.member.id,
    state: 'pending',
  }));
  for (const { id, name } of leftOut)
    events.push({
      type: 'error',
      code: 'unavailable',
      message: texts.say('server.run.leftOut', { name }),
      fatal: false,
      agentId: id,
    });

  const change = (taskId: number) => {
    const now = clock.now();
    const present = store.find('tasks', taskId);
    if (present?.status !== task.status || present.attempt !== task.attempt)
      throw new Refusal(409, 'server.task.notPending');
    checkLimit(store, task.userId, now);
    reserve({ store, clock }, task.userId, {
      points,
      description: texts.say('server.points.reserved', { title: task.title }),
      source: 'task',
      sourceId: String(taskId),
      texts,
    });
    countUsage(store, task.userId, { tasks: 1 }, now);
    countStart(store, task.userId, instant(now));
    store.update('tasks', taskId, {
      status: 'running',
      attempt: task.status === 'pending' ? task.attempt : task.attempt + 1,
      team,
      outputs: {},
      reserved: points,
      locale: texts.locale,
      result: null,
      error: null,
      usage: null,
      duration: null,
      startedAt: instant(now),
      completedAt: null,
    });
  };
  return { events, change };
}

/** @throws {Refusal} 403 when the membership's tasks of this cycle are used up. */
function checkLimit(store: Store, userId: number, now: number): void {
  const limit = planOf(store, userId, now)?.limits.tasks ?? -1;
  const user = store.find('users', userId);
  if (limit < 0 || !user) return;
  const usage = cycleOf(user, now);
  if (usage.meters.tasks < limit) return;
  throw new Refusal(403, 'server.task.limitReached', {
    values: { limit, date: cycleEnd(usage.since) },
  });
}
