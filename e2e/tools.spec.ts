import type { Page } from '@playwright/test';

import { startMcpServer } from '../apps/mock-server/src/testing/mcp-server.mjs';
import {
  beginStream,
  startOpenAiFake,
  streamText,
  type FakeAnswer,
} from '../apps/mock-server/src/testing/openai-fake';
import { expect, Platform, test as base } from './platform';

interface Served {
  platform: Platform;
  tickets: Awaited<ReturnType<typeof startMcpServer>>;
}

/** A model that wants to write a ticket, and then says what the tool answered. */
const answer: FakeAnswer = ({ path, body }, response) => {
  if (path.endsWith('/models')) {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: [{ id: 'workshop-model' }] }));
    return;
  }
  const { tools = [], messages = [] } = body as {
    tools?: { function: { name: string } }[];
    messages?: { role: string; content: string }[];
  };
  const write = tools.find(({ function: { name } }) => name.includes('write_ticket'));
  const told = messages.findLast(({ role }) => role === 'tool');
  if (!write || told) {
    streamText(response, told ? `The tool said: ${told.content}` : 'Nothing to be done.');
    return;
  }
  const call = {
    index: 0,
    id: 'call_1',
    type: 'function',
    function: { name: write.function.name, arguments: '{"title":"The tap drips"}' },
  };
  beginStream(response);
  for (const choice of [
    { index: 0, delta: { tool_calls: [call] } },
    { index: 0, delta: {}, finish_reason: 'tool_calls' },
  ])
    response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
  response.end('data: [DONE]\n\n');
};

const test = base.extend<object, { served: Served }>({
  served: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await startOpenAiFake(answer);
      const tickets = await startMcpServer();
      const platform = new Platform({ LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'a key' });
      await platform.start();
      await use({ platform, tickets });
      await platform.kill();
      await tickets.stop();
      await model.close();
    },
    { scope: 'worker' },
  ],
});

async function signIn(page: Page, { url }: Platform, username: string) {
  const { ok } = await page.request
    .post(`${url}/api/login`, {
      data: { username, password: `constella-${username}` },
      headers: { Origin: url },
    })
    .then((reply) => ({ ok: reply.ok() }));
  expect(ok).toBe(true);
}

/** A run of two agents, one of which has the tool. */
async function startRun(page: Page, { url }: Platform): Promise<number> {
  const headers = { Origin: url };
  const made = await page.request.post(`${url}/api/tasks`, {
    headers,
    data: {
      title: 'The tap in the hall',
      description: 'Have the tap mended.',
      agentsInvolved: [5, 6],
      coordinatorId: 4,
    },
  });
  const { id } = (await made.json()) as { id: number };
  await page.request.post(`${url}/api/tasks/${id}/start`, { headers });
  return id;
}

test('an agent uses a tool of a server once it may, and not when it is refused', async ({
  page,
  served: { platform, tickets },
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  await signIn(page, platform, 'admin');
  await page.goto(`${platform.url}/physical-world`);
  await page.getByRole('button', { name: 'Connect a server' }).click();
  const sheet = page.getByRole('dialog', { name: 'Connect a server' });
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Tickets');
  await sheet.getByRole('textbox', { name: 'Address' }).fill(tickets.url);
  await sheet.getByRole('button', { name: 'Save and connect' }).click();
  // It is on this computer, which has to be allowed.
  await expect(sheet.getByText(/in a private network/).first()).toBeVisible();
  await sheet.getByRole('switch', { name: 'Private addresses' }).click();
  await sheet.getByRole('button', { name: 'Save and connect' }).click();
  const server = page.getByRole('region', { name: 'Tickets' });
  await expect(server.getByText('Connected')).toBeVisible();
  await server.getByRole('button', { name: 'Test' }).click();
  await expect(server.getByText(/tickets 2\.1\.0 answered after .* 2 tools/)).toBeVisible();

  await signIn(page, platform, 'demo');
  await page.goto(`${platform.url}/agents?tab=manage&agent=5`);
  await page.getByRole('button', { name: 'Choose tools' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose tools' });
  await dialog.getByRole('checkbox', { name: /^Write a ticket/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Write a ticket$/ })).toBeVisible();

  for (const [button, outcome] of [
    ['Refuse', 'You refused this call.'],
    ['Allow once', /Ticket 8 is written/],
  ] as const) {
    const id = await startRun(page, platform);
    await page.goto(`${platform.url}/task-execution/${id}`);
    const log = page.getByRole('log');
    // Each turn of the agent asks anew.
    await expect(async () => {
      const question = log.getByRole('button', { name: button }).first();
      if (await question.isVisible()) await question.click({ timeout: 2_000 });
      await expect(log).toHaveAttribute('aria-busy', 'false', { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(log.getByText(outcome).first()).toBeVisible();
    if (button === 'Refuse') expect(tickets.written).toEqual([]);
    else expect(tickets.written).toContain('The tap drips');
  }
});
