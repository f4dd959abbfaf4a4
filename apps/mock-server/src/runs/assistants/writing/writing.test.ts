import {
  assistants,
  contentTypes,
  countWords,
  languages,
  type AssistantRequest,
  type Task,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { runAssistant, typedPoints } from '../../../testing/run-assistant.js';
import { scriptedProvider } from '../../../testing/scripted-provider.js';
import { createTestServer } from '../../../testing/test-server.js';

const request: AssistantRequest<'writing'> = {
  audience: 'Shop owners',
  purpose: 'Win readers for the pick-up service',
  keyPoints: typedPoints['en'] ?? '',
};
const resultOf = async (...given: Parameters<typeof runAssistant<'writing'>>) =>
  assistants.writing.result.parse((await runAssistant(...given)).task.result);

const paragraphsOf = (content: string) => content.split('\n\n').filter((one) => one !== '[…]');

describe.each(languages)('in %s', (locale) => {
  const keyPoints = typedPoints[locale] ?? '';

  it.each(contentTypes)('a worksheet for a %s has what was typed, once', async (contentType) => {
    const given = { ...request, keyPoints, contentType } as const;
    const result = await resultOf('writing', given, { locale });
    expect(result).toMatchObject({ isWorksheet: true, measures: null });
    for (const typed of [...keyPoints.split('\n'), request.audience, request.purpose])
      expect(result.content).toContain(typed);
    const paragraphs = paragraphsOf(result.content);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    for (const part of result.outline) expect(result.content).toContain(`## ${part}`);
    expect(result.text).toBe(`# ${result.title}\n\n${result.content}`);
    expect(JSON.stringify(result)).not.toMatch(/server\.|content\.\w|undefined|\{\w+\}/);
  });
});

it('sorts the facts of the request, and asks only for what was not typed', async () => {
  const { content, revisions } = await resultOf('writing', {
    ...request,
    keyPoints:
      'The rent is €2,400 a month\nAna Silva opens the shop on May 15, 2026\n60 families sign up at https://example.org/join',
    examples: '“I was sure we wasted nothing,” says Ana.',
    notes: 'No exclamation marks',
    brandGuidelines: 'We say you',
  });
  expect(content).toMatch(/Figures: .*€2,400.*60 families/);
  expect(content).toContain('Dates: May 15, 2026');
  expect(content).toMatch(/Names: .*Ana Silva/);
  expect(content).toContain('Links: https://example.org/join');
  expect(content).toContain('Quotations: “I was sure we wasted nothing,”');
  for (const typed of ['No exclamation marks', 'We say you']) expect(content).toContain(typed);
  const [open = ''] = revisions;
  expect(open).toMatch(/^Nothing entered yet for: Title.*Conclusion/);
  expect(open).not.toMatch(/Main sections|Next step|Opening/);
});

it('lists the publications its parts are taken from', async () => {
  const { task } = await runAssistant('writing', request);
  const used = task.result?.sources?.filter(({ kind }) => kind === 'library') ?? [];
  expect(used.length).toBeGreaterThan(0);
  for (const { url } of used) expect(url).toMatch(/^https:/);
});

it('is measured once a person says it is a text, and what a model writes is', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const { task } = await runAssistant('writing', request, { browser });
  const result = { ...task.result, isWorksheet: false, content: 'Orders are ready. '.repeat(200) };
  const { body } = await browser.call<Task>('POST', `/api/tasks/${task.id}/versions`, { result });
  expect(assistants.writing.result.parse(body.result).measures?.words).toBe(600);

  const { provider } = scriptedProvider(({ prompt, shape }) =>
    !shape
      ? `# Ready in two hours\n\n${'Orders are ready in two hours. '.repeat(100)}`
      : prompt.step === 'planning'
        ? '{"title":"Ready","outline":["Ready in two hours"]}'
        : '{"revisions":["Cut it."]}',
  );
  const written = await (await createTestServer({ provider })).browser().signIn();
  const { task: own } = await runAssistant('writing', request, { browser: written });
  const text = assistants.writing.result.parse(own.result);
  expect(text).toMatchObject({ isWorksheet: false, title: 'Ready in two hours' });
  expect(text.measures?.words).toBe(countWords(text.content, 'en'));
  expect(text.revisions).toEqual(['Cut it.']);
  expect(own.result?.sources?.map(({ kind }) => kind)).not.toContain('library');
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

it('a quotation stands where one belongs, whichever field it was typed in', async () => {
  const { content } = await resultOf('writing', {
    contentType: 'pressRelease',
    audience: 'Trade press',
    purpose: 'Announce the plant',
    keyPoints: 'The plant opens\nMarta Lind: “We build where our customers are.”\nIt is large',
    examples: 'The old plant cut returns',
    length: 'brief',
  });
  const part = (name: string) => content.split('## ').find((one) => one.startsWith(name)) ?? '';
  expect(part('Quotation')).toContain('- Marta Lind: “We build where our customers are.”');
  expect(part('Details')).toContain('- It is large');
  expect(part('Details')).toContain('The old plant cut returns');
  expect(part('Details')).not.toContain('Marta Lind');
});
