import type {
  AssistantResult,
  RunVersion,
  RunVersionResult,
  Task,
} from '@constella/api-client/contract';
import { bounds } from '@constella/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, type TestBrowser } from '../../testing/test-server.js';

type Result = AssistantResult<'decision'>;
type Saved = Task & { result: Result };

let server: Awaited<ReturnType<typeof createTestServer>>;
let demo: TestBrowser;
let id = 0;
let own: Result;
const versions = () => `/api/tasks/${id}/versions`;
const read = async (browser = demo) => (await browser.call<Saved>('GET', `/api/tasks/${id}`)).body;
const save = (result: unknown, match?: number, note?: string) =>
  demo.call<Saved & { error: string; fields: Record<string, string>; current: Saved }>(
    'POST',
    versions(),
    { result, ...(note !== undefined && { note }) },
    match === undefined ? {} : { headers: { 'if-match': `"${match}"` } },
  );

beforeEach(async () => {
  server = await createTestServer();
  demo = await server.browser().signIn();
  const { body } = await demo.call<Task>('POST', '/api/assistants/decision/runs', {
    title: 'A second depot',
    description: 'Bremen costs 40 a day or Emden costs 55 a day. Compare cost and reach.',
    methods: ['swot'],
    options: ['Bremen', 'Emden'],
    criteria: ['Cost', 'Reach'],
    figures: [
      {
        criterion: 'Cost',
        unit: '€ a day',
        better: 'lower',
        amounts: [
          { option: 'Bremen', amount: 40 },
          { option: 'Emden', amount: 55 },
        ],
      },
    ],
  });
  id = body.id;
  await server.engine.settled(id);
  own = (await read()).result;
});

describe('a result', () => {
  it('is version 1, made by the model, until somebody edits it', async () => {
    expect(await read()).toMatchObject({ status: 'completed', version: 1, edited: [] });
    const { body } = await demo.call<RunVersion[]>('GET', versions());
    expect(body).toMatchObject([
      { number: 1, author: 'ai', offline: true, edited: [], restored: null },
    ]);
    expect(body[0]?.name).toBe(own['model' as 'text']);
  });

  it('is edited as a new version, which says who, when, what, and which parts', async () => {
    const text = 'We take Emden.';
    const saved = await save({ ...own, text }, 1, 'Clearer');
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"2"']);
    expect(saved.body).toMatchObject({ version: 2, edited: ['text'], result: { text } });
    expect(await read()).toEqual(saved.body);
    const { body } = await demo.call<RunVersion[]>('GET', versions());
    expect(body.map(({ number, author, note, edited }) => [number, author, note, edited])).toEqual([
      [2, 'person', 'Clearer', ['text']],
      [1, 'ai', '', []],
    ]);
    const first = await demo.call<RunVersionResult>('GET', `${versions()}/1`);
    expect(first.body.result).toEqual(own);
  });

  it('makes no version of what is the same', async () => {
    expect((await save(own, 1)).body.version).toBe(1);
    expect(server.store.rowsBy('run_versions', 'taskId', id)).toEqual([]);
  });

  it('keeps its numbers computed: the ranking follows from scores and weights alone', async () => {
    const scores = own.options.flatMap((_name, option) =>
      own.criteria.map((_criterion, criterion) => ({
        option,
        criterion,
        basis: 'judged',
        reason: 'Somebody judged it.',
        score: option === 1 ? 5 : 1,
      })),
    );
    const { body } = await save({
      ...own,
      scores,
      ranking: [{ option: 0, share: 1 }],
      recommendation: { ...own.recommendation, option: 0, confidence: 0.99 },
    });
    expect(body.result.ranking).toEqual([
      { option: 1, share: 1 },
      { option: 0, share: 0 },
    ]);
    expect(body.result.recommendation).toMatchObject({ option: 1, confidence: 1 });
    expect(body.edited?.every((path) => path.startsWith('scores'))).toBe(true);
  });

  it('keeps the figures a report was written for, which are nobody’s edit', async () => {
    const { ranking, recommendation } = own;
    const writtenFor = { ranking, confidence: recommendation.confidence };
    const criteria = own.criteria.map((one, at) => ({ ...one, weight: at === 0 ? 5 : 1 }));
    const { body } = await save({ ...own, criteria, writtenFor });
    expect(body.result.writtenFor).toEqual(writtenFor);
    expect(body.edited).toEqual(['criteria.0.weight', 'criteria.1.weight']);
    const { writtenFor: _former, ...rest } = body.result;
    const anew = await save({ ...rest, text: 'We take Emden.' });
    expect(anew.body.result).not.toHaveProperty('writtenFor');
  });

  it('keeps saying where it comes from, whatever is sent', async () => {
    const { body } = await save({ ...own, text: 'x', model: 'me', offline: false, sources: [] });
    expect(body.result).toEqual({ ...own, text: 'x' });
  });

  it.each<[string, (result: Result) => unknown, string[]]>([
    ['a part is missing', ({ text: _text, ...rest }) => rest, ['result.text']],
    ['a part is unknown', (result) => ({ ...result, winner: 1 }), ['result.winner']],
    [
      'a score is out of bounds',
      (result) => ({ ...result, scores: [{ ...result.scores[0], score: 9 }] }),
      ['result.scores.0.score'],
    ],
    [
      'a score is of no option',
      (result) => ({ ...result, scores: [{ ...result.scores[0], option: 7 }] }),
      ['result.scores.0.option'],
    ],
    [
      'a cell is there twice',
      (result) => ({ ...result, scores: [result.scores[0], result.scores[0]] }),
      ['result.scores.1.criterion'],
    ],
    [
      'it is too long',
      (result) => ({ ...result, text: 'a'.repeat(bounds.resultSize.max) }),
      ['result'],
    ],
    ['it is no object', () => 'text', ['result']],
  ])('is refused when %s', async (_when, made, paths) => {
    const { status, body } = await save(made(own));
    expect([status, Object.keys(body.fields)]).toEqual([422, paths]);
    expect(await read()).toMatchObject({ version: 1, result: own });
  });

  it('of two tabs the newer wins only after asking', async () => {
    await save({ ...own, text: 'One' }, 1);
    const stale = await save({ ...own, text: 'Two' }, 1);
    expect([stale.status, stale.headers.get('etag')]).toEqual([412, '"2"']);
    expect(stale.body.current).toMatchObject({ version: 2, result: { text: 'One' } });
    const asked = await save({ ...own, text: 'Two' }, stale.body.current.version ?? 0);
    expect(asked.body).toMatchObject({ version: 3, result: { text: 'Two' } });
  });

  it('is restored as a new version that is equal to an old one', async () => {
    await save({ ...own, text: 'One' });
    const restored = await demo.call<Saved>('POST', `${versions()}/1/restore`);
    expect(restored.body).toMatchObject({ version: 3, edited: [], result: own });
    const stale = await demo.refused('POST', `${versions()}/2/restore`, undefined, {
      headers: { 'if-match': '"2"' },
    });
    expect(stale.status).toBe(412);
    const { body } = await demo.call<RunVersion[]>('GET', versions());
    expect(body.map(({ number, restored: from }) => [number, from])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    expect((await demo.refused('POST', `${versions()}/9/restore`)).status).toBe(404);
  });

  it('keeps so many versions, and always the model’s own', async () => {
    for (let at = 0; at < bounds.resultVersions.max + 2; at += 1)
      await save({ ...own, text: String(at) });
    const { body } = await demo.call<RunVersion[]>('GET', versions());
    expect(body).toHaveLength(bounds.resultVersions.max);
    expect([body[0]?.number, body.at(-1)?.number]).toEqual([bounds.resultVersions.max + 3, 1]);
  });

  it('that is not there cannot be edited, rated or shared', async () => {
    const { body } = await demo.call<Task>('POST', '/api/assistants/decision/runs?start=false', {
      title: 'Later',
      description: 'One or two.',
      methods: ['swot'],
    });
    id = body.id;
    expect((await read()).version).toBeNull();
    expect((await demo.call('GET', versions())).body).toEqual([]);
    expect((await save(own)).status).toBe(409);
    for (const path of ['share', 'rating'])
      expect((await demo.refused('POST', `/api/tasks/${id}/${path}`, { stars: 1 })).status).toBe(
        409,
      );
  });
});

describe('a run', () => {
  it('is rated, rated otherwise, and the rating is taken back', async () => {
    const rate = (body: unknown) => demo.call('POST', `/api/tasks/${id}/rating`, body);
    expect((await rate({ stars: 5, text: ' Good ' })).body).toMatchObject({
      stars: 5,
      text: 'Good',
    });
    await rate({ stars: 2 });
    expect((await read()).rating).toMatchObject({ stars: 2, text: '' });
    expect(server.store.rowsBy('run_ratings', 'taskId', id)).toHaveLength(1);
    for (const stars of [0, 6, 1.5, '5', null]) expect((await rate({ stars })).status).toBe(422);
    await demo.call('DELETE', `/api/tasks/${id}/rating`);
    expect((await read()).rating).toBeNull();
  });

  it('is renamed and pinned, each alone', async () => {
    const change = (body: unknown) => demo.call<Task>('PATCH', `/api/tasks/${id}`, body);
    expect((await change({ pinned: true })).body).toMatchObject({
      title: 'A second depot',
      pinned: true,
    });
    expect((await change({ title: 'Depots' })).body).toMatchObject({
      title: 'Depots',
      pinned: true,
    });
    expect((await change({ title: 'x' })).status).toBe(422);
    expect((await change({ status: 'failed' })).status).toBe(422);
  });

  it('goes with everything it left behind', async () => {
    await save({ ...own, text: 'x' });
    await demo.call('POST', `/api/tasks/${id}/rating`, { stars: 3 });
    const left = () =>
      (
        [
          'run_events',
          'run_versions',
          'run_ratings',
          'execution_traces',
          'cognitive_states',
          'cognitive_transforms',
          'tool_call_traces',
        ] as const
      ).filter((table) => server.store.rowsBy(table, 'taskId', id).length > 0);
    expect(left()).toHaveLength(7);
    expect((await demo.call('DELETE', `/api/tasks/${id}`)).status).toBe(200);
    expect([
      left(),
      server.store.all('tool_call_traces').filter((row) => row.taskId === null),
    ]).toEqual([[], []]);
    expect((await demo.refused('GET', `/api/tasks/${id}`)).status).toBe(404);
  });

  it('is not deleted while it runs', async () => {
    await server.store.write(() => server.store.update('tasks', id, { status: 'running' }));
    expect((await demo.refused('DELETE', `/api/tasks/${id}`)).status).toBe(409);
  });

  it('is nobody else’s to change', async () => {
    const other = await server.browser().signIn('member', 'constella-member');
    for (const [method, path, body] of [
      ['PATCH', '', { pinned: true }],
      ['DELETE', '', undefined],
      ['GET', '/versions', undefined],
      ['GET', '/versions/1', undefined],
      ['POST', '/versions', { result: own }],
      ['POST', '/versions/1/restore', undefined],
      ['POST', '/rating', { stars: 1 }],
      ['DELETE', '/rating', undefined],
      ['POST', '/share', undefined],
      ['DELETE', '/share', undefined],
    ] as const)
      expect([path, (await other.refused(method, `/api/tasks/${id}${path}`, body)).status]).toEqual(
        [path, 404],
      );
  });
});

describe('a share link', () => {
  it('shows the result to anybody signed in, until it is turned off', async () => {
    const path = `/api/tasks/${id}/share`;
    const { shareId } = (await demo.call<Task>('POST', path)).body;
    expect((await demo.call<Task>('POST', path)).body.shareId).toBe(shareId);
    const link = `/api/shared-runs/${shareId}`;
    const other = await server.browser().signIn('member', 'constella-member');
    const { body } = await other.call<Record<string, unknown>>('GET', link);
    expect(body).toMatchObject({ title: 'A second depot', ownId: null, version: 1 });
    expect((body['steps'] as unknown[]).length).toBe(5);
    expect((await demo.call<{ ownId: number }>('GET', link)).body.ownId).toBe(id);
    // What was asked is not shared, nor is anything of the trace.
    expect(JSON.stringify(body)).not.toContain('Bremen costs 40');
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['request', 'description']));
    expect((await server.browser().refused('GET', link)).status).toBe(401);

    expect((await demo.call<Task>('DELETE', path)).body.shareId).toBeNull();
    expect((await other.refused('GET', link)).status).toBe(404);
    expect((await demo.call<Task>('POST', path)).body.shareId).not.toBe(shareId);
    expect((await other.refused('GET', link)).status).toBe(404);
  });

  it('leads nowhere under the id of a row', async () => {
    await demo.call<Task>('POST', `/api/tasks/${id}/share`);
    expect((await demo.refused('GET', `/api/shared-runs/${id}`)).status).toBe(404);
  });
});
