import { calls, recordNames, recordOf, recordPath } from '@constella/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';

import { createMockTransport } from '../../browser/mock-transport';
import { startHttpServer } from '../../testing/http-server';
import { createTestServer } from '../../testing/test-server';

const root = '/api/docs';
let ask: (path: string, init?: RequestInit) => Promise<Response>;
/** Every page by its address. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const { handle } = await createTestServer();
  ask = async (path, init) => (await handle(new Request(`http://localhost${path}`, init)))!;
  const open = [root];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (pages.has(path)) continue;
    const answer = await ask(path);
    pages.set(path, `${answer.status} ${await answer.text()}`);
    for (const { target } of linksOf(pages.get(path)!))
      if (target.startsWith(root)) open.push(target);
  }
});

const linksOf = (page: string) =>
  [...page.matchAll(/<a [^>]*href="(?<target>[^"#]*)(?:#(?<part>[^"]*))?"/g)].map(({ groups }) => ({
    target: groups?.target ?? '',
    part: groups?.part ?? '',
  }));
const idsOf = (page: string) => [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

it('every link leads to a page and a part of it that are there', () => {
  expect(pages.size).toBeGreaterThan(70);
  const dead = [...pages].flatMap(([path, page]) =>
    linksOf(page)
      .filter(({ target }) => !target || target.startsWith(root))
      .filter(({ target, part }) => {
        const found = target ? pages.get(target) : page;
        return !found?.startsWith('200') || (part !== '' && !idsOf(found).includes(part));
      })
      .map(({ target, part }) => `${path} → ${target}#${part}`),
  );
  expect(dead).toEqual([]);
});

it('no page has an id twice, a style or a script of its own, or anything from elsewhere', () => {
  const wrong = [...pages].filter(([, page]) => {
    const ids = idsOf(page);
    return (
      ids.length !== new Set(ids).size ||
      /<style|\sstyle=|\son\w+=|<script(?! src="\/api\/docs\/)/.test(page) ||
      /(?:src|href)="(?!\/api\/|#)/.test(page) ||
      /undefined|\[object|NaN/.test(page)
    );
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

describe('everything of the contract can be read', () => {
  const all = () => [...pages.values()].join('\n');

  it('every call', () => {
    const page = all();
    const missing = Object.keys(calls).filter((name) => !page.includes(`id="${name}"`));
    expect(missing).toEqual([]);
  });

  it.each(recordNames)('record %s: what it is, its fields, who may', (name) => {
    const { description, fields, secrets, permission, ours, read, write } = recordOf(name);
    // Every operation on a run is a call: its record has no page of its own.
    if (name === 'tasks') return;
    const page = pages.get(`${root}/records/${name.replaceAll('_', '-')}`);
    expect(page).toContain(`<code>${recordPath(name)}`);
    expect(page).toContain(description);
    const shown = Object.keys(fields).filter((field) => !secrets.includes(field as never));
    expect(shown.filter((field) => !page?.includes(`<code class="name">${field}</code>`))).toEqual(
      [],
    );
    const named = [read, write].some((who) => who === 'owner' || who === 'admin');
    expect(page?.includes(`<code>${permission}</code>`)).toBe(named);
    expect(page?.includes('our reasoned minimum')).toBe(ours === true);
  });
});

describe('an operation', () => {
  const page = () => pages.get(`${root}/records/risk-items`) ?? '';

  it('shows what is sent, what is answered and each refusal with its body', () => {
    expect(page()).toContain('id="createRiskItem"');
    expect(page()).toMatch(/curl -X POST (?:&#39;)http:\/\/127\.0\.0\.1:4000\/api\/risk-items/);
    expect(page()).toContain('1, rare, to 5, almost certain.');
    expect(page()).toContain('If-Match');
    for (const status of [
      '400',
      '401',
      '403',
      '404',
      '405',
      '409',
      '412',
      '413',
      '415',
      '422',
      '500',
    ])
      expect(page()).toContain(`<span class="status bad">${status}</span>`);
  });

  it('leads from a reference to the record', () => {
    expect(page()).toContain(`href="${root}/records/risk-assessments"`);
  });
});

describe('the search', () => {
  it('finds operations without a script, and says what was asked as text', async () => {
    const found = await (await ask(`${root}?q=risk+items+post`)).text();
    expect(found).toContain(`${root}/records/risk-items#createRiskItem`);
    const odd = await (await ask(`${root}?q=${encodeURIComponent('"><script>')}`)).text();
    expect(odd).toContain('“&quot;&gt;&lt;script&gt;”');
    expect(odd).not.toContain('"><script>');
  });

  it('has an index for the script, whose every entry is there', async () => {
    const entries = (await (await ask(`${root}/search.json`)).json()) as { path: string }[];
    const lost = entries.filter(({ path }) => {
      const [at = '', part] = path.split('#');
      const found = pages.get(at);
      return !found || (part !== undefined && !idsOf(found).includes(part));
    });
    expect(lost).toEqual([]);
    expect(entries.length).toBeGreaterThan(400);
  });
});

describe('how it is served', () => {
  it.each([
    ['/style.css', /^text\/css/],
    ['/search.js', /^text\/javascript/],
    ['/icon.svg', /^image\/svg/],
    ['', /^text\/html/],
    ['/', /^text\/html/],
  ])('%s with its type, a tag, and compressed when asked', async (path, type) => {
    const answer = await ask(root + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(type),
    ]);
    const etag = answer.headers.get('etag')!;
    const known = await ask(root + path, { headers: { 'if-none-match': etag } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const small = await ask(root + path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers.get('content-encoding')).toBe('gzip');
    const unpacked = small.body!.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unpacked).text()).toBe(await answer.text());
    const plain = await ask(root + path, { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('a page nobody wrote is a 404 that leads back; nothing can be written; HEAD has no body', async () => {
    for (const path of ['/none', '/records/none', '/toString', '/records/risk-items/1']) {
      const answer = await ask(root + path);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const post = await ask(root, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET']);
    const head = await ask(root, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('allows less than the app does, in Node', async () => {
    const { address, close } = await startHttpServer();
    const answer = await fetch(`${address}${root}`);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(await answer.text()).toContain('<h1>Constella API</h1>');
    await close();
  });

  it('is the same from the server in a page', async () => {
    const transport = createMockTransport({ scenario: 'anonymous' });
    const answer = await transport.fetch(`${root}/runs`);
    expect(`200 ${await answer.text()}`).toBe(pages.get(`${root}/runs`));
  });
});
