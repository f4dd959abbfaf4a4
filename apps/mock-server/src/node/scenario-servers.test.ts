import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { scenarioHeader } from '../scenarios/scenario-input.js';
import { rawRequest, startHttpServer } from '../testing/http-server.js';
import { offersScenarios } from './providers.js';
import { ScenarioServers } from './scenario-servers.js';
import { readSettings } from './settings.js';

const lines: string[] = [];
let server: Awaited<ReturnType<typeof startHttpServer>>;
let scenarios: ScenarioServers;
beforeAll(async () => {
  const log = (line: string) => void lines.push(line);
  scenarios = new ScenarioServers({ site: 'http://localhost', pace: 0, log });
  server = await startHttpServer(undefined, scenarios);
});
afterAll(async () => {
  await scenarios.stop();
  await server.close();
});

const ask = async (
  scenario: string | undefined,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
) => {
  const named: Record<string, string> =
    scenario === undefined ? {} : { [scenarioHeader]: scenario };
  const headers = { 'content-type': 'application/json', ...options.headers, ...named };
  const answer = await rawRequest(server.port, { path, ...options, headers });
  const text = answer.body.toString();
  return { ...answer, json: (text ? JSON.parse(text) : undefined) as never };
};

describe('a request that names a scenario', () => {
  it('is answered in it, signed in without a cookie, at its moment', async () => {
    const answer = await ask('past_due', '/api/membership/user-subscription');
    expect([answer.status, answer.json]).toEqual([
      200,
      expect.objectContaining({ status: 'past_due' }),
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['date']).toBe('Sat, 31 Jan 2026 09:30:00 GMT');
    expect(answer.headers[scenarioHeader]).toBe(
      'scenario=past_due&seed=1&latency=0&failureRate=0&clock=2026-01-31T09%3A30%3A00.000Z',
    );
  });

  it('finds what the same visit left, and another visit does not', async () => {
    const removed = await ask('visit=one', '/api/agents/4', { method: 'DELETE' });
    expect(removed.status).toBe(200);
    const left = await Promise.all(
      ['visit=one', 'visit=two'].map((visit) => ask(visit, '/api/agents')),
    );
    expect(left.map(({ json }) => (json as unknown[]).length)).toEqual([7, 8]);
  });

  it('begins anew when others have been asked for since', async () => {
    await ask('visit=old', '/api/agents/4', { method: 'DELETE' });
    for (const visit of ['a', 'b', 'c', 'd', 'e', 'f']) await ask(`visit=${visit}`, '/api/user');
    expect((await ask('visit=old', '/api/agents')).json).toHaveLength(8);
  });

  it('reads json-server’s plain lists of its own, and suffers its faults', async () => {
    const { status, json } = await ask('default', '/api/public/subscription_plans?tier=free');
    expect([status, (json as unknown[]).length]).toEqual([200, 1]);
    expect((await ask('failureRate=1', '/api/public/subscription_plans')).status).toBe(503);
  });

  it('is hung up on where the scenario has no network', async () => {
    await expect(ask('offline', '/api/user')).rejects.toThrow(/hang up|ECONNRESET/);
  });

  it.each([
    ['nonsense', 'scenario'],
    ['latency=-1', 'latency'],
    ['failureRate=2', 'failureRate'],
    ['sceanrio=empty', 'sceanrio'],
  ])('%s is answered 400 with the name of the input', async (scenario, input) => {
    const { status, json } = await ask(scenario, '/api/user', {
      headers: { 'accept-language': 'de' },
    });
    expect([status, json]).toEqual([400, { error: expect.stringContaining(input) as string }]);
    expect((json as { error: string }).error).toMatch(/Szenario/);
  });

  it('leaves the real server as it is', async () => {
    const real = server.browser();
    await real.signIn();
    const cookie = { cookie: real.cookie ?? '' };
    expect((await ask('empty', '/api/agents', { headers: cookie })).json).toEqual([]);
    expect((await ask(undefined, '/api/agents', { headers: cookie })).json).toHaveLength(8);
    // Its lists too, and pages, which no scenario has.
    expect((await ask(undefined, '/api/public/subscription_plans')).json).toHaveLength(4);
    const page = { path: '/somewhere', headers: { [scenarioHeader]: 'nonsense' } };
    expect((await rawRequest(server.port, page)).status).toBe(404);
    expect(lines).toEqual([]);
  });
});

it('a server without scenarios takes the header for nothing', async () => {
  const plain = await startHttpServer();
  const headers = { [scenarioHeader]: 'nonsense' };
  const answer = await rawRequest(plain.port, { path: '/api/membership/plans', headers });
  await plain.close();
  expect([answer.status, answer.headers[scenarioHeader]]).toEqual([200, undefined]);
});

describe('scenarios are offered', () => {
  it.each([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', SCENARIOS: 'on' }, true],
    [{ SCENARIOS: 'off' }, false],
  ])('with %o: %s', (environment, offered) => {
    expect(offersScenarios(readSettings(environment))).toBe(offered);
  });

  it('on or off, and nothing else', () => {
    expect(() => readSettings({ SCENARIOS: 'maybe' })).toThrow('SCENARIOS must be on or off');
  });
});
