import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { createTestServer, type TestBrowser } from '../../testing/test-server';

// Every example of docs/api.md, one after the other, as one browser would send them.
const page = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```http\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);

interface Message {
  readonly first: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A first line, headers, and after an empty line a body. */
function readMessage(text: string): Message {
  const [head = '', ...body] = text.trim().split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  const headers = lines.map((line) => line.split(/:\s(.*)/s).slice(0, 2) as [string, string]);
  return { first, headers: Object.fromEntries(headers), body: body.join('\n\n') };
}

const known = new Map<string, number>();
/** A text with the ids of earlier answers; in JSON they are numbers. */
const filled = (text: string): string =>
  text.replaceAll(/"\{(\w+)\}"|\{(\w+)\}/g, (all, quoted?: string, bare?: string) => {
    const id = known.get(quoted ?? bare ?? '');
    return id === undefined ? all : String(id);
  });

/** Remembers the id an answer gives for the first time. */
function remember(wanted: string, text: string): void {
  const name = /"id": "\{(\w+)\}"/.exec(wanted)?.[1];
  if (name !== undefined && !known.has(name))
    known.set(name, (JSON.parse(text) as { id: number }).id);
}

/** A pattern of a text in which `…` stands for anything. */
const like = (text: string) =>
  expect.stringMatching(
    new RegExp(
      `^${text
        .split('…')
        .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
        .join('[^]*')}$`,
    ),
  ) as string;

/** The minimum an answer has to have. */
function atLeast(wanted: unknown): unknown {
  if (typeof wanted === 'string') return like(wanted);
  if (Array.isArray(wanted)) return wanted.map(atLeast);
  if (typeof wanted !== 'object' || wanted === null) return wanted;
  const entries = Object.entries(wanted).map(([name, value]) => [name, atLeast(value)]);
  return expect.objectContaining(Object.fromEntries(entries) as Record<string, unknown>);
}

/** The answer an example got, and the one it says it gets. */
async function run(browser: TestBrowser, block: string) {
  const [asked = '', answered = ''] = block.split(/^(?=HTTP \d{3}$)/m);
  const request = readMessage(filled(asked));
  const [method = '', path = ''] = request.first.split(' ');
  const response = await browser.fetch(method, path, undefined, {
    headers: request.headers,
    ...(request.body && { raw: request.body }),
  });
  const text = await response.text();
  remember(answered, text);
  const { first, headers, body } = readMessage(filled(answered));
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const said = Object.keys(headers).map((name) => [name, response.headers.get(name)]);
  return {
    seen: {
      asked: request.first,
      first: `HTTP ${response.status}`,
      headers: Object.fromEntries(said) as unknown,
      body: body === '' ? '' : isJson ? (JSON.parse(text) as unknown) : text.trim(),
    },
    wanted: {
      asked: request.first,
      first,
      headers: atLeast(headers),
      body: isJson && body !== '' ? atLeast(JSON.parse(body)) : like(body),
    },
  };
}

it('every example is answered as it says', async () => {
  const browser = (await createTestServer()).browser();
  expect(blocks.length).toBeGreaterThan(15);
  for (const block of blocks) {
    const { seen, wanted } = await run(browser, block);
    expect(seen).toEqual(wanted);
  }
});
