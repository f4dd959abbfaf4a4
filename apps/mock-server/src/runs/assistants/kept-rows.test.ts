import type { AssistantId, RiskRegister, Task } from '@constella/api-client/contract';
import { assistantIds } from '@constella/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';

import { anyStore, type AnyRow } from '../../store/rows.js';
import type { TableName } from '../../store/tables.js';
import { runAssistant } from '../../testing/run-assistant.js';
import { createTestServer, type TestBrowser } from '../../testing/test-server.js';
import { writtenCases } from '../../testing/written-cases.js';
import { programs } from './index.js';

type Parts = Record<string, unknown>;
type Listed = { readonly id: string } & Parts;
type Edited = Parts &
  Record<'items' | 'sections' | 'clauses' | 'scenarios' | 'lessons' | 'cards', Listed[]>;

interface Case {
  readonly request: Parts;
  /** A person's edit, and the columns that have to show it. */
  edit(result: Edited): Parts;
  readonly says: Parts;
  readonly table: TableName;
  /** The list whose parts have rows of their own. */
  readonly list?: 'items' | 'scenarios';
  readonly rows?: TableName;
  /** Its rows are the member's own: they need no company. */
  readonly ofMember?: true;
  /** A column of the row that is set where the rows are shown, and a part it comes from, if any. */
  readonly elsewhere: Parts;
}

const register = {
  edit: (result) => ({ ...result, title: 'What may go wrong in May' }),
  says: { title: 'What may go wrong in May' },
  table: 'risk_assessments',
  list: 'items',
  rows: 'risk_items',
  elsewhere: { status: 'archived' },
} as const satisfies Omit<Case, 'request'>;

const cases: Partial<Record<AssistantId, Case>> = {
  'risk-assessment': {
    ...register,
    request: {
      title: 'Harvest',
      scope: 'The coastal orchard',
      categories: ['operational', 'people'],
      knownRisks: 'The sorting machine often stops\nSeasonal workers leave early',
    },
  },
  'compliance-risk': {
    ...register,
    request: {
      industry: 'Mail order',
      regions: ['Germany'],
      activities: 'Sells tents online',
      domains: ['dataPrivacy', 'consumerProtection'],
    },
  },
  'compliance-policy': {
    request: { policyType: 'dataPrivacy', jurisdiction: 'Germany' },
    edit: ({ sections: [first, ...others], ...result }) => ({
      ...result,
      title: 'Data of customers',
      sections: [{ ...first, body: 'Nobody sends a list by mail.' }, ...others],
    }),
    says: {
      title: 'Data of customers',
      content: expect.stringContaining('Nobody sends a list by mail.'),
    },
    table: 'company_policies',
    elsewhere: { status: 'active' },
  },
  'document-generator': {
    request: { parties: ['Havsvik Home AB'], purpose: 'Storage of home goods' },
    edit: ({ clauses: [first, ...others], ...result }) => ({
      ...result,
      jurisdiction: 'Sweden',
      clauses: [{ ...first, text: 'Goods are kept dry.' }, ...others],
    }),
    says: { jurisdiction: 'Sweden', content: expect.stringContaining('Goods are kept dry.') },
    table: 'legal_documents',
    elsewhere: { status: 'active' },
  },
  'learning-plan': {
    ofMember: true,
    request: {
      learningArea: 'other',
      learningGoal: 'career',
      timeCommitment: 'moderate',
      learningStyle: 'reading',
      customTopic: 'Returns',
    },
    edit: (result) => ({ ...result, title: 'Returns in four weeks' }),
    says: { title: 'Returns in four weeks' },
    table: 'learning_plans',
    elsewhere: { status: 'archived' },
  },
  'learning-content': {
    ofMember: true,
    request: {
      prompt: 'Personal data',
      contentType: 'flashcards',
      material: 'Consent is the free agreement of a person. Deletion ends the storage of data.',
    },
    edit: ({ cards: [first, ...others], ...result }) => ({
      ...result,
      title: 'Data of customers',
      cards: [{ ...first, back: 'What is kept' }, ...others],
    }),
    says: {
      title: 'Data of customers',
      content: expect.objectContaining({
        cards: expect.arrayContaining([expect.objectContaining({ back: 'What is kept' })]),
      }),
    },
    table: 'learning_contents',
    elsewhere: { favorite: true },
  },
  training: {
    request: { topic: 'Personal data', audience: 'Customer service', material: 'Delete old data' },
    edit: ({ lessons: [first, ...others], ...result }) => ({
      ...result,
      title: 'Data of customers',
      lessons: [{ ...first, title: 'What is kept' }, ...others],
    }),
    says: {
      title: 'Data of customers',
      content: expect.objectContaining({
        lessons: expect.arrayContaining([expect.objectContaining({ title: 'What is kept' })]),
      }),
    },
    table: 'compliance_trainings',
    list: 'scenarios',
    rows: 'training_scenarios',
    elsewhere: { status: 'published' },
  },
};
const keeping = Object.entries(cases) as [AssistantId, Case][];
const listing = keeping.flatMap(([id, { list, rows }]) =>
  list && rows ? [[id, list, rows] as const] : [],
);

let server: Awaited<ReturnType<typeof createTestServer>>;
let browser: TestBrowser;
let task: Task;

beforeEach(async () => {
  server = await createTestServer({ provider: writtenCases() });
  browser = await server.browser().signIn();
});

async function begin(id: AssistantId): Promise<Edited> {
  ({ task } = await runAssistant(id, (cases[id]?.request ?? {}) as never, { browser }));
  return task.result as unknown as Edited;
}
const path = () => `/api/tasks/${task.id}/versions`;
async function save(result: Parts): Promise<Edited> {
  const { status, body } = await browser.call<Task>('POST', path(), { result });
  expect([status, body]).toEqual([200, body]);
  task = body;
  return body.result as unknown as Edited;
}
async function restore(version: number): Promise<void> {
  task = (await browser.call<Task>('POST', `${path()}/${version}/restore`)).body;
}
/** The rows of a table the result names, as they are. */
const stored = (table: TableName): AnyRow[] =>
  (task.result?.records ?? [])
    .filter((record) => record.table === table)
    .map(({ id }) => anyStore(server.store).find(table, id)!);
const set = (table: TableName, id: number | string, changes: Parts) =>
  server.store.write(() => anyStore(server.store).update(table, id, changes));
const count = (table: TableName) => server.store.all(table).length;

it('every assistant that stores its result as rows is here', () => {
  const found = assistantIds.filter((id) => programs[id].rows);
  expect(found.toSorted()).toEqual(keeping.map(([id]) => id).toSorted());
});

describe.each(keeping)('a result of %s', (id, { edit, says, table, elsewhere, ofMember }) => {
  it('has the row say what an edit says, and again what it said when that is taken back', async () => {
    const own = await begin(id);
    const [before] = stored(table);
    const rows = count(table);
    await save(edit(own));
    expect(stored(table)).toEqual([expect.objectContaining({ id: before?.id, ...says })]);
    await restore(1);
    expect(stored(table)).toEqual([{ ...before, revision: expect.any(Number) }]);
    expect(count(table)).toBe(rows);
  });

  it('leaves what was set on the row itself', async () => {
    const own = await begin(id);
    await set(table, stored(table)[0]?.id ?? 0, { ...elsewhere, title: 'As we call it' });
    await save(edit(own));
    const { title: _title, ...followed } = says;
    expect(stored(table)).toEqual([
      expect.objectContaining({ ...followed, ...elsewhere, title: 'As we call it' }),
    ]);
    await restore(1);
    expect(stored(table)[0]).toMatchObject({ ...elsewhere, title: 'As we call it' });
  });

  it('leaves a deleted row deleted', async () => {
    const own = await begin(id);
    const rows = count(table);
    const { body } = await browser.call<{ ok: boolean }>(
      'DELETE',
      `/api/${table.replaceAll('_', '-')}/${stored(table)[0]?.id}`,
    );
    expect(body).toEqual({ ok: true });
    await save(edit(own));
    expect([stored(table), count(table)]).toEqual([[], rows - 1]);
  });

  it(`${ofMember ? 'needs no' : 'writes nothing for a member without a'} company`, async () => {
    browser = server.browser();
    await browser.call('POST', '/api/register', {
      username: 'newcomer',
      password: 'constella-newcomer',
      email: 'newcomer@example.org',
    });
    const rows = count(table);
    await save(edit(await begin(id)));
    expect(count(table)).toBe(ofMember ? rows + 1 : rows);
    expect(task.result?.records === undefined).toBe(!ofMember);
  });
});

describe.each(listing)('the parts of a result of %s', (id, list, table) => {
  it('come, go and stay with their rows', async () => {
    const own = await begin(id);
    const [first, ...others] = own[list];
    const [gone, ...kept] = stored(table);
    const rows = count(table);
    await save({ ...own, [list]: [...others, { ...first, id: 'z9', title: 'A new one' }] });
    expect(stored(table)).toEqual([
      ...kept,
      expect.objectContaining({ title: 'A new one', revision: 1 }),
    ]);
    expect(anyStore(server.store).find(table, gone?.id ?? 0)).toBeUndefined();
    expect(count(table)).toBe(rows);

    await restore(1);
    expect(stored(table).map(({ title }) => title)).toEqual([
      gone?.title,
      ...kept.map(({ title }) => title),
    ]);
    expect(stored(table).slice(1)).toEqual(kept);
    expect(count(table)).toBe(rows);
  });

  it.each([
    ['a column the result has, too', { title: 'As we call it' }],
    [
      'a column of the row alone',
      table === 'risk_items' ? { status: 'mitigated' } : { description: 'Ours' },
    ],
  ])('leave a row behind on which %s was set, and take it again', async (_what, set_) => {
    const own = await begin(id);
    const [touched, ...kept] = stored(table);
    await set(table, touched?.id ?? 0, set_);
    const [first, ...others] = own[list];
    await save({ ...own, [list]: others });
    const left = { ...touched, ...set_, revision: expect.any(Number) };
    expect(anyStore(server.store).find(table, touched?.id ?? 0)).toEqual(left);

    // Another part of that key is not the one that went.
    const other = { ...first, title: 'Another one' };
    await save({ ...own, [list]: [other, ...others] });
    expect(stored(table)[0]).toMatchObject({ title: 'Another one', id: expect.any(Number) });
    expect(stored(table)[0]?.id).not.toBe(touched?.id);
    expect(anyStore(server.store).find(table, touched?.id ?? 0)).toEqual(left);
    expect(stored(table).slice(1)).toEqual(kept);
  });

  it('find the row again on which something was set', async () => {
    const own = await begin(id);
    const [touched, ...kept] = stored(table);
    await set(table, touched?.id ?? 0, { title: 'As we call it' });
    const rows = count(table);
    await save({ ...own, [list]: own[list].slice(1) });
    await save({ ...own, title: 'Changed meanwhile', [list]: own[list].slice(1) });
    await restore(1);
    expect(stored(table)).toEqual([
      { ...touched, title: 'As we call it', revision: expect.any(Number) },
      ...kept,
    ]);
    expect(count(table)).toBe(rows);
  });

  it('find their rows in a run that did not say which is which', async () => {
    const own = await begin(id);
    const before = stored(table);
    const { result } = server.store.find('tasks', task.id)!;
    await set('tasks', task.id, {
      result: { ...result, records: result?.records?.map(({ key: _key, ...rest }) => rest) },
    });
    const [first, ...others] = own[list];
    await save({ ...own, [list]: [{ ...first, title: 'Another name' }, ...others.slice(1)] });
    expect(stored(table).map((row) => row.id)).toEqual([
      before[0]?.id,
      ...before.slice(2).map((row) => row.id),
    ]);
    expect(stored(table)[0]).toMatchObject({ title: 'Another name' });
  });
});

it('a status on the board outlives a change of the same risk', async () => {
  const own = (await begin('risk-assessment')) as unknown as RiskRegister;
  const [item] = stored('risk_items');
  await browser.call('PATCH', `/api/risk-items/${item?.id}`, { status: 'mitigated' });
  const items = own.items.map((one, at) => (at === 0 ? { ...one, impact: 5 } : one));
  await save({ ...own, items });
  expect(stored('risk_items')[0]).toMatchObject({ status: 'mitigated', impact: 5 });
});
