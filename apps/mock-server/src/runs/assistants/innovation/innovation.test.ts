import {
  assistants,
  challengeTypes,
  innovationMethods,
  innovationStages,
  languages,
  roadmapDates,
  type AssistantRequest,
  type Task,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { runTexts } from '../run-texts.js';
import { only } from '../../../testing/read-events.js';
import { runAssistant, typedPoints } from '../../../testing/run-assistant.js';
import { createTestServer } from '../../../testing/test-server.js';

const request: AssistantRequest<'innovation'> = {
  innovationArea: 'Returns at the counter',
  businessGoals: 'Half the waiting time\nFewer parcels sent back twice',
  targetUsers: 'Shop owners in coastal towns',
  constraints: 'No new software at the till',
  existingSolutions: 'Paper slips\nA phone line',
  inspirationSources: 'Library returns',
};
const resultOf = ({ result }: Task) => assistants.innovation.result.parse(result);

describe.each(innovationMethods)('by %s', (method) => {
  it('a run ends, with one step for each of its stages, in order', async () => {
    const { task, events } = await runAssistant('innovation', { ...request, method });
    expect(task.status).toBe('completed');
    const texts = await runTexts('innovation', 'en');
    const names = only(events, 'step')
      .filter(({ state }) => state === 'pending')
      .map(({ name }) => name);
    expect(names).toEqual(
      innovationStages[method].map((stage) =>
        texts.say(`server.assistant.innovation.step.${stage}`),
      ),
    );
    const { ideas, ranking, chosen, roadmap, text } = resultOf(task);
    for (const name of names) expect(text).toContain(`## ${name}`);
    expect(ideas.length).toBeGreaterThanOrEqual(4);
    expect(ranking.map(({ place }) => place)).toEqual(ideas.map(() => 'open'));
    expect(chosen).toBeNull();
    const activities = roadmap.phases.flatMap((phase) => phase.activities.map((one) => one.text));
    expect(activities).toHaveLength(innovationStages[method].length * 3);
    expect(new Set(activities).size).toBe(activities.length);
    const paragraphs = text.split('\n\n').filter((one) => !one.startsWith('- '));
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    const used = task.result?.sources?.filter(({ kind }) => kind === 'library') ?? [];
    expect(used.length).toBeGreaterThan(1);
    for (const { url } of used) expect(url).toMatch(/^https:/);
  });

  it.each(languages)('ideas in %s are about what was typed', async (locale) => {
    const points = (typedPoints[locale] ?? '').split('\n');
    const [businessGoals = '', targetUsers = '', existingSolutions, constraints] = points;
    const typed = { innovationArea: 'Counter', businessGoals, targetUsers };
    const given = { ...typed, method, existingSolutions, constraints };
    const { task } = await runAssistant('innovation', given, { locale });
    const { ideas, text } = resultOf(task);
    expect(JSON.stringify(task.result)).not.toMatch(/server\.|content\.\w|undefined|\{\w+\}/);
    for (const point of [businessGoals, targetUsers]) expect(text).toContain(point);
    expect(ideas).toHaveLength(8);
    for (const { description, origin } of ideas) {
      expect(points).toContain(origin);
      expect(description).toContain(origin);
    }
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
  });
});

it.each(languages)('no two methods have an idea in common in %s', async (locale) => {
  const titles: string[] = [];
  for (const method of innovationMethods) {
    const { task } = await runAssistant('innovation', { ...request, method }, { locale });
    titles.push(...resultOf(task).ideas.map(({ title }) => title));
  }
  expect(new Set(titles).size).toBe(titles.length);
});

it.each(challengeTypes)('a %s has a beginning and a road map of its own', async (challengeType) => {
  const order = { ...request, challengeType, weeks: 20, start: '2027-01-04' };
  const { task } = await runAssistant('innovation', order, { locale: 'de' });
  const { roadmap, text } = resultOf(task);
  const dates = roadmap.phases.map(({ activities: _activities, ...phase }) => phase);
  expect(dates).toEqual(roadmapDates(order));
  const texts = await runTexts('innovation', 'de');
  expect(text).toContain(texts.say(`content.innovation.about.${challengeType}`));
});

it('begins on the day of the run when no other is named', async () => {
  const { task } = await runAssistant('innovation', { ...request, start: '' });
  expect(resultOf(task).roadmap.start).toBe(task.createdAt.slice(0, 10));
});

it('ranks and dates an edited result anew, and refuses a broken one', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const { task } = await runAssistant('innovation', request, { browser });
  const result = resultOf(task);
  const [first, second] = result.ideas;
  const set = (score: number) => ({ score, basis: 'set' as const, reason: 'Tried it' });
  const edited = {
    ...result,
    ideas: [
      first,
      { ...second, scores: { desirability: set(5), feasibility: set(4), viability: set(5) } },
    ],
    chosen: second?.id,
    roadmap: { ...result.roadmap, start: '2030-06-03' },
  };
  const path = `/api/tasks/${task.id}/versions`;
  const { body } = await browser.call<Task>('POST', path, { result: edited });
  const saved = resultOf(body);
  expect(saved.ranking.map(({ idea, place }) => [idea, place])).toEqual([
    [second?.id, 'quick_win'],
    [first?.id, 'open'],
  ]);
  expect(saved.roadmap.phases.map(({ start }) => start)[0]).toBe('2030-06-03');

  const broken = { ...edited, chosen: 'nobody', ideas: [first, first] };
  expect(await browser.refused('POST', path, { result: broken })).toMatchObject({
    status: 422,
    fields: { 'result.chosen': expect.any(String), 'result.ideas.1.id': expect.any(String) },
  });
});

it('names every field that is missing in its own words', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const path = '/api/assistants/innovation/runs';
  const refused = await browser.refused('POST', path, { weeks: 4, start: '2026-02-30' });
  expect(refused).toMatchObject({
    status: 422,
    fields: {
      innovationArea: 'Enter the topic of the challenge',
      businessGoals: 'Enter at least one business goal',
      targetUsers: 'Enter who it is for',
      weeks: 'Enter 5 or more',
      start: expect.any(String),
    },
  });
});

it.each([
  ['twenty thousand characters', 'A long goal without end. '.repeat(799)],
  ['emoji', '🙂🎉👩‍👩‍👧‍👦'],
  ['right-to-left marks', '\u202eالطلبات\u202c is ready'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)> Free returns'],
  ['only signs', '<<>>'],
])('takes %s', async (_what, typed) => {
  const { task } = await runAssistant('innovation', {
    ...request,
    businessGoals: typed,
    targetUsers: typed,
    existingSolutions: typed,
    method: 'blue_ocean',
  });
  expect(task.status).toBe('completed');
  expect(resultOf(task).text).not.toMatch(/<script|<img/);
});
