import {
  assistantIds,
  assistants,
  finishedExampleSchema,
  languages,
  type AssistantResult,
  type FinishedExample,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { createTestServer } from '../../testing/test-server.js';

const browser = (await createTestServer()).browser();
const read = async (id: string, locale: string) => {
  const { status, body } = await browser.call<FinishedExample>(
    'GET',
    `/api/assistants/${id}/example`,
    undefined,
    { headers: { 'accept-language': locale } },
  );
  expect(status).toBe(200);
  return finishedExampleSchema.parse(body);
};
const english = new Map(
  await Promise.all(assistantIds.map(async (id) => [id, await read(id, 'en')] as const)),
);

/** A value without its words: what has to be the same in every language. */
function facts(value: unknown): unknown {
  if (typeof value === 'string') return /^(?:[\w-]+|https?:.*)$/.test(value) ? value : 'text';
  if (Array.isArray(value)) return value.map(facts);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, facts(one)]));
}
/** The shape of a value. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]));
}

describe.each(assistantIds)('the finished example of %s', (id) => {
  it.each(languages)('is whole in %s', async (locale) => {
    const example = await read(id, locale);
    // A form can begin with it, and its result is one of the assistant.
    expect(assistants[id].request.safeParse(example.request).error).toBeUndefined();
    expect(assistants[id].result.safeParse(example.result).error).toBeUndefined();
    expect(shape(example.request)).toEqual(shape(english.get(id)!.request));
    expect(example.title.length).toBeLessThanOrEqual(80);
    // Nothing is left to fill in, and no key of a text is shown.
    expect(JSON.stringify(example)).not.toMatch(/"@\w|\[…\]|TODO|[Ll]orem ipsum/);
    expect(example.title === english.get(id)!.title).toBe(locale === 'en');
  });

  it.each(languages)('cites sources there are in %s', async (locale) => {
    const { result, events } = await read(id, locale);
    const sources = result.sources ?? [];
    expect(sources.length).toBeGreaterThan(1);
    const cited = [...JSON.stringify([result, events]).matchAll(/\[(\d{1,2})\](?!\()/g)];
    expect(cited.length).toBeGreaterThan(0);
    for (const [, number] of cited) expect(sources[Number(number) - 1]).toBeDefined();
    for (const { excerpt } of sources) expect(excerpt).toBeTruthy();
  });

  it('has a text of every step and of every agent', () => {
    const { events, agents } = english.get(id)!;
    const steps = events.filter(({ type }) => type === 'step');
    expect(new Set(steps.map((step) => 'name' in step && step.name)).size).toBe(steps.length);
    const writers = events.flatMap((event) => (event.type === 'message' ? [event.from] : []));
    const done = steps.filter((step) => step.type === 'step' && step.state === 'completed');
    // The one that writes the result says nothing besides.
    expect(writers.length).toBeGreaterThanOrEqual(done.length - 1);
    for (const writer of writers) expect(agents.map((agent) => agent.id)).toContain(writer);
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'completed' });
  });
});

it.each(languages)('says the same facts in %s as in English', async (locale) => {
  for (const id of ['decision', 'risk-assessment', 'compliance-risk'] as const) {
    const { result } = await read(id, locale);
    expect(facts(result['scores'] ?? result['overall'])).toEqual(
      facts(english.get(id)!.result['scores'] ?? english.get(id)!.result['overall']),
    );
  }
});

it.each(languages)('its lease has nothing to mend before it is signed in %s', async (locale) => {
  const { result } = await read('document-generator', locale);
  const { findings } = result as unknown as AssistantResult<'document-generator'>;
  expect(findings).toEqual([]);
});

it('is there for visitors, and not for an assistant there is not', async () => {
  expect((await browser.call('GET', '/api/assistants/nobody/example')).status).toBe(404);
});
