import { assistantIds, assistants } from '@constella/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readBriefs } from './briefs';
import { startReplay } from './replay';
import { scoresOf, totalScore } from './rules';

const briefs = await readBriefs();
const recorded = briefs.flatMap(({ recording, ...kept }) =>
  recording ? [{ ...kept, recording }] : [],
);

let replay: Awaited<ReturnType<typeof startReplay>>;
beforeAll(async () => {
  replay = await startReplay();
});
afterAll(() => replay.close());

it.each(assistantIds)('%s has a recorded answer', (id) => {
  expect(recorded.map(({ assistant }) => assistant)).toContain(id);
});

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
    for (const { model } of run.requests) expect(model).toBe('recorded');
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
