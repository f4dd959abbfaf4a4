import type { RunEvent } from '../contract/events.js';
import { taskSchema } from '../contract/entities/task.js';
import { pathOf, routes } from '../contract/routes.js';
import { fits, validBody } from './call-checks.js';
import { refusesFields } from './field-checks.js';
import { readEvents } from './read-events.js';
import type { Visitor } from './visitor.js';
import type { World } from './world.js';

async function createTeam(visitor: Visitor): Promise<number[]> {
  const ids: number[] = [];
  for (const type of ['coordinator', 'processor']) {
    const body = { ...validBody('createAgent'), name: `Conformance ${type}`, type };
    const { json } = await visitor.send('POST', routes.createAgent.path, { body });
    ids.push((json as { id: number }).id);
  }
  return ids;
}

/** A run from its creation over its events to its end, and what another member sees of it. */
export async function checkRuns({ probe, member, other, later }: World): Promise<void> {
  const [coordinatorId = 0, agentId = 0] = await createTeam(member);
  for (const id of [coordinatorId, agentId])
    later(() => member.send('DELETE', pathOf(routes.deleteAgent, { id })));
  const body = {
    title: 'Conformance',
    description: 'Compare two sites in one sentence.',
    agentsInvolved: [coordinatorId, agentId],
    coordinatorId,
    metadata: { maxIterations: 1, timeoutSeconds: 30 },
  };
  const strange = await member.send('POST', routes.createTask.path, {
    body: { ...body, coordinatorId: agentId },
  });
  refusesFields(member, strange, 'names a coordinator that is none', ['coordinatorId']);
  const theirs = await other.send('POST', routes.createTask.path, { body });
  probe.status(theirs, 422, 'lets nobody use the agents of others');
  const made = await member.send('POST', routes.createTask.path, { body });
  if (!probe.status(made, 201) || !fits(probe, made, taskSchema)) return;
  const { id, status } = made.json as { id: number; status: string };
  probe.equal(made, 'begins as pending', status, 'pending');

  const paths = {
    task: pathOf(routes.task, { id }),
    start: pathOf(routes.startTask, { id }),
    cancel: pathOf(routes.cancelTask, { id }),
    retry: pathOf(routes.retryTask, { id }),
    events: pathOf(routes.taskEvents, { id }),
  };
  for (const [method, path] of [
    ['GET', paths.task],
    ['POST', paths.start],
    ['POST', paths.cancel],
    ['POST', paths.retry],
    ['GET', paths.events],
  ] as const)
    probe.status(await other.send(method, path), 404, 'answers others 404');
  const list = await other.send('GET', routes.tasks.path);
  probe.check(
    list,
    'shows nobody else’s runs',
    !list.text.includes(`"id":${id},`),
    'none of them',
    list.text,
  );
  probe.status(await member.send('POST', paths.retry), 409, 'retries no run that has not ended');

  const started = await member.send('POST', paths.start);
  if (!probe.status(started, 200) || !fits(probe, started, taskSchema)) return;
  const first = await readEvents(member, paths.events, undefined, 3);
  const second = first.events[1];
  const rest = await readEvents(member, paths.events, second?.id ?? 0);
  const all = await readEvents(member, paths.events);
  checkOrder(member, all, paths.events);
  // A finished message replaces its deltas: whoever comes later may get it alone.
  const ids = (events: readonly RunEvent[]) =>
    events.filter(({ type }) => type !== 'delta').map((event) => event.id);
  probe.equal(
    rest,
    'goes on after Last-Event-ID',
    ids(rest.events),
    ids(all.events).filter((each) => each > (second?.id ?? 0)),
  );
  probe.equal(first, 'begins with the first event', ids(first.events), ids(all.events.slice(0, 3)));

  const last = all.events.at(-1);
  const over = await readEvents(member, paths.events, last?.id ?? 0);
  probe.equal(over, 'answers 204 when nothing will follow', over.status, 204);
  const ended = await member.send('GET', paths.task);
  if (probe.status(ended, 200) && fits(probe, ended, taskSchema) && last?.type === 'done')
    probe.equal(
      ended,
      'ends as the last event says',
      (ended.json as { status: string }).status,
      last.status,
    );
  probe.status(await member.send('POST', paths.start), 409, 'starts a run once');
  probe.status(await member.send('POST', paths.cancel), 409, 'cancels no run that has ended');

  const another = await member.send('POST', routes.createTask.path, { body });
  const canceled = await member.send(
    'POST',
    pathOf(routes.cancelTask, { id: (another.json as { id: number }).id }),
  );
  if (probe.status(canceled, 200) && fits(probe, canceled, taskSchema))
    probe.equal(canceled, 'is canceled', (canceled.json as { status: string }).status, 'canceled');
}

function checkOrder(
  { probe }: Visitor,
  { request, events }: { request: string; events: readonly RunEvent[] },
  path: string,
) {
  const at = { request: request || path };
  const ids = events.map(({ id }) => id);
  const rising = ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0));
  probe.check(at, 'numbers events upwards', rising, 'rising ids', ids);
  const types = events.map(({ type }) => type);
  probe.equal(at, 'ends with done, once', types.filter((type) => type === 'done').length, 1);
  probe.equal(at, 'ends with done', types.at(-1), 'done');
  probe.check(at, 'has steps', types.includes('step'), 'a step', types);
  const done = events.at(-1);
  if (done?.type === 'done' && done.status === 'completed')
    probe.check(at, 'has a result', types.includes('result'), 'a result', types);
}
