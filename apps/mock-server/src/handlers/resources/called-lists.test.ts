import { describe, expect, it } from 'vitest';

import { agentBody, createTestServer, type Answer } from '../../testing/test-server.js';

/** The lists that are calls of their own take the words of every record's list. */
type Row = { id: number; title?: string; name?: string; status: string; assistant?: string | null };

async function signedIn() {
  const server = await createTestServer();
  const demo = await server.browser().signIn();
  const ask = async (path: string) => {
    const answer = await demo.call<Row[]>('GET', path);
    return {
      rows: answer.body,
      ids: answer.body.map(({ id }) => id),
      total: answer.headers.get('x-total-count'),
      link: answer.headers.get('link'),
    };
  };
  return { server, demo, ask };
}

describe.each(['/api/agents', '/api/tasks'])('%s', (path) => {
  it('comes whole while nobody asks for a page, and says how many there are', async () => {
    const { server, demo, ask } = await signedIn();
    if (path === '/api/agents')
      for (let at = 0; at < 60; at += 1) await demo.call('POST', path, agentBody());
    const { id } = server.store.findBy('users', 'username', 'demo')!;
    const stored = server.store.rowsBy(path === '/api/agents' ? 'agents' : 'tasks', 'userId', id);
    const ids = stored.map((row) => row.id);
    const all = await ask(path);
    expect(all.ids).toEqual(path === '/api/tasks' ? ids.toReversed() : ids);
    expect([all.total, all.link]).toEqual([String(ids.length), null]);
  });

  it('comes in pages, in any order, with the way to the others', async () => {
    const { ask } = await signedIn();
    const { ids, total } = await ask(path);
    const rising = ids.toSorted((a, b) => a - b);
    const second = await ask(`${path}?_sort=id&_limit=2&_page=2`);
    expect([second.ids, second.total]).toEqual([rising.slice(2, 4), total]);
    expect(second.link).toContain('rel="prev"');
    expect((await ask(`${path}?_sort=id&_order=desc`)).ids).toEqual(rising.toReversed());
    // Without a number of rows a page is as long as anywhere.
    expect((await ask(`${path}?_page=2`)).ids).toEqual([]);
  });

  it.each(['surprise=1', 'settings=x', 'metadata=x', '_sort=surprise', '_limit=501', '_page=0'])(
    'refuses %s by name',
    async (query) => {
      const { demo } = await signedIn();
      const refused = await demo.refused('GET', `${path}?${query}`);
      const [word = ''] = query.split('=');
      expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, [word]]);
    },
  );
});

describe('runs', () => {
  it.each([
    ['status=completed', ({ status }: Row) => status === 'completed'],
    ['status_ne=completed', ({ status }: Row) => status !== 'completed'],
    ['status=failed&status=canceled', ({ status }: Row) => /failed|canceled/.test(status)],
    ['title_like=NORDIC', ({ title }: Row) => /nordic/i.test(title!)],
    ['q=lease', ({ id }: Row) => id === 4],
    [
      'assistant=collaboration',
      ({ assistant }: Row) => (assistant ?? 'collaboration') === 'collaboration',
    ],
    ['assistant=decision', ({ assistant }: Row) => assistant === 'decision'],
  ])('are filtered by %s', async (query, fits) => {
    const { ask } = await signedIn();
    const all = await ask('/api/tasks');
    const wanted = all.rows.filter(fits).map(({ id }) => id);
    const found = await ask(`/api/tasks?${query}`);
    expect([found.ids, found.total]).toEqual([wanted, String(wanted.length)]);
  });

  it('are found by an agent that took part', async () => {
    const { ask, server } = await signedIn();
    const { rows } = await ask('/api/tasks');
    const [agent] = server.store.find('tasks', rows[0]!.id)!.agentsInvolved;
    const took = ({ id }: Row) => server.store.find('tasks', id)!.agentsInvolved.includes(agent!);
    const found = await ask(`/api/tasks?agentsInvolved=${agent}`);
    expect(found.ids).toEqual(rows.filter(took).map(({ id }) => id));
    expect((await ask('/api/tasks?agentsInvolved=999999')).ids).toEqual([]);
  });
});

it('agents are filtered by the status they are shown with', async () => {
  const { ask, server } = await signedIn();
  const { ids } = await ask('/api/agents?status=idle');
  server.engine.atWork = (id) => id === ids[0];
  expect((await ask('/api/agents?status=idle')).ids).toEqual(ids.slice(1));
  const busy = await ask('/api/agents?status=busy');
  expect(busy.rows.map(({ id, status }) => [id, status])).toContainEqual([ids[0], 'busy']);
});

describe('a list of very many', () => {
  const many = async () => {
    const server = await createTestServer();
    const demo = await server.browser().signIn();
    const { id: userId } = server.store.findBy('users', 'username', 'demo')!;
    const {
      id: _id,
      revision: _revision,
      ...pattern
    } = server.store.rowsBy('tasks', 'userId', userId)[0]!;
    for (let at = 0; at < 1_100; at += 1)
      server.store.insert('tasks', { ...pattern, title: `Run ${at}` });
    return { server, demo, userId };
  };

  it('comes up to the longest page, with the way to all others', async () => {
    const { server, demo, userId } = await many();
    const ids: number[] = [];
    const lengths: number[] = [];
    let path: string | undefined = '/api/tasks';
    while (path) {
      const page: Answer<Row[]> = await demo.call('GET', path);
      ids.push(...page.body.map(({ id }) => id));
      lengths.push(page.body.length);
      path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    const all = server.store.rowsBy('tasks', 'userId', userId).map(({ id }) => id);
    expect(ids).toEqual(all.toReversed());
    expect(lengths.slice(0, -1)).toEqual([500, 500]);
  });

  it.each([
    ['title_like', 20, 200],
    ['title_like', 21, 422],
    ['q', 20, 200],
    ['q', 21, 422],
    // Comparing is cheap, and the app asks for pages of runs by their ids.
    ['id', 500, 200],
  ])('is searched by %s for %i texts: %i', async (name, count, status) => {
    const { demo } = await many();
    const query = Array.from({ length: count }, (_, at) => `${name}=${at + 1}`).join('&');
    const answer = await demo.call<{ fields?: object }>('GET', `/api/tasks?${query}`);
    const named = Object.keys(answer.body.fields ?? {});
    expect([answer.status, named]).toEqual([status, status === 422 ? [name] : []]);
  });

  it('searched for over several columns counts them together', async () => {
    const { demo } = await many();
    const query = ['title_like', 'description_like'].flatMap((name) =>
      Array.from({ length: 11 }, (_, at) => `${name}=${at}`),
    );
    expect((await demo.call('GET', `/api/tasks?${query.join('&')}`)).status).toBe(422);
  });

  it('says no links that a client could not read', async () => {
    const { demo } = await many();
    const query = `_limit=1&title_ne=${'x'.repeat(3_000)}`;
    const { status, headers } = await demo.call('GET', `/api/tasks?${query}`);
    expect([status, headers.get('link')]).toEqual([200, null]);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThan(1_000);
  });

  it('sorted by a column again and again is sorted by it once', async () => {
    const { demo } = await many();
    const path = '/api/tasks?_limit=5&_sort=status,title,';
    const once = await demo.call<Row[]>('GET', `${path}id`);
    const often = await demo.call<Row[]>('GET', `${path}${'status,title,'.repeat(500)}id`);
    expect(often.body).toEqual(once.body);
  });
});
