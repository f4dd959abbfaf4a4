import { assistantIds, assistants, languages } from '@constella/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readBriefs } from './briefs';
import { startReplay } from './replay';
import { scoresOf, totalScore, uses } from './rules';
import { numbersOf, textsOf } from './text-of';

const briefs = await readBriefs();
const recorded = briefs.flatMap(({ recording, ...kept }) =>
  recording ? [{ ...kept, recording }] : [],
);

let replay: Awaited<ReturnType<typeof startReplay>>;
beforeAll(async () => {
  replay = await startReplay();
});
afterAll(() => replay.close());

it.each(assistantIds)('%s has three recorded answers, and one to a brief that is bad', (id) => {
  const own = recorded.filter(({ assistant }) => assistant === id);
  expect(own.length).toBeGreaterThanOrEqual(3);
  expect(own.filter(({ brief }) => brief.bad).length).toBeGreaterThanOrEqual(1);
});

it.each(assistantIds)(
  '%s has three briefs or more, and one no good answer can be given to',
  (id) => {
    const own = briefs.filter(({ assistant }) => assistant === id);
    expect(own.filter(({ brief }) => !brief.bad).length).toBeGreaterThanOrEqual(3);
    const bad = own.filter(({ brief }) => brief.bad);
    expect(bad.length).toBeGreaterThanOrEqual(1);
    expect(new Set(own.map(({ brief }) => brief.locale)).size).toBeGreaterThanOrEqual(2);
  },
);

it.each(recorded)(
  'the recorded answer to $assistant/$name is a result, and scored',
  async (kept) => {
    const before = replay.requests.length;
    const run = await replay.run(kept);
    expect(run.error).toBeFalsy();
    const scores = scoresOf(run);
    expect(scores.schema).toEqual({ score: 1, reasons: [] });
    expect(totalScore(scores)).toBeGreaterThan(0.75);
    // Every request of the run went to the service, and asked for a model one can talk with.
    const sent = replay.requests.slice(before).filter(({ path }) => path.endsWith('/completions'));
    expect(sent).toHaveLength(run.requests.length);
    for (const { model, text } of run.requests) expect([model, text]).not.toContain('');
  },
);

it.each(briefs)('the brief $assistant/$name is a request its assistant takes', (kept) => {
  const { assistant, brief } = kept;
  const agents = brief.agents.map((_agent, at) => at + 1);
  const own =
    assistant === 'collaboration'
      ? { agentsInvolved: agents.slice(1), coordinatorId: 1 }
      : { ...(agents.length > 0 && { agents }) };
  const read = assistants[assistant].request.safeParse({ ...brief.request, ...own });
  expect(read.error).toBeUndefined();
});

it('steps side by side are seen side by side', async () => {
  const decision = recorded.find(({ name }) => name === 'fulfillment-site')!;
  const { requests } = await replay.run(decision);
  const methods = requests.filter(({ step }) => step === 'method');
  expect(methods.map(({ parallel }) => parallel)).toEqual([4, 4, 4, 4]);
});

it('there is a brief in every language', () => {
  expect(new Set(briefs.map(({ brief }) => brief.locale))).toEqual(new Set(languages));
});

it.each(briefs)(
  'what $assistant/$name has to say and never says can be looked for',
  ({ brief }) => {
    for (const one of [...brief.says.flat(), ...brief.never])
      expect(() => new RegExp(one, 'iu')).not.toThrow();
    // The request does not hold what is not a part of it.
    const given = [brief.request, brief.agents, brief.company, brief.files];
    const typed = [...textsOf(given).map(({ text }) => text), ...numbersOf(given)].join('\n');
    const missing = brief.facts.filter((fact) => !uses(typed, fact, brief.locale));
    expect(missing).toEqual([]);
  },
);
