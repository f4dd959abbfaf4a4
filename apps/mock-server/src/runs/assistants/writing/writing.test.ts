import {
  assistants,
  contentLengths,
  contentTypes,
  countWords,
  languages,
  lengthFit,
  tones,
  type AssistantRequest,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { runAssistant, typedPoints } from '../../../testing/run-assistant.js';
import { createTestServer } from '../../../testing/test-server.js';

const request: AssistantRequest<'writing'> = {
  audience: 'Shop owners',
  purpose: 'Win readers for the pick-up service',
  keyPoints: typedPoints['en'] ?? '',
};
const resultOf = async (...given: Parameters<typeof runAssistant<'writing'>>) =>
  assistants.writing.result.parse((await runAssistant(...given)).task.result);

describe.each(languages)('in %s', (locale) => {
  const keyPoints = typedPoints[locale] ?? '';

  it.each(contentLengths)(
    'a %s text has the words it should, and says nothing twice',
    async (length) => {
      const given = { ...request, keyPoints, length, contentType: 'blogPost', tone: 'persuasive' };
      const { content } = await resultOf('writing', given as typeof request, { locale });
      expect(lengthFit(countWords(content, locale), length)).toBe('within');
      for (const point of keyPoints.split('\n')) expect(content).toContain(point);
      const paragraphs = content.split('\n\n');
      expect(new Set(paragraphs).size).toBe(paragraphs.length);
    },
  );
});

it('every kind has a title, and every tone an opening of its own', async () => {
  const runs = [
    ...contentTypes.map((contentType) => ({ contentType, tone: tones[0] })),
    ...tones.map((tone) => ({ contentType: contentTypes[0], tone })),
  ];
  const written: string[] = [];
  for (const [at, kind] of runs.entries()) {
    const given = { ...request, ...kind, length: 'brief' } as const;
    const { text } = await resultOf('writing', given, { locale: languages[at % languages.length] });
    expect(text).not.toMatch(/server\.|undefined|\{\w+\}/);
    written.push(text);
  }
  expect(new Set(written).size).toBeGreaterThanOrEqual(tones.length + contentTypes.length - 1);
});

it.each(['en', 'zh', 'ar'])('a run in %s ends with what was typed, measured', async (locale) => {
  const keyPoints = typedPoints[locale] ?? '';
  const result = await resultOf('writing', { ...request, keyPoints }, { locale });
  expect(result.measures).toMatchObject({ fit: 'within', range: { min: 500, max: 1_000 } });
  expect(result.measures.words).toBe(countWords(result.content, locale));
  expect(result.outline).toEqual(keyPoints.split('\n'));
  expect(result.text).toBe(`# ${result.title}\n\n${result.content}`);
  expect(JSON.stringify(result)).not.toMatch(/server\.|undefined|\{\w+\}/);
});

it('uses every example, in the section of the point at its place', async () => {
  const examples = 'Marta waited four days\nThe mill sent two vans';
  const { content } = await resultOf('writing', { ...request, examples });
  expect(content.indexOf('Marta')).toBeGreaterThan(content.indexOf('Orders are ready'));
  expect(content.indexOf('Marta')).toBeLessThan(content.indexOf('## Returns are free'));
  expect(content).toContain('The mill sent two vans');
});

it('says so when there is too little to write of', async () => {
  const { measures, revisions } = await resultOf('writing', {
    audience: 'All',
    purpose: 'Tea',
    keyPoints: 'Tea',
    length: 'extensive',
  });
  expect(measures.fit).toBe('short');
  expect(revisions[0]).toMatch(/shorter than chosen/);
});

it.each([
  ['twenty thousand characters', 'A long point without end. '.repeat(769)],
  ['one word of twenty thousand characters', 'x'.repeat(20_000)],
  ['emoji', '🙂🎉👩‍👩‍👧‍👦'],
  ['right-to-left marks', '\u202eالطلبات\u202c is ready'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)> Free returns'],
  ['Markdown', '# Heading\n[link](javascript:alert(1)) `code`'],
])('takes %s', async (_what, keyPoints) => {
  const result = await resultOf('writing', {
    ...request,
    keyPoints,
    examples: keyPoints,
    brandGuidelines: keyPoints,
    notes: '',
  });
  expect(result.title).not.toBe('');
  expect(result.text).not.toMatch(/<script|<img|\]\(javascript/);
});

it('names every field that is missing in its own words', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const refused = await browser.refused('POST', '/api/assistants/writing/runs', { audience: ' ' });
  expect(refused).toMatchObject({
    status: 422,
    fields: {
      audience: 'Enter who will read it',
      purpose: 'Enter what the text should achieve',
      keyPoints: 'Enter at least one key point',
    },
  });
});
