import { createClient, type RunConnection, type RunEvent, type Task } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { createOfflineProvider } from '../../../mock-server/src/models/offline/offline-provider';
import { offlineContent } from '../../../mock-server/src/runs/assistants/index';
import { ProviderError, type ModelProvider } from '../../../mock-server/src/models/provider';
import { createTestServer, type TestBrowser } from '../../../mock-server/src/testing/test-server';
import { emptyRun, nextRunState } from './run-state';

const request = {
  title: 'Second site',
  description: 'Choose Gdańsk or Rotterdam. Gdańsk costs 310 € and takes 2 days, Rotterdam 420 €.',
  methods: ['swot', 'costBenefit'],
};

/** A stream that breaks in the middle of the event after so many. */
function broken(body: NonNullable<Response['body']>, after: number): ReadableStream<Uint8Array> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const encoder = new TextEncoder();
  let whole = 0;
  let rest = '';
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) {
        controller.close();
        return;
      }
      const frames = (rest + value).split(/(?<=\n\n)/);
      rest = frames.at(-1)?.endsWith('\n\n') ? '' : (frames.pop() ?? '');
      for (const frame of frames) {
        if (whole === after && frame.startsWith('id:')) {
          controller.enqueue(encoder.encode(frame.slice(0, frame.length / 2)));
          // What was handed over is read before the break is noticed.
          setTimeout(() => controller.error(new TypeError('terminated')), 1);
          void reader.cancel();
          await new Promise((broken) => setTimeout(broken, 2));
          return;
        }
        if (frame.startsWith('id:')) whole += 1;
        // Nobody has to wait a second in a test.
        controller.enqueue(encoder.encode(frame.replace(/^retry: \d+/, 'retry: 1')));
      }
    },
    cancel: () => reader.cancel(),
  });
}

/** A client whose first stream of events breaks after so many; `Infinity`: never. */
function clientOf(browser: TestBrowser, cutAfter: number, beforeReturn?: () => Promise<void>) {
  let streams = 0;
  return createClient({
    baseUrl: 'http://localhost',
    fetch: async (input, init) => {
      const { method, url, headers } = new Request(input, init);
      const isStream = url.endsWith('/events');
      if (isStream) streams += 1;
      if (isStream && streams > 1) await beforeReturn?.();
      const response = await browser.fetch(method, new URL(url).pathname, undefined, {
        headers: Object.fromEntries(headers),
      });
      return isStream && streams === 1 && response.body
        ? new Response(broken(response.body, cutAfter), response)
        : response;
    },
  });
}

/** Somebody who watches a run from before it starts, or later. */
function watch(client: ReturnType<typeof clientOf>, id: number) {
  const seen = { state: emptyRun, events: [] as RunEvent[], lost: 0 };
  let open: () => void;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  const onConnection = ({ state }: RunConnection) => {
    if (state === 'open') open();
    else seen.lost += 1;
  };
  const ended = (async () => {
    for await (const event of client.taskEvents(id, { onConnection })) {
      seen.events.push(event);
      seen.state = nextRunState(seen.state, event);
    }
    return seen;
  })();
  return { opened, ended };
}

/** The offline model at a pace at which others get their turn; one text may break off, once. */
function model(breaksOff: number): ModelProvider {
  const whole = createOfflineProvider(offlineContent, { pace: 0 });
  let texts = 0;
  return {
    ...whole,
    async *complete(asked, signal) {
      texts += 1;
      let parts = texts === breaksOff ? 5 : Infinity;
      for await (const part of whole.complete(asked, signal)) {
        if ((parts -= 1) < 0) throw new ProviderError('broken');
        await new Promise(setImmediate);
        yield part;
      }
    },
  };
}

/** A run that is watched by somebody whose connection breaks, by somebody else, and afterwards. */
async function run(breaksOff: number, cutAfter: number, isOverMeanwhile: boolean) {
  const server = await createTestServer({ provider: model(breaksOff) });
  const browser = await server.browser().signIn();
  const path = '/api/assistants/decision/runs?start=false';
  const { id } = (await browser.call<Task>('POST', path, request)).body;
  const away = async () => {
    if (isOverMeanwhile) await server.engine.settled(id);
  };
  const cut = watch(clientOf(browser, cutAfter, away), id);
  const whole = watch(clientOf(browser, Infinity), id);
  await Promise.all([cut.opened, whole.opened]);
  await browser.call('POST', `/api/tasks/${id}/start`);
  const [one, other] = await Promise.all([cut.ended, whole.ended]);
  const late = await watch(clientOf(browser, Infinity), id).ended;
  return { cut: one, whole: other, late };
}

/** After each event of the run that is stored, and once in each text on its way. */
function cutsIn(events: readonly RunEvent[]): number[] {
  const texts = new Set<string>();
  return events.flatMap((event, index) => {
    if (event.type !== 'delta') return [index];
    if (texts.has(event.messageId)) return [];
    texts.add(event.messageId);
    // Three words into it.
    return [index + 3];
  });
}

describe.each([
  ['a run', 0],
  ['a run with a text that is begun again', 2],
])('%s', (_name, breaksOff) => {
  it.each([
    ['comes back at once', false],
    ['comes back when it is over', true],
  ])('looks the same to whoever loses it anywhere and %s', async (_when, isOverMeanwhile) => {
    const { whole } = await run(breaksOff, Infinity, false);
    expect(whole.state.ended).toBe('completed');
    const cuts = cutsIn(whole.events);
    expect(cuts.length).toBeGreaterThan(whole.state.steps.length * 2);
    for (const at of cuts) {
      const seen = await run(breaksOff, at, isOverMeanwhile);
      expect(seen.cut.lost, `cut after ${at} events`).toBe(1);
      expect(seen.cut.state, `cut after ${at} events`).toEqual(seen.late.state);
      expect(seen.whole.state).toEqual(seen.late.state);
    }
  });
});
