import { expect, it } from 'vitest';

import { createTestServer, TestClock } from '../../testing/test-server.js';

it('changes of one account are limited by the minute, reading and other accounts are not', async () => {
  const clock = new TestClock();
  const server = await createTestServer({ writesPerMinute: 3, clock });
  const [one, other] = [server.browser(), server.browser()];
  for (const [browser, username] of [[one, 'newcomer'] as const, [other, 'neighbour'] as const])
    await browser.call('POST', '/api/register', { username, password: 'a long password' });
  const rename = (browser: typeof one) =>
    browser.call<{ error: string }>('PATCH', '/api/user', { fullName: 'Ada' });
  // Refused ones count: they are work as well.
  expect((await one.call('POST', '/api/agents', {})).status).toBe(422);
  expect((await one.call('PATCH', '/api/user', { fullName: 7 })).status).toBe(422);
  expect((await rename(one)).status).toBe(200);
  const refused = await rename(one);
  expect(refused).toMatchObject({
    status: 429,
    body: { error: 'Too many changes within one minute. Wait a minute and try again.' },
  });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await one.call('GET', '/api/user')).status).toBe(200);
  expect((await rename(other)).status).toBe(200);
  clock.pass(60_000);
  expect((await rename(one)).status).toBe(200);
});
