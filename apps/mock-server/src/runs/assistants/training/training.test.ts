import {
  assistants,
  contentDifficulties,
  interactivityLevels,
  languages,
  trainingFormats,
  trainingScore,
  type AssistantRequest,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { runAssistant, typedPoints } from '../../../testing/run-assistant.js';
import { createTestServer } from '../../../testing/test-server.js';
import { lessonCount, lessonMinutes } from './tools.js';

const request: AssistantRequest<'training'> = {
  topic: 'Returns',
  audience: 'Everyone at the counter',
  material: typedPoints['en'] ?? '',
  duration: 25,
};
const resultOf = async (...given: Parameters<typeof runAssistant<'training'>>) =>
  assistants.training.result.parse((await runAssistant(...given)).task.result);

it.each([
  [30, 4, [8, 8, 7, 7]],
  [5, 1, [5]],
  [10, 3, [4, 3, 3]],
])('%i minutes in %i lessons', (total, lessons, minutes) => {
  expect(lessonMinutes(total, lessons)).toEqual(minutes);
});

it.each([
  [5, 9, 1],
  [30, 2, 2],
  [480, 12, 12],
])('%i minutes have room for %i points in %i lessons', (total, points, lessons) => {
  expect(lessonCount(total, points)).toBe(lessons);
});

describe.each(languages)('in %s', (locale) => {
  const material = typedPoints[locale] ?? '';

  it('every level and difficulty is written, about the material', async () => {
    const written: string[] = [];
    for (const [at, interactivity] of interactivityLevels.entries()) {
      const difficulty = contentDifficulties[at] ?? 'beginner';
      const given = { ...request, material, interactivity, difficulty, jurisdiction: 'EU' };
      const { lessons } = await resultOf('training', given, { locale });
      written.push(JSON.stringify(lessons));
      const points = lessons.flatMap((lesson) =>
        lesson.points.filter((one) => !one.endsWith('[…]')),
      );
      expect(new Set(points).size).toBe(points.length);
    }
    expect(new Set(written).size).toBe(interactivityLevels.length);
    for (const text of written) {
      expect(text).not.toMatch(/server\.|content\.\w|undefined|\{\w+\}/);
      for (const point of material.split('\n')) expect(text).toContain(point);
    }
  });

  it('asks only about figures that were typed: the right answer is the rule itself', async () => {
    const result = await resultOf('training', { ...request, material }, { locale });
    expect(result.scenarios).toEqual([]);
    const rules = material.split('\n');
    for (const { options, correct } of result.assessment) {
      expect(new Set(options).size).toBe(3);
      expect(rules.filter((rule) => options.includes(rule))).toEqual([options[correct]]);
    }
    const right = Object.fromEntries(result.assessment.map(({ id, correct }) => [id, correct]));
    expect(trainingScore(result.assessment, right).right).toBe(result.assessment.length);
    const figures = rules.filter((rule) => /\d/.test(rule)).length;
    expect(result.assessment).toHaveLength(figures);
  });
});

it.each([
  ['Report a breach within 72 hours', ['144 hours', '36 hours']],
  ['Wait 15 minutes', ['30 minutes', '45 minutes']],
])('%s is asked beside %j', async (material, others) => {
  const { assessment } = await resultOf('training', { ...request, material });
  const [asked] = assessment;
  for (const other of others)
    expect(asked?.options.some((option) => option.endsWith(other))).toBe(true);
  expect(asked?.options[asked.correct]).toBe(material);
  expect(asked?.explanation).toContain(material);
});

it.each([
  'Since 2018 data is deleted',
  'See https://example.org/v2/rules',
  'The form A4-17 is used',
  'It costs 3.50 €',
  'Finish by May 15, 2026',
])('%s is no figure to ask about', async (material) => {
  expect((await resultOf('training', { ...request, material })).assessment).toEqual([]);
});

it('without material no rule is made up, and its publications are listed', async () => {
  const { task } = await runAssistant('training', { ...request, material: '' });
  const { lessons, assessment } = assistants.training.result.parse(task.result);
  expect(lessons).toHaveLength(1);
  expect(lessons[0]?.points[2]).toMatch(/^The rule: \[…\]/);
  expect(assessment).toEqual([]);
  const used = task.result?.sources?.filter(({ kind }) => kind === 'library') ?? [];
  expect(used.length).toBeGreaterThan(1);
  for (const { excerpt } of used) expect(excerpt).not.toMatch(/\{\w+\}/);
});

it('is stored for the member’s company, in one piece with the result', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const before = server.store.all('training_scenarios').length;
  const { task } = await runAssistant('training', { ...request, language: 'de' }, { browser });
  const result = assistants.training.result.parse(task.result);
  const [first, ...cases] = task.result?.records ?? [];
  const row = server.store.find('compliance_trainings', first?.id ?? 0);
  expect(row).toMatchObject({ title: 'Returns', duration: 25, language: 'de', status: 'draft' });
  const company = server.store.find('company_profiles', row?.companyId ?? 0);
  expect(company?.userId).toBe(task.userId);
  expect(cases).toHaveLength(result.scenarios.length);
  expect(server.store.all('training_scenarios')).toHaveLength(before + cases.length);
  expect(result.lessons.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(25);
  expect(result.text).toContain('Die Regel');
});

it('a member without a company keeps it in the run alone', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  await server.store.write(() => {
    for (const table of ['legal_documents', 'compliance_trainings', 'company_profiles'] as const)
      for (const { id } of server.store.all(table)) server.store.remove(table, id);
  });
  const { task } = await runAssistant('training', request, { browser });
  expect(task).toMatchObject({ status: 'completed' });
  expect(task.result?.records).toBeUndefined();
});

it('refuses a company of somebody else, and names missing fields', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const path = '/api/assistants/training/runs';
  const foreign = await browser.refused('POST', path, { ...request, companyId: 9_999 });
  expect(foreign).toMatchObject({ status: 422, fields: { companyId: expect.any(String) } });
  const empty = await browser.refused('POST', path, { topic: '', duration: 4 });
  expect(empty).toMatchObject({
    fields: {
      topic: 'Enter a topic',
      audience: 'Enter who will be trained',
      duration: 'Enter 5 or more',
    },
  });
});

it.each(trainingFormats)('without an assessment, as %s', async (format) => {
  const result = await resultOf('training', { ...request, format, includeAssessment: false });
  expect(result.assessment).toEqual([]);
  expect(result.lessons.length).toBeGreaterThan(0);
});

it.each([
  ['twenty thousand characters', 'A long rule without end. '.repeat(800)],
  ['emoji', '🙂🎉'],
  ['right-to-left marks', '\u202eالطلبات\u202c is ready'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)> Free returns'],
])('takes %s', async (_what, material) => {
  const result = await resultOf('training', { ...request, material, accessibility: material });
  expect(JSON.stringify(result)).not.toMatch(/<script|<img/);
});

it.each([
  [
    'en',
    'Keep records\nReport it\nCase: A stranger stands beside her\nCheck identity',
    'Example: ',
  ],
  ['zh', '保存记录\n上报\n案例：旁边站着一个陌生人\n核对身份', '：'],
] as const)(
  'in %s a case is an example of the rule before it, and no rule',
  async (locale, material, after) => {
    const { lessons } = await resultOf(
      'training',
      { ...request, material, duration: 60, language: locale },
      { locale },
    );
    const [, second] = lessons;
    const text = material.split('\n')[2]?.split(/[:：]\s*/)[1] ?? '-';
    expect(lessons).toHaveLength(3);
    expect(second?.points.filter((point) => point.includes(after + text))).toHaveLength(1);
    expect(lessons.map(({ title }) => title).join(' ')).not.toContain(text);
  },
);
