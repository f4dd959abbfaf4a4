import {
  assistants,
  creativeKinds,
  creativeTones,
  languages,
  textBlank,
  type AssistantRequest,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { runAssistant, typedPoints } from '../../../testing/run-assistant.js';
import { createModels } from '../../../models/models.js';
import type { CompletionRequest, ModelProvider } from '../../../models/provider.js';
import { createOfflineProvider } from '../../../models/offline/offline-provider.js';
import { renderPrompt } from '../../../models/prompt-documents.js';
import { createTestServer } from '../../../testing/test-server.js';
import { offlineContent } from '../index.js';

type Request = AssistantRequest<'creative'>;
const request: Request = { subject: 'A café in the old pharmacy', details: typedPoints['en'] };
const resultOf = async (...given: Parameters<typeof runAssistant<'creative'>>) =>
  assistants.creative.result.parse((await runAssistant(...given)).task.result);

describe.each(languages)('in %s', (locale) => {
  const details = typedPoints[locale] ?? '';
  const points = details.split('\n');
  const [subject = ''] = points;

  it.each(creativeKinds)(
    'a %s is begun in the person’s own words, with room for more',
    async (kind) => {
      const { variants } = await resultOf('creative', { subject, details, kind }, { locale });
      expect(variants).toHaveLength(6);
      expect(new Set(variants.map(({ direction }) => direction)).size).toBe(6);
      for (const { text, note } of variants) {
        expect(`${text}${note}`).not.toMatch(/content\.|server\.|undefined|\{\w+\}/);
        expect(note).not.toBe('');
        if (kind === 'name') continue;
        expect(points.some((point) => text.includes(point))).toBe(true);
        expect(text).toContain(textBlank);
      }
      // A name has no more beginnings than its subject has words.
      const apart = new Set(variants.map(({ text }) => text)).size;
      expect(apart).toBeGreaterThanOrEqual(kind === 'name' ? 2 : 6);
    },
  );

  it('a text that is there is what each exercise is about', async () => {
    const draft = points.join('. ');
    const { variants } = await resultOf('creative', { subject, draft, wish: 'x' }, { locale });
    expect(variants.map(({ text }) => text)).toEqual(Array(4).fill(draft));
    expect(new Set(variants.map(({ note }) => note)).size).toBe(4);
  });
});

it('tones follow one another, and no more variants are begun than there is to begin with', async () => {
  const tones = creativeTones.slice(0, 3);
  const many = await resultOf('creative', { ...request, tones, count: 12 });
  expect(many.variants.map(({ tone }) => tone)).toEqual([...tones, ...tones, ...tones, ...tones]);
  const few = await resultOf('creative', { subject: 'Tea', count: 12 });
  expect(few.variants).toHaveLength(6);
});

it.each([1, 5, 6, 8])('with %i facts no two of twelve variants begin alike', async (facts) => {
  const details = Array.from({ length: facts }, (_, at) => `Oven ${at} is warm`).join('\n');
  const { variants } = await resultOf('creative', { subject: 'Tea', details, count: 12 });
  expect(variants).toHaveLength(12);
  expect(new Set(variants.map(({ text }) => text)).size).toBe(12);
});

it('a name is begun with one’s own words, what it must contain first, and is left open', async () => {
  const given: Request = { ...request, kind: 'name', mustContain: ['Mill'], count: 9 };
  const { variants } = await resultOf('creative', given);
  expect(variants.map(({ text }) => text)).toEqual([
    ...['Mill', 'café', 'pharmacy'].map((word) => `${word} + ${textBlank}`),
    ...['Mill', 'café', 'pharmacy'].map((word) => `${textBlank} + ${word}`),
    ...['Mill', 'café', 'pharmacy'].map((word) => `${word} + ${textBlank}`),
  ]);
  const { variants: bare } = await resultOf('creative', { kind: 'name', subject: '…', count: 2 });
  expect(bare.map(({ text }) => text)).toContain(`${textBlank} + ${textBlank}`);
});

it.each([
  ['twenty thousand characters', 'A long fact without end. '.repeat(800).trim()],
  ['emoji', '🙂🎉👩‍👩‍👧‍👦'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)> Free returns'],
  ['Markdown', '# Heading\n[link](javascript:alert(1)) `code`'],
])('takes %s', async (_what, details) => {
  for (const kind of ['name', 'story'] as const) {
    const { variants } = await resultOf('creative', {
      ...request,
      kind,
      details,
      audience: details.slice(0, 200),
      mustContain: [details.slice(0, 80)],
    });
    expect(JSON.stringify(variants.map(({ text, note }) => [text, note]))).not.toMatch(
      /<script|<img|\]\(javascript/,
    );
  }
});

it('names what is missing in its own words', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const refused = await browser.refused('POST', '/api/assistants/creative/runs', {
    subject: ' ',
    count: 13,
  });
  expect(refused).toMatchObject({
    status: 422,
    fields: { subject: 'Enter what it is for', count: expect.any(String) },
  });
});

/** A service with one model, and what it was asked. */
function service(answers: Record<string, object>) {
  const asked: CompletionRequest[] = [];
  const main: ModelProvider = {
    offline: false,
    models: () => Promise.resolve([{ id: 'first', name: 'first', provider: 'Test' }] as never),
    async *complete(request) {
      asked.push(request);
      yield { type: 'delta', text: JSON.stringify(answers[request.prompt.step]) };
      yield { type: 'end', inputTokens: 1, outputTokens: 1 };
    },
  };
  return { main, asked };
}

describe('with a model', () => {
  const directions = [
    { title: 'The hour', idea: 'Few doors are open then.' },
    { title: 'The remedy', idea: 'The old use makes people smile.' },
  ];
  const wrote = ['Mill Street wakes at six', 'Simply the best bread'];
  const runWith = async (texts: string[]) => {
    const changes = [{ variant: 2, text: 'Mill Street, once pills, now bread' }];
    const { main, asked } = service({
      directions: { directions },
      variants: { texts },
      refine: { changes },
    });
    const offline = createOfflineProvider(offlineContent, { pace: 0 });
    const server = await createTestServer({
      models: (store) => createModels(store, { offline, main }),
    });
    const browser = await server.browser().signIn();
    const given = { ...request, count: 2, mustContain: ['Mill Street'], mustAvoid: ['best'] };
    const result = await resultOf('creative', given, { browser });
    return { result, asked: asked.map(({ prompt }) => prompt) };
  };

  it('what is against the brief is written anew, and nothing else', async () => {
    const { result, asked } = await runWith(wrote);
    expect(result.variants.map(({ text }) => text)).toEqual([
      wrote[0],
      'Mill Street, once pills, now bread',
    ]);
    expect(result.variants.map(({ note }) => note)).toEqual(directions.map(({ idea }) => idea));
    expect(asked.map(({ step }) => step)).toEqual(['directions', 'variants', 'refine']);
    const { question } = await renderPrompt(asked[2]!, 'en');
    expect(question).toContain('To fix: it lacks: Mill Street, it contains: best');
    expect(question.match(/To fix/g)).toHaveLength(1);
  });

  it('is not asked to mend what keeps to the brief', async () => {
    const { asked } = await runWith([wrote[0]!, 'Once pills, now bread: Mill Street']);
    expect(asked.map(({ step }) => step)).toEqual(['directions', 'variants']);
  });
});
