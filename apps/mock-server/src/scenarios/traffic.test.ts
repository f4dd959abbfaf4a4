import { recordNames, recordPath } from '@constella/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ScenarioServers } from '../node/scenario-servers.js';
import { startHttpServer } from '../testing/http-server.js';
import { differences, recordTraffic, type Exchange } from '../testing/record-traffic.js';
import { stateOf } from '../testing/test-server.js';
import { scenarioHeader, readScenarioHeader } from './scenario-input.js';
import { createScenarioServer, type ScenarioHost } from './scenario-server.js';
import { scenarios } from './scenarios.js';

const lines: string[] = [];
const host: ScenarioHost = {
  site: 'http://localhost',
  pace: 0,
  log: (line) => void lines.push(line),
  // Nobody waits in a test; that somebody would have waited is for other tests.
  wait: () => Promise.resolve(),
};
const listPaths = /^\/api\/(agents|tasks|openrouter\/models|membership\/[^?]+)(\?|\/\d+$|$)/;
const recordPaths = new Set(recordNames.map(recordPath));
const silentIn = (header: string) => (path: string) =>
  /\bslow(&|$)/.test(header) && (listPaths.test(path) || recordPaths.has(path.split('?')[0]!));

/** In the page's way: a request is a call. */
async function recordedInAPage(header: string, changes: Partial<ScenarioHost> = {}) {
  const server = await createScenarioServer(readScenarioHeader(header), { ...host, ...changes });
  const traffic = await recordTraffic(async (path, init) => {
    const request = new Request(`http://localhost${path}`, init);
    const signal = request.signal;
    const gone = new Promise<never>((_, fail) =>
      signal.addEventListener('abort', () => fail(new Error('gone'))),
    );
    return (await Promise.race([server.answer(request), gone]))!;
  }, silentIn(header));
  await server.stop();
  return traffic;
}

let node: Awaited<ReturnType<typeof startHttpServer>>;
let servers: ScenarioServers;
beforeAll(async () => {
  servers = new ScenarioServers(host);
  node = await startHttpServer(undefined, servers);
});
afterAll(async () => {
  await servers.stop();
  await node.close();
});

let visits = 0;
/** Over a real connection, in a visit of its own. */
const recordedInNode = (header: string): Promise<Exchange[]> => {
  visits += 1;
  const named = `${header.includes('=') ? header : `scenario=${header}`}&visit=v${visits}`;
  return recordTraffic(
    (path, init) =>
      fetch(`${node.address}${path}`, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), [scenarioHeader]: named },
      }),
    silentIn(header),
  );
};

/** Without the name of the visit, which the answer repeats. */
const anyVisit = (traffic: readonly Exchange[]) =>
  traffic.map(({ headers: { [scenarioHeader]: said = '', ...headers }, ...exchange }) => ({
    ...exchange,
    headers: { ...headers, [scenarioHeader]: said.replace(/&visit=v\d+/, '') },
  }));

/** The headers the other recording has too. */
const said = (traffic: readonly Exchange[], other: readonly Exchange[]): Exchange[] =>
  traffic.map(({ headers, ...exchange }, at) => {
    const names = new Set(Object.keys(other[at]?.headers ?? {}));
    return {
      ...exchange,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name))),
    };
  });

describe('the same inputs give the same bytes', () => {
  const inputs = [
    ...scenarios,
    'scenario=default&seed=7&clock=2025-06-30&failureRate=0.3&latency=5',
  ];
  it.each(inputs)('%s', async (header) => {
    const page = await recordedInAPage(header);
    expect(differences(page, await recordedInAPage(header))).toEqual([]);
    const overHttp = anyVisit(await recordedInNode(header));
    expect(differences(overHttp, anyVisit(await recordedInNode(header)))).toEqual([]);
    // Headers of the connection are Node's own; what the handlers say is the same in both.
    expect(differences(said(overHttp, page), page)).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('with every event of a run, whenever the reader comes', async () => {
    const traffic = await recordedInAPage('default');
    const [live, later] = traffic.filter(({ request }) => request.endsWith('/events'));
    expect(live?.body).toMatch(/^retry: 1000\n\nid: 1\nevent: step\n/);
    expect(live?.body).toContain('event: delta\n');
    expect(live?.body).toContain('event: done\n');
    expect(later?.body).toBe(live?.body);
  });

  it('also when the words of a run take their time', async () => {
    const [one, other] = await Promise.all([
      recordedInAPage('default', { pace: 1 }),
      recordedInAPage('default', { pace: 1 }),
    ]);
    expect(differences(one, other)).toEqual([]);
  });

  it('and other inputs others', async () => {
    const [one, ...others] = await Promise.all(
      ['seed=1', 'seed=2', 'clock=2026-02-01', 'failureRate=0.5'].map((header) =>
        recordedInAPage(header),
      ),
    );
    for (const other of others) expect(differences(one ?? [], other)).not.toEqual([]);
  });
});

it('the real data stay as they were', async () => {
  const before = JSON.stringify(stateOf(node.store));
  await recordedInNode('default');
  expect(JSON.stringify(stateOf(node.store))).toBe(before);
});
