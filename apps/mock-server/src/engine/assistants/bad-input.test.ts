import {
  assistantIds,
  assistants,
  bounds,
  startOf,
  type AssistantId,
  type Task,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { readEvents } from '../../testing/read-events.js';
import { restart } from '../../testing/restart.js';
import { createTestServer } from '../../testing/test-server.js';

/** As far as a request's schema is looked into here. */
interface Shape {
  type?: string;
  enum?: unknown[];
  maxLength?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
}

/** What people paste, over and over; nothing of it may be cut in the middle of a sign. */
const texts = {
  'a word without an end': 'a',
  'Chinese without an end': '星座物流',
  lines: 'The sorting machine often stops\n',
  'a page of HTML':
    '<script>alert(1)</script><img src=x onerror="alert(2)"> [link](javascript:alert(3)) # *bold* | a | b |\n',
  'emoji without a space': '👨‍👩‍👧‍👦🏳️‍🌈🙂e\u0301',
  'right to left with its signs': 'موقع \u202eثانٍ\u202c (Gdańsk) بسعر 310 €، بدل 420 €\n',
  'wrong amounts': '0 €; -5 €; 1e999 €; 99999999999999999999 USD; 12/0 %; NaN; ٠٫٠ ر.س\n',
};

/** Every text of a request filled to its last character, every choice made. */
function filled(shape: Shape, text: string): unknown {
  if (shape.enum) return shape.enum[0];
  if (shape.type === 'string')
    return shape.maxLength === undefined
      ? undefined
      : startOf(text.repeat(Math.ceil(shape.maxLength / text.length) + 1), shape.maxLength);
  if (shape.type === 'array') {
    const { items = {} } = shape;
    if (items.enum) return items.enum;
    const entry = filled(items, text);
    return typeof entry === 'string' ? [entry, `2${startOf(entry, entry.length - 1)}`] : undefined;
  }
  if (shape.type !== 'object') return undefined;
  const fields = Object.entries(shape.properties ?? {}).map(([name, field]) => [
    name,
    filled(field, text),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The text in at most as many lines, as long as before. */
function inLines(text: string, most: number): string {
  const lines = text.split('\n');
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')].join('\n');
}

/** What no schema can say. */
const others: Partial<Record<AssistantId, (request: { clauses?: string }) => object>> = {
  collaboration: () => ({
    agentsInvolved: [4, 5, 6],
    coordinatorId: 4,
    metadata: { maxIterations: 1 },
  }),
  'document-generator': ({ clauses = '' }) => ({
    clauses: inLines(clauses, bounds.ownClauses.max),
  }),
};

function requestOf(id: AssistantId, text: string): object {
  const schema = z.toJSONSchema(assistants[id].request, { io: 'input' }) as Shape;
  const request = filled(schema, text) as object;
  return { ...request, ...others[id]?.(request) };
}

describe.each(Object.entries(texts))('%s in every field to its last character', (_what, text) => {
  it.each(assistantIds)('makes a result of %s that can be saved again', async (id) => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const path = `/api/assistants/${id}/runs`;
    const created = await browser.call<Task>('POST', path, requestOf(id, text));
    expect(created).toMatchObject({ status: 201 });
    await readEvents(browser, created.body.id);
    const { body: task } = await browser.call<Task>('GET', `/api/tasks/${created.body.id}`);
    expect(task.status).toBe('completed');
    const result = assistants[id].result.parse(task.result);
    // Half a surrogate pair is no text: nobody could save it again.
    expect(JSON.stringify(task)).not.toMatch(/\\ud[89a-f]/);
    const changed = { ...result, text: `${result.text}\n\nMine` };
    const saved = await browser.call<Task>('POST', `/api/tasks/${task.id}/versions`, {
      result: changed,
    });
    expect(saved).toMatchObject({ status: 200 });
    expect(await restart(server.store)).toEqual([]);
    expect(server.lines).toEqual([]);
  });
});
