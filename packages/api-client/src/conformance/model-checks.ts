import {
  modelAnswerEventSchema,
  modelListSchema,
  modelTestAnswerSchema,
  type ModelAnswerEvent,
} from '../contract/entities/model.js';
import { routes } from '../contract/routes.js';
import { createEventStreamParser } from '../http/event-stream.js';
import { fits } from './call-checks.js';
import type { Visitor } from './visitor.js';
import type { World } from './world.js';

/** Nobody promises points, or a provider that is there. */
const excused: ReadonlySet<number> = new Set([402, 429, 502]);
/** Milliseconds an answer may take. */
const patience = 45_000;
const prompt = 'One word, please.';

/** Lists of models, and a prompt for the first of each: answered whole, and as it is written. */
export async function checkModels({ probe, member }: World): Promise<void> {
  const pairs = [
    [routes.openrouterModels, routes.openrouterTest],
    [routes.perplexityModels, routes.perplexityTest],
  ] as const;
  for (const [list, test] of pairs) {
    const models = await member.send('GET', list.path);
    if (!probe.status(models, 200) || !fits(probe, models, modelListSchema)) continue;
    const [model] = (models.json as { data: { id: string }[] }).data;
    if (!model) continue;
    const answer = await member.send('POST', test.path, { body: { model: model.id, prompt } });
    if (!excused.has(answer.status) && probe.status(answer, 200))
      fits(probe, answer, modelTestAnswerSchema);
    await checkWatched(member, model.id);
  }
}

/** An answer as it is written: pieces that add up to the whole, or one word of why there is none. */
async function checkWatched(member: Visitor, model: string): Promise<void> {
  const { probe } = member;
  const at = { request: `POST ${routes.modelAnswer.path}` };
  const response = await member.open(
    'POST',
    routes.modelAnswer.path,
    { body: { model, prompt, temperature: 0, maxTokens: 50 } },
    AbortSignal.timeout(patience),
  );
  const text = await response.text();
  if (excused.has(response.status)) return;
  if (!probe.check(at, 'answers 200', response.status === 200, 200, response.status)) return;
  const type = response.headers.get('content-type') ?? 'nothing';
  probe.check(at, 'streams', type.startsWith('text/event-stream'), 'text/event-stream', type);

  const events: ModelAnswerEvent[] = [];
  for (const { type: name, data } of createEventStreamParser().push(text)) {
    const event = modelAnswerEventSchema.safeParse(JSON.parse(data));
    const rule = 'streams events of the promised shape';
    if (!probe.check(at, rule, event.success, 'an event', data) || !event.data) continue;
    probe.equal(at, 'repeats the type outside the data', name, event.data.type);
    events.push(event.data);
  }
  const ends = events.filter((event) => event.type === 'done' || event.type === 'error');
  const last = events.at(-1);
  probe.equal(at, 'ends once, with done or error', ends, last ? [last] : ['an end']);
  if (last?.type !== 'done') return;
  const written = events.reduce(
    (sofar, event) =>
      event.type === 'delta' ? sofar + event.text : event.type === 'again' ? '' : sofar,
    '',
  );
  probe.equal(at, 'is whole in the end', last.answer.response, written);
}
