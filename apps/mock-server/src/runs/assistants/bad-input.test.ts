import { assistantIds, assistants, type Task } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { filledRequest } from '../../testing/filled-request.js';
import { readEvents } from '../../testing/read-events.js';
import { restart } from '../../testing/restart.js';
import { createTestServer } from '../../testing/test-server.js';

/** Text people paste, over and over; nothing of it may be cut in the middle of a sign. */
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

describe.each(Object.entries(texts))('%s in every field to its last character', (_what, text) => {
  it.each(assistantIds)('makes a result of %s that can be saved again', async (id) => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const path = `/api/assistants/${id}/runs`;
    const created = await browser.call<Task>('POST', path, filledRequest(id, text));
    expect(created).toMatchObject({ status: 201 });
    await readEvents(browser, created.body.id);
    const { body: task } = await browser.call<Task>('GET', `/api/tasks/${created.body.id}`);
    expect([task.status, ...server.lines]).toEqual(['completed']);
    const result = assistants[id].result.parse(task.result);
    // Half a surrogate pair is no text: nobody could save it again.
    expect(JSON.stringify(task)).not.toMatch(/\\ud[89a-f]/);
    const changed = { ...result, text: `${result.text}\n\nMine` };
    const saved = await browser.call<Task>('POST', `/api/tasks/${task.id}/versions`, {
      result: changed,
    });
    expect(saved).toMatchObject({ status: 200 });
    expect(await restart(server.store)).toEqual([]);
  });
});
