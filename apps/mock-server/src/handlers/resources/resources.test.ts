import { recordNames, recordOf, recordPath } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import type { AdminPermission } from '@constella/api-client/contract';

import { exampleBody, insertExample, isOwned } from '../../testing/examples.js';
import { createTestServer, testNow } from '../../testing/test-server.js';
import { anyStore } from '../../store/rows.js';

const all = recordNames.map((name) => recordOf(name));
/** Agents and runs are read and written by calls of their own. */
const plain = all.filter(({ name }) => name !== 'agents' && name !== 'tasks');
const names = (records: typeof all) => records.map(({ name }) => name);
const record = (name: string) => all.find((definition) => definition.name === name)!;

async function signedIn() {
  const server = await createTestServer();
  const store = anyStore(server.store);
  const demo = await server.browser().signIn();
  const other = server.browser();
  await other.call('POST', '/api/register', {
    username: 'somebody.else',
    password: 'quite-a-long-one',
  });
  const admin = await server.browser().signIn('admin', 'constella-admin');
  const idOf = (username: string) => server.store.findBy('users', 'username', username)!.id;
  const appoint = (permissions: AdminPermission[]) => {
    const row = server.store.findBy('admins', 'userId', String(idOf('admin')));
    if (row) server.store.remove('admins', row.id);
    store.insert('admins', {
      userId: idOf('admin'),
      role: 'admin',
      permissions,
      createdAt: new Date(testNow).toISOString(),
    });
  };
  return {
    server,
    store,
    demo,
    other,
    admin,
    appoint,
    demoId: idOf('demo'),
    otherId: idOf('somebody.else'),
  };
}

describe('every record', () => {
  it('there are 69, and seven of ours', () => expect(all).toHaveLength(76));

  it.each(names(all.filter(isOwned)))('%s shows a member nothing of another', async (name) => {
    const { store, demo, other, otherId } = await signedIn();
    const definition = record(name);
    const path = recordPath(name);
    const before = await demo.call<{ id: unknown }[]>('GET', `${path}?_limit=500`);
    const theirs = insertExample(store, definition, otherId, 7);
    const row = `${path}/${theirs.id}`;

    const after = await demo.call<{ id: unknown }[]>('GET', `${path}?_limit=500`);
    expect(after.body.map(({ id }) => id)).toEqual(before.body.map(({ id }) => id));
    expect(after.headers.get('x-total-count')).toBe(before.headers.get('x-total-count'));
    const filtered = await demo.call<unknown[]>('GET', `${path}?id=${theirs.id}`);
    expect([filtered.body, filtered.headers.get('x-total-count')]).toEqual([[], '0']);
    expect((await demo.refused('GET', row)).status).toBe(404);
    const writing =
      definition.write === 'owner' || name === 'agents' || name === 'tasks' ? 404 : 405;
    expect((await demo.refused('PATCH', row, {})).status).toBe(writing);
    expect((await demo.refused('DELETE', row)).status).toBe(writing);
    expect(store.find(definition.name as never, theirs.id)).toEqual(theirs);
    const own = await other.call<{ id: unknown }>('GET', row);
    expect(own.body.id).toBe(theirs.id);
  });

  it.each(names(plain.filter(({ write }) => write === 'owner')))(
    '%s can be created, read, changed and deleted by its owner',
    async (name) => {
      const { store, other, otherId } = await signedIn();
      const definition = record(name);
      const path = recordPath(name);
      const body = exampleBody(store, definition, otherId, 8);
      const made = await other.call<{ id: unknown; revision: number }>('POST', path, body);
      expect([made.status, made.headers.get('etag')]).toEqual([201, '"1"']);
      expect(made.headers.get('location')).toBe(`${path}/${String(made.body.id)}`);
      const row = made.headers.get('location')!;
      expect((await other.call('GET', row)).body).toEqual(made.body);
      const [field = ''] = Object.keys(body);
      const changed = await other.call<{ revision: number }>('PATCH', row, {
        [field]: body[field],
      });
      expect([changed.body.revision, changed.headers.get('etag')]).toEqual([2, '"2"']);
      expect((await other.call('DELETE', row)).status).toBe(200);
      expect((await other.refused('GET', row)).status).toBe(404);
    },
  );

  it.each(names(plain.filter(({ write }) => write === 'owner')))(
    '%s takes no reference to a row of another member',
    async (name) => {
      const { store, demo, demoId, otherId } = await signedIn();
      const definition = record(name);
      const own = exampleBody(store, definition, demoId, 3);
      const theirs = exampleBody(store, definition, otherId, 4);
      for (const [field, value] of Object.entries(theirs)) {
        if (!field.endsWith('Id') || typeof value !== 'number') continue;
        if (['achievementId', 'skillId'].includes(field)) continue;
        const refused = await demo.refused('POST', recordPath(name), { ...own, [field]: value });
        expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, [field]]);
      }
    },
  );

  it.each(names(plain.filter(({ write }) => write !== 'server')))(
    '%s refuses unknown and fixed fields by name',
    async (name) => {
      const { store, admin, appoint, demoId } = await signedIn();
      const definition = record(name);
      appoint([definition.permission]);
      const adminId = store.all('users').find(({ username }) => username === 'admin')!.id as number;
      const id = insertExample(store, definition, isOwned(definition) ? adminId : demoId, 5).id;
      const fixed = [...definition.fixed, 'id', 'revision', 'createdAt', 'surprise'];
      const refused = await admin.refused(
        'PATCH',
        `${recordPath(name)}/${id}`,
        Object.fromEntries(fixed.map((field) => [field, 1])),
      );
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.fields ?? {}).toSorted()).toEqual(fixed.toSorted());
    },
  );

  it.each(names(all.filter(({ read }) => read !== 'anyone')))(
    '%s needs a session',
    async (name) => {
      const server = await createTestServer();
      const refused = await server.browser().refused('GET', recordPath(name));
      expect(refused.status).toBe(401);
    },
  );

  it.each(names(plain.filter(({ read, write }) => read === 'admin' || write === 'admin')))(
    '%s is opened to an administrator by its permission alone',
    async (name) => {
      const { admin, appoint, demo, demoId, store } = await signedIn();
      const definition = record(name);
      const path = recordPath(name);
      const writable = definition.write === 'admin' && !definition.noCreate;
      const body = writable ? exampleBody(store, definition, demoId, 9) : {};
      // Nobody hands out more than they have.
      if (name === 'admins') Object.assign(body, { role: 'support', permissions: [] });
      const before = new Set(store.all(definition.name as never).map(({ id }) => id));
      /** Statuses of the list and of a creation. */
      const statuses = async (browser: typeof demo) => [
        (await browser.call('GET', path)).status,
        (await browser.call('POST', path, body)).status,
      ];
      const reading = definition.read === 'admin' ? 403 : 200;
      const refused = [reading, writable ? 403 : 405];
      expect(await statuses(demo)).toEqual(refused);
      appoint([]);
      expect(await statuses(admin)).toEqual(refused);
      appoint([definition.permission]);
      expect(await statuses(admin)).toEqual([200, writable ? 201 : 405]);
      const lines = store.all('system_logs').filter(({ category }) => category === 'audit');
      const id = store.all(definition.name as never).findLast((row) => !before.has(row.id))?.id;
      expect(lines.map(({ message }) => message)).toEqual(writable ? [`create ${name}/${id}`] : []);
    },
  );

  it.each(names(all.filter(({ secrets }) => secrets.length > 0)))(
    '%s never answers a secret',
    async (name) => {
      const { admin, appoint, store, demoId } = await signedIn();
      const definition = record(name);
      appoint([definition.permission]);
      const secret = (schema: unknown) => JSON.stringify(schema ?? null);
      const row = insertExample(store, definition, demoId, 6);
      const { body } = await admin.call<Record<string, unknown>>(
        'GET',
        `${recordPath(name)}/${row.id}`,
      );
      for (const field of definition.secrets) {
        expect(body).not.toHaveProperty(field);
        expect(JSON.stringify(body)).not.toContain(secret(row[field]));
        const filtered = await admin.refused('GET', `${recordPath(name)}?${field}_like=a`);
        expect(filtered.status).toBe(422);
      }
      expect(body['held']).toEqual(definition.secrets);
    },
  );
});

describe('a list', () => {
  async function goals() {
    const { server, store, other, otherId } = await signedIn();
    const rows: [string, number, string][] = [
      ['Zebra', 10, 'health'],
      ['apple 10', 90, 'finance'],
      ['apple 9', 50, 'health'],
      ['Ödland', 50, 'travel'],
    ];
    for (const [title, progress, category] of rows)
      store.insert('life_goals', {
        userId: otherId,
        title,
        progress,
        category,
        createdAt: new Date(testNow).toISOString(),
      });
    const ask = async (query: string) => {
      const answer = await other.call<{ title: string }[]>('GET', `/api/life-goals?${query}`);
      return {
        titles: answer.body.map(({ title }) => title),
        total: answer.headers.get('x-total-count'),
        link: answer.headers.get('link'),
      };
    };
    return { server, other, ask };
  }

  it.each([
    ['category=health', ['Zebra', 'apple 9']],
    ['category=health&category=travel', ['Zebra', 'apple 9', 'Ödland']],
    ['category_ne=health', ['apple 10', 'Ödland']],
    ['progress_gte=50&progress_lte=50', ['apple 9', 'Ödland']],
    ['title_like=APPLE', ['apple 10', 'apple 9']],
    ['q=zeb', ['Zebra']],
    ['q=nothing', []],
    ['description=', ['Zebra', 'apple 10', 'apple 9', 'Ödland']],
    ['_sort=title', ['apple 9', 'apple 10', 'Ödland', 'Zebra']],
    ['_sort=progress,title&_order=desc,asc', ['apple 10', 'apple 9', 'Ödland', 'Zebra']],
    ['_sort=progress&_order=asc', ['Zebra', 'apple 9', 'Ödland', 'apple 10']],
  ])('by %s', async (query, titles) => {
    const { ask } = await goals();
    expect(await ask(query)).toMatchObject({ titles, total: String(titles.length) });
  });

  it('comes in pages, with the way to the others', async () => {
    const { ask } = await goals();
    const page = await ask('_sort=title&_page=2&_limit=1');
    expect(page).toMatchObject({ titles: ['apple 10'], total: '4' });
    expect(page.link?.match(/rel="\w+"/g)).toEqual([
      'rel="first"',
      'rel="prev"',
      'rel="next"',
      'rel="last"',
    ]);
    expect((await ask('_page=9&_limit=1')).titles).toEqual([]);
  });

  it.each([
    ['surprise=1', ['surprise']],
    ['constructor=1', ['constructor']],
    ['__proto__=1', ['__proto__']],
    ['_sort=toString', ['_sort']],
    ['progress=much', ['progress']],
    ['category_gte=', ['category_gte']],
    ['metrics=1', ['metrics']],
    ['_sort=surprise', ['_sort']],
    ['_sort=title&_order=up', ['_order']],
    ['_page=0', ['_page']],
    ['_limit=501', ['_limit']],
    ['_limit=-1&_page=x', ['_page', '_limit']],
  ])('by %s is refused by name', async (query, fields) => {
    const { other } = await goals();
    const refused = await other.refused('GET', `/api/life-goals?${query}`);
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, fields]);
  });
});

describe('a stale change', () => {
  it('is refused with the row as it is now', async () => {
    const { store, other, otherId } = await signedIn();
    const { id } = insertExample(store, record('life_goals'), otherId);
    const path = `/api/life-goals/${id}`;
    const change = (title: string, tag: string) =>
      other.call<{ title?: string; current?: { title: string } }>(
        'PATCH',
        path,
        { title },
        { headers: { 'if-match': tag } },
      );
    expect((await change('First', '"1"')).status).toBe(200);
    const stale = await change('Second', '"1"');
    expect([stale.status, stale.body.current?.title, stale.headers.get('etag')]).toEqual([
      412,
      'First',
      '"2"',
    ]);
    const gone = await other.call('DELETE', path, undefined, { headers: { 'if-match': '"1"' } });
    expect(gone.status).toBe(412);
    expect((await change('Third', '"1", "2"')).status).toBe(200);
    expect((await change('Fourth', '*')).status).toBe(200);
    const known = await other.fetch('GET', path, undefined, {
      headers: { 'if-none-match': '"4"' },
    });
    expect(known.status).toBe(304);
  });
});

describe('deleting', () => {
  it('takes the parts along and lets others go', async () => {
    const { store, other, otherId } = await signedIn();
    const mentor = insertExample(store, record('mentors'), otherId);
    const team = store.find('mentor_teams', mentor['teamId'] as number)!;
    const activity = insertExample(store, record('learning_activities'), otherId, 2);
    await other.call('DELETE', `/api/learning-modules/${String(activity['moduleId'])}`);
    expect(store.find('learning_activities', activity.id)).toMatchObject({ moduleId: null });
    await other.call('DELETE', `/api/learning-plans/${String(team['planId'])}`);
    expect([store.find('mentor_teams', team.id), store.find('mentors', mentor.id)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is refused while a row needs it', async () => {
    const { store, admin, appoint, otherId } = await signedIn();
    appoint(['database_management']);
    const saved = insertExample(store, record('user_skills'), otherId);
    const path = `/api/skills/${String(saved['skillId'])}`;
    expect((await admin.refused('DELETE', path)).status).toBe(409);
    expect(store.find('skills', saved['skillId'] as number)).toBeDefined();
  });
});

describe('values', () => {
  it('no two rows may share are refused on their column', async () => {
    const { other } = await signedIn();
    const day = { date: '2026-03-01' };
    expect((await other.call('POST', '/api/health-data', day)).status).toBe(201);
    const refused = await other.refused('POST', '/api/health-data', day);
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([409, ['date']]);
  });

  it.each([
    ['weight', 72.555],
    ['weight', 1_000],
    ['sleepHours', 24.01],
    ['sleepHours', -1],
    ['exerciseMinutes', 1.5],
    ['date', '2026-02-30'],
    ['mood', 'x'.repeat(201)],
  ])('beyond the precision or the bounds are refused: %s %s', async (field, value) => {
    const { other } = await signedIn();
    const refused = await other.refused('POST', '/api/health-data', {
      date: '2026-03-01',
      [field]: value,
    });
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, [field]]);
  });

  it.each([72.55, 0.07, 999.99])('of %s are kept as they are', async (weight) => {
    const { other } = await signedIn();
    const body = { date: '2026-03-01', weight };
    expect((await other.call('POST', '/api/health-data', body)).body).toMatchObject(body);
  });

  it('of a sensitive setting can be written and never read', async () => {
    const { admin, appoint } = await signedIn();
    appoint(['system_settings']);
    const setting = {
      settingKey: 'smtp.password',
      settingValue: 'hush-hush',
      category: 'integration',
      isSensitive: true,
    };
    const made = await admin.call<{ id: number }>('POST', '/api/system-settings', setting);
    const list = await admin.call('GET', '/api/system-settings?q=hush');
    expect(made.body).toMatchObject({ held: ['settingValue'] });
    expect(JSON.stringify([made.body, list.body])).not.toContain('hush');
    const shown = await admin.refused('PATCH', `/api/system-settings/${made.body.id}`, {
      isSensitive: false,
    });
    expect(shown.status).toBe(422);
  });
});

it('methods a path lacks are refused with those it has', async () => {
  const { demo } = await signedIn();
  const refused = async (method: string, path: string) => {
    const answer = await demo.call(method, path, {});
    return [answer.status, answer.headers.get('allow')];
  };
  expect(await refused('PUT', '/api/life-goals/1')).toEqual([405, 'GET, PATCH, DELETE']);
  expect(await refused('POST', '/api/point-transactions')).toEqual([405, 'GET']);
  expect(await refused('POST', '/api/users')).toEqual([405, 'GET']);
  expect((await demo.refused('GET', '/api/life-goals/01')).status).toBe(404);
  expect((await demo.refused('GET', '/api/life-goals/1/more')).status).toBe(404);
});
