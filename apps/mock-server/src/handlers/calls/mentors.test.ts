import { mentorRoles, type MentorEstimate } from '@constella/api-client/contract';
import { expect, describe, it } from 'vitest';

import { renderPrompt } from '../../models/prompt-documents.js';
import { hang, scriptedProvider, type Script } from '../../testing/scripted-provider.js';
import { createTestServer } from '../../testing/test-server.js';

interface Answer {
  readonly id: number;
  readonly mentorRole: string;
  readonly content: string;
  readonly upvotes: number;
  readonly upvotedBy: readonly number[];
}

/** The demo member with a new question to the mentors of their first plan. */
async function asked(script?: Script) {
  const scripted = script && scriptedProvider(script);
  const server = await createTestServer(scripted && { provider: scripted.provider });
  const { store } = server;
  const demo = await server.browser().signIn();
  const userId = store.findBy('users', 'username', 'demo')!.id;
  const plan = store.rowsBy('learning_plans', 'userId', userId)[0]!;
  const { body } = await demo.call<{ id: number }>('POST', '/api/learning-discussions', {
    planId: plan.id,
    question: 'Why does the mean mislead here?',
  });
  const path = `/api/learning-discussions/${body.id}/answers`;
  const balance = () => store.findBy('user_points', 'userId', String(userId))!.currentBalance;
  const estimate = async () =>
    (await demo.call<MentorEstimate>('GET', `/api/learning-plans/${plan.id}/answers/estimate`))
      .body;
  const row = () => store.find('learning_discussions', body.id)!;
  return { server, store, demo, plan, path, balance, estimate, row, requests: scripted?.asked };
}

const said: Script = ({ prompt }) => `The ${String(prompt.data['role'])} says so.`;

describe('the mentors of a plan', () => {
  it('answer in their roles, each once, and are paid for', async () => {
    const { demo, path, balance, estimate, row, requests } = await asked(said);
    const { points, roles, offline } = await estimate();
    expect([offline, [...roles]]).toEqual([false, [...mentorRoles]]);
    const before = balance();
    const { body } = await demo.call<Answer[]>('POST', path);
    expect(body.map(({ mentorRole, content }) => [mentorRole, content])).toEqual(
      mentorRoles.map((role) => [role, `The ${role} says so.`]),
    );
    expect(row().answered).toBe(true);
    expect(before - balance()).toBe(points);
    // Who has answered is not asked, nor paid, again.
    await demo.call('POST', path);
    expect(requests).toHaveLength(mentorRoles.length);
    expect(before - balance()).toBe(points);
  });

  it.each(mentorRoles)('are told of the plan and of their role: %s', async (role) => {
    const { demo, path, plan, requests } = await asked(said);
    await demo.call('POST', path);
    const { prompt } = requests!.find((one) => one.prompt.data['role'] === role)!;
    const rendered = await renderPrompt(prompt, 'en');
    expect(rendered.role).toContain(`You are the ${role === 'subject' ? 'subject expert' : role}:`);
    for (const words of [plan.title, 'Why does the mean mislead here?', 'Finished last:'])
      expect(rendered.question).toContain(words);
  });

  it('who fail are left out, not paid, and asked again', async () => {
    let isBack = false;
    const { demo, path, balance, estimate } = await asked((request, call) =>
      request.prompt.data['role'] === 'coach' && !isBack
        ? { fail: 'rejected' }
        : said(request, call),
    );
    const { points } = await estimate();
    const before = balance();
    const { body } = await demo.call<Answer[]>('POST', path);
    expect(body).toHaveLength(mentorRoles.length - 1);
    const partly = before - balance();
    expect(partly).toBeLessThan(points);
    isBack = true;
    const again = await demo.call<Answer[]>('POST', path);
    expect(again.body.map(({ mentorRole }) => mentorRole)).toContain('coach');
    expect(before - balance()).toBe(points);
  });

  it('cost nothing when none of them answers', async () => {
    const { demo, path, balance, row } = await asked(() => ({ fail: 'unavailable' }));
    const before = balance();
    expect(await demo.refused('POST', path)).toMatchObject({ status: 502 });
    expect(balance()).toBe(before);
    expect(row().answered).toBe(false);
  });

  it('cost nothing when whoever asked leaves', async () => {
    const { server, demo, path, balance, row } = await asked(() => hang);
    const before = balance();
    const leaving = new AbortController();
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { origin: 'http://localhost', cookie: demo.cookie! },
      signal: leaving.signal,
    });
    const answer = server.handle(request);
    setTimeout(() => leaving.abort(), 30);
    await answer;
    expect(balance()).toBe(before);
    expect(row().answered).toBe(false);
  });

  it('need a model: the question is kept', async () => {
    const { demo, path, estimate, row } = await asked();
    expect(await estimate()).toMatchObject({ offline: true, points: 0 });
    expect(await demo.refused('POST', path)).toMatchObject({ status: 409 });
    expect(row().question).toBe('Why does the mean mislead here?');
  });

  it('answer nobody else', async () => {
    const { server, path, plan, store } = await asked(said);
    const other = server.browser();
    await other.call('POST', '/api/register', {
      username: 'somebody.else',
      password: 'quite-a-long-one',
    });
    const [answer] = store.all('discussion_answers');
    for (const [method, address, body] of [
      ['POST', path, undefined],
      ['GET', `/api/learning-plans/${plan.id}/answers/estimate`, undefined],
      ['POST', `/api/discussion-answers/${answer!.id}/vote`, { helpful: true }],
    ] as const)
      expect(await other.refused(method, address, body)).toMatchObject({ status: 404 });
  });
});

describe('a vote', () => {
  it('counts once for each member, and can be taken back', async () => {
    const { demo, store } = await asked();
    const answer = store.all('discussion_answers')[0]!;
    const vote = async (helpful: boolean) =>
      (await demo.call<Answer>('POST', `/api/discussion-answers/${answer.id}/vote`, { helpful }))
        .body.upvotes - answer.upvotes;
    expect([await vote(true), await vote(true), await vote(false), await vote(false)]).toEqual([
      1, 1, 0, 0,
    ]);
  });

  it('is set by nothing else', async () => {
    const { demo, store } = await asked();
    const { id } = store.all('discussion_answers')[0]!;
    const refused = await demo.refused('PATCH', `/api/discussion-answers/${id}`, { upvotes: 99 });
    expect(refused.status).toBe(422);
  });
});
