import { assistants, languages, medicalSteps } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { runAssistant } from '../../../testing/run-assistant.js';
import { createTestServer } from '../../../testing/test-server.js';
import { scriptedProvider } from '../../../testing/scripted-provider.js';

const parse = (result: unknown) => assistants['medical-request'].result.parse(result);

const given = {
  symptoms: 'Tired since August. Breathless on stairs.',
  age: 46,
  sex: 'female' as const,
  labValues: [{ analyte: 'hemoglobin' as const, value: 94, unit: 'g/L' }],
};

it.each(languages)('concludes nothing without a model in %s', async (locale) => {
  const { task } = await runAssistant('medical-request', given, { locale });
  const result = parse(task.result);
  expect(result).toMatchObject({
    findings: [],
    treatments: [],
    primaryDiagnosis: '',
    averageConfidence: null,
    redFlags: [],
    values: [{ id: 'm1', analyte: 'hemoglobin', value: 94, unit: 'g/L' }],
  });
  expect(result.basis.map(({ id }) => id)).toEqual(['p1', 's1', 's2', 'm1']);
  expect(result.missing.length).toBeGreaterThan(0);
  expect(result.questions.length).toBeGreaterThan(3);
  expect(JSON.stringify(result)).not.toMatch(/content\.|undefined|NaN|\[…\]/);
});

it.each([
  ['immunotherapy', { tumor: 'Melanoma, stage III' }, /PD-L1/],
  ['drugDiscovery', { target: 'PCSK9 in high cholesterol' }, /Studies in people/],
  ['research', { question: 'Does iron every second day work?' }, /Publications/],
] as const)('says what to bring for %s', async (area, request, bring) => {
  const { task } = await runAssistant('medical-request', { area, ...request });
  const { missing, title } = parse(task.result);
  expect(missing.map((one) => one.bring).join('\n')).toMatch(bring);
  expect(title).toBe(Object.values(request)[0]);
});

it('takes the eight steps of a medical analysis in their order', () => {
  expect(assistants['medical-request'].steps.map(({ id }) => id)).toEqual(medicalSteps);
});

it('finds an emergency sign in any text, and says it in its first step', async () => {
  const { task } = await runAssistant('medical-request', {
    symptoms: 'Tired.',
    medicalHistory: 'Since this morning crushing chest pain into my left arm.',
  });
  const { redFlags } = parse(task.result);
  expect(redFlags.map(({ category }) => category)).toContain('heart');
});

it('keeps of a model only what rests on what was given', async () => {
  const finding = {
    title: 'Iron deficiency',
    text: 'Hemoglobin is low.',
    confidence: 80,
    low: 85,
    high: 70,
    changes: 'A normal ferritin',
  };
  const answers: Record<string, unknown> = {
    'medical-knowledge-fusion': { statements: [{ passage: '[7]', text: 'Made up.' }] },
    'differential-diagnosis': {
      findings: [
        { ...finding, basis: ['m1', 'm9'] },
        { ...finding, title: 'Made up', basis: ['x1'] },
      ],
      missing: [{ topic: 'Ferritin', bring: 'A blood test' }],
    },
    'treatment-planning': {
      treatments: [
        { text: 'Ask about iron', basis: ['m1'] },
        { text: 'Ask about nothing', basis: [] },
      ],
      followUp: ['Repeat it'],
      risks: [],
    },
    'precision-report': { reasoning: 'It is low.', riskAssessment: 'Low.', questions: ['Why?'] },
  };
  const { provider } = scriptedProvider(({ prompt }) =>
    Promise.resolve(JSON.stringify(answers[prompt.step])),
  );
  const server = await createTestServer({ provider });
  const browser = await server.browser().signIn();
  const { task } = await runAssistant('medical-request', given, { browser });
  const result = parse(task.result);
  expect(result.findings).toMatchObject([
    { title: 'Iron deficiency', basis: ['m1'], confidence: 80, low: 80, high: 80 },
  ]);
  expect(result.treatments).toEqual([{ text: 'Ask about iron', basis: ['m1'] }]);
  expect(result.primaryDiagnosis).toBe('Iron deficiency');
  expect(result.basis.some(({ kind }) => kind === 'source')).toBe(false);
  expect(result.notes).toHaveLength(2);
});

it.each([
  [{ symptoms: 'Tired', age: -1 }, 'age'],
  [{ symptoms: 'Tired', age: 140 }, 'age'],
  [{ symptoms: '' }, 'symptoms'],
  [{ area: 'immunotherapy' }, 'tumor'],
  [{ area: 'drugDiscovery' }, 'target'],
  [{ area: 'research' }, 'question'],
  [
    { symptoms: 'Tired', labValues: [{ analyte: 'sodium', value: 140, unit: 'mg/dL' }] },
    'labValues.0.unit',
  ],
  [
    { symptoms: 'Tired', labValues: [{ analyte: 'sodium', value: -1, unit: 'mmol/L' }] },
    'labValues.0.value',
  ],
  [
    { symptoms: 'Tired', medicalImages: [{ name: 'x.png', type: 'image/svg+xml', size: 9 }] },
    'medicalImages.0.type',
  ],
  [
    { symptoms: 'Tired', medicalImages: [{ name: 'x.png', type: 'image/png', size: 0 }] },
    'medicalImages.0.size',
  ],
])('refuses %j', (request, path) => {
  const { error } = assistants['medical-request'].request.safeParse(request);
  expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
});
