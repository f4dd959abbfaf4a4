import type { Model, PurposeModel } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { scriptedProvider } from '../../testing/scripted-provider.js';
import { createTestServer } from '../../testing/test-server.js';

const list: Model[] = ['qwen2.5:7b', 'llama3', 'nomic-embed-text'].map((id) => ({ id, name: id }));
const path = '/api/models/purposes';

async function setUp() {
  const server = await createTestServer({
    provider: scriptedProvider(() => 'a text', list).provider,
  });
  const admin = await server.browser().signIn('admin', 'constella-admin');
  return { server, admin, member: await server.browser().signIn() };
}

describe('the models of purposes', () => {
  it('are chosen by an administrator, written down, and left to the rule again', async () => {
    const { server, admin, member } = await setUp();
    const read = async () => (await member.call<PurposeModel[]>('GET', path)).body;
    const ruled = { model: 'qwen2.5:7b', isChosen: false, missing: null };
    expect(await read()).toEqual(
      ['fast', 'careful', 'long'].map((purpose) => ({ purpose, ...ruled })),
    );
    const { body } = await admin.call<PurposeModel[]>('PATCH', path, { fast: 'llama3' });
    expect(body[0]).toEqual({ purpose: 'fast', model: 'llama3', isChosen: true, missing: null });
    expect(await read()).toEqual(body);
    const log = server.store.all('system_logs').at(-1);
    expect(log).toMatchObject({
      category: 'audit',
      message: expect.stringMatching(/system_settings/),
    });
    await admin.call('PATCH', path, { fast: null });
    expect((await read())[0]).toEqual({ purpose: 'fast', ...ruled });
  });

  it.each(['gone', 'nomic-embed-text'])('cannot be %s', async (id) => {
    const { admin } = await setUp();
    expect(await admin.refused('PATCH', path, { long: id })).toMatchObject({
      status: 422,
      fields: { long: expect.stringContaining(id) },
    });
  });

  it('are no member’s to choose', async () => {
    const { member } = await setUp();
    expect(await member.refused('PATCH', path, { fast: 'llama3' })).toMatchObject({ status: 403 });
  });
});
