import { taskSchema } from '../contract/entities/task.js';
import { recordPath } from '../contract/records/path.js';
import { pathOf, routes } from '../contract/routes.js';
import { fits } from './call-checks.js';
import type { Reply } from './probe.js';
import { readEvents } from './read-events.js';
import type { Visitor } from './visitor.js';
import type { World } from './world.js';

interface Line {
  readonly amount: number;
  readonly balance: number;
}
interface Run {
  readonly id: number;
  readonly status: string;
  readonly usage?: { readonly points: number } | null;
}

/** A server may refuse a run for want of points, tasks or a provider: nothing promises them. */
const mayRefuse: ReadonlySet<number> = new Set([402, 403, 429, 502]);

const runs = pathOf(routes.createRun, { assistant: 'cognitive-flow' });
const question = { question: 'Which of two sites is the quieter one?' };
const runOf = ({ json }: Reply) => (json ?? {}) as Run;
const under = (key: string) => ({ headers: { 'idempotency-key': key } });

/** The balance, which is the sum of a ledger whose every line says the balance after it. */
async function checkBalance({ probe }: World, visitor: Visitor): Promise<number> {
  const ledger = await visitor.send(
    'GET',
    `${recordPath('point_transactions')}?_limit=500&_sort=id`,
  );
  const points = await visitor.send('GET', recordPath('user_points'));
  const lines = Array.isArray(ledger.json) ? (ledger.json as Line[]) : [];
  const [row] = Array.isArray(points.json) ? (points.json as { currentBalance: number }[]) : [];
  let sum = 0;
  const sums = lines.map(({ amount }) => (sum += amount));
  probe.equal(
    ledger,
    'says the balance after every line',
    lines.map(({ balance }) => balance),
    sums,
  );
  probe.check(ledger, 'is never below zero', Math.min(0, ...sums) === 0, '0 or more', sums);
  probe.equal(points, 'has the sum of the ledger as its balance', row?.currentBalance ?? 0, sum);
  return sum;
}

/** Watches a run to its end, and says how it ended. */
async function ended(visitor: Visitor, id: number) {
  const { events } = await readEvents(visitor, pathOf(routes.taskEvents, { id }));
  const reply = await visitor.send('GET', pathOf(routes.task, { id }));
  return { events, reply, run: runOf(reply) };
}

/** Runs cost what they say they used, and those that failed cost nothing. */
function checkCost(world: World, reply: Reply, run: Run, paid: number): void {
  const used = run.usage?.points ?? 0;
  world.probe.equal(reply, 'costs what it says it used, once', paid, used);
  if (run.status === 'failed') world.probe.equal(reply, 'costs nothing when it fails', paid, 0);
}

/** One key, one run: however often, whatever it is sent with, and at the same time too. */
export async function checkOnce(world: World): Promise<void> {
  const { probe, member, other } = world;
  const before = await checkBalance(world, other);
  const key = world.unique();
  const first = await other.send('POST', runs, { body: question, ...under(key) });
  if (mayRefuse.has(first.status)) {
    probe.skipped.push(`what an Idempotency-Key promises: ${first.status} for a run`);
    return;
  }
  if (!probe.status(first, 201) || !fits(probe, first, taskSchema)) return;
  const again = await other.send('POST', runs, { body: question, ...under(key) });
  if (probe.status(again, 201, 'answers the same request with the same key as the first time'))
    probe.equal(again, 'gives the first answer again', again.json, first.json);
  const changed = { question: `${question.question} And why?` };
  const another = await other.send('POST', runs, { body: changed, ...under(key) });
  probe.status(another, 422, 'refuses another request with a key that was used with 422');

  const waiting = `${runs}?start=false`;
  const theirs = await member.send('POST', waiting, { body: question, ...under(key) });
  if (probe.status(theirs, 201, 'knows the keys of each member apart'))
    probe.check(
      theirs,
      'makes a run of its own for the key of another member',
      runOf(theirs).id !== runOf(first).id,
      'another id',
      runOf(theirs).id,
    );
  const bare = [
    await other.send('POST', waiting, { body: question }),
    await other.send('POST', waiting, { body: question }),
  ].map((reply) => runOf(reply).id);
  probe.check(
    { request: `POST ${waiting}` },
    'makes a run of each request without a key',
    new Set(bare).size === 2,
    'two ids',
    bare,
  );

  const double = world.unique();
  const twice = await Promise.all(
    [1, 2].map(() => other.send('POST', runs, { body: question, ...under(double) })),
  );
  for (const reply of twice) probe.status(reply, 201, 'answers a double submission twice');
  const ids = new Set(twice.map((reply) => runOf(reply).id));
  probe.equal(twice[1]!, 'makes one run of a double submission', ids.size, 1);

  const done = [await ended(other, runOf(first).id), await ended(other, runOf(twice[0]!).id)];
  const used = done.reduce((sum, { run }) => sum + (run.usage?.points ?? 0), 0);
  const paid = before - (await checkBalance(world, other));
  probe.equal(first, 'charges once for one key', paid, used);
  const list = await other.send('GET', `${routes.tasks.path}?assistant=cognitive-flow`);
  const made = Array.isArray(list.json) ? list.json.length : 0;
  probe.equal(list, 'has one run for one key', made, ids.size + bare.length + 1);
}

/** A run that was canceled goes on as the same run, and its ledger with it. */
export async function checkRetry(world: World): Promise<void> {
  const { probe, other } = world;
  const made = await other.send('POST', `${runs}?start=false`, { body: question });
  if (!probe.status(made, 201) || !fits(probe, made, taskSchema)) return;
  const { id } = runOf(made);
  const retry = pathOf(routes.retryTask, { id });
  probe.status(await other.send('POST', retry), 409, 'retries no run that has not ended');
  const canceled = await other.send('POST', pathOf(routes.cancelTask, { id }));
  probe.status(canceled, 200);
  let before = await checkBalance(world, other);

  const key = world.unique();
  const begun = await other.send('POST', retry, under(key));
  if (mayRefuse.has(begun.status)) {
    probe.skipped.push(`what a retry promises: ${begun.status} for a run`);
    return;
  }
  if (!probe.status(begun, 200, 'retries a canceled run') || !fits(probe, begun, taskSchema))
    return;
  const { id: same, status } = runOf(begun);
  probe.equal(begun, 'goes on as the same run', [same, status], [id, 'running']);
  const again = await other.send('POST', retry, under(key));
  probe.equal(again, 'gives the first answer again', [again.status, again.json], [200, begun.json]);
  const first = await ended(other, id);
  let after = await checkBalance(world, other);
  checkCost(world, first.reply, first.run, before - after);
  if (first.run.status === 'completed')
    probe.status(await other.send('POST', retry), 409, 'retries no run that has completed');

  // One that is canceled while it works; a fast server may have finished it.
  before = after;
  const started = await other.send('POST', runs, { body: question });
  if (mayRefuse.has(started.status) || !probe.status(started, 201)) return;
  const working = runOf(started).id;
  const stopped = await other.send('POST', pathOf(routes.cancelTask, { id: working }));
  const attempt = await ended(other, working);
  after = await checkBalance(world, other);
  checkCost(world, attempt.reply, attempt.run, before - after);
  if (stopped.status === 409) return;
  probe.status(stopped, 200);
  probe.equal(attempt.reply, 'stays canceled', attempt.run.status, 'canceled');
  const next = await other.send('POST', pathOf(routes.retryTask, { id: working }));
  if (mayRefuse.has(next.status) || !probe.status(next, 200, 'retries a canceled run')) return;
  const second = await ended(other, working);
  const last = attempt.events.at(-1)?.id ?? 0;
  probe.check(
    next,
    'goes on with the numbers of events, and replays none of the earlier attempt',
    (second.events[0]?.id ?? 0) > last,
    `ids above ${last}`,
    second.events.map((event) => event.id),
  );
  checkCost(world, second.reply, second.run, after - (await checkBalance(world, other)));
}
