import { agentSchema } from '../contract/entities/agent.js';
import {
  planSchema,
  subscriptionAnswerSchema,
  subscriptionSchema,
} from '../contract/entities/membership.js';
import { sessionUserSchema, userSchema } from '../contract/entities/user.js';
import { regions } from '../contract/enums.js';
import { pathOf, routes } from '../contract/routes.js';
import { fits, validBody } from './call-checks.js';
import { refusesFields } from './field-checks.js';
import type { Reply } from './probe.js';
import { Visitor } from './visitor.js';
import type { World } from './world.js';

const listed = ({ json }: Reply): { id: number }[] =>
  Array.isArray(json) ? (json as { id: number }[]) : [];
const idOf = ({ json }: Reply): number => (json as { id?: number } | undefined)?.id ?? 0;

/** Opening an account, changing it, leaving and coming back. */
export async function checkAccounts({ probe, token }: World): Promise<void> {
  const visitor = new Visitor(probe);
  const username = `conform-${token}-flow`;
  const [first, second] = [`first-${token}`, `second-${token}`];
  probe.secrets.add(first).add(second);
  const fields = {
    username,
    password: first,
    fullName: 'Conformance',
    email: `conform-${token}@example.com`,
  };
  const made = await visitor.send('POST', routes.register.path, { body: fields });
  if (!probe.status(made, 201)) return;
  fits(probe, made, sessionUserSchema);
  probe.check(
    made,
    'signs in with a cookie scripts cannot read',
    /httponly/i.test(made.headers.get('set-cookie') ?? ''),
    'HttpOnly',
    made.headers.get('set-cookie') ?? 'none',
  );
  probe.equal(made, 'keeps what was sent', (made.json as { email?: string }).email, fields.email);

  const again = await new Visitor(probe).send('POST', routes.register.path, { body: fields });
  probe.status(again, 409, 'refuses a name that is taken with 409');
  const changed = await visitor.send('PATCH', routes.updateAccount.path, {
    body: { fullName: 'Changed', region: 'EU' },
  });
  const greedy = await visitor.send('PATCH', routes.updateAccount.path, {
    body: { role: 'admin' },
  });
  probe.status(greedy, 422, 'refuses a role with 422');
  if (probe.status(changed, 200)) {
    fits(probe, changed, userSchema);
    const { fullName, region, role } = (changed.json ?? {}) as Record<string, unknown>;
    probe.equal(changed, 'changes what was sent', [fullName, region], ['Changed', 'EU']);
    probe.equal(changed, 'gives nobody a role', role, 'user');
  }
  const elsewhere = new Visitor(probe);
  const login = await elsewhere.send('POST', routes.login.path, {
    body: { username, password: first },
  });
  if (probe.status(login, 200)) fits(probe, login, sessionUserSchema);
  const wrong = await new Visitor(probe).send('POST', routes.login.path, {
    body: { username, password: second },
  });
  probe.status(wrong, 401, 'refuses a wrong password with 401');
  const sessions = await visitor.send('GET', routes.sessions.path);
  probe.equal(sessions, 'lists both sessions', listed(sessions).length, 2);

  const refused = await visitor.send('POST', routes.changePassword.path, {
    body: { currentPassword: second, newPassword: second },
  });
  refusesFields(visitor, refused, 'names the wrong current password', ['currentPassword']);
  const password = await visitor.send('POST', routes.changePassword.path, {
    body: { currentPassword: first, newPassword: second },
  });
  probe.status(password, 200);
  const ended = await elsewhere.send('GET', routes.user.path);
  probe.status(ended, 401, 'ends the other sessions with a new password');
  const here = await visitor.send('GET', routes.user.path);
  if (probe.status(here, 200)) fits(probe, here, sessionUserSchema);
  probe.status(await visitor.send('POST', routes.logout.path), 200);
  probe.status(await visitor.send('GET', routes.user.path), 401, 'has ended the session');
  const back = { username, password: second };
  probe.status(await visitor.send('POST', routes.login.path, { body: back }), 200);
  const gone = await visitor.send('POST', routes.deleteAccount.path, {
    body: { password: second },
  });
  probe.status(gone, 200);
  const deleted = await visitor.send('POST', routes.login.path, { body: back });
  probe.status(deleted, 401, 'forgets a deleted account');
}

/** An agent from its creation to its end, and what another member sees of it. */
export async function checkAgents({ probe, member, other }: World): Promise<void> {
  const body = { ...validBody('createAgent'), name: 'Conformance' };
  const made = await member.send('POST', routes.createAgent.path, { body });
  if (!probe.status(made, 201) || !fits(probe, made, agentSchema)) return;
  const id = idOf(made);
  const at = pathOf(routes.updateAgent, { id });
  const status = pathOf(routes.setAgentStatus, { id });
  const { name, type, ...settings } = body as Record<string, unknown>;
  const {
    name: hasName,
    type: hasType,
    settings: hasSettings,
  } = made.json as Record<string, unknown>;
  const found =
    typeof hasSettings === 'string' ? (JSON.parse(hasSettings) as unknown) : hasSettings;
  probe.equal(made, 'keeps what was sent', [hasName, hasType, found], [name, type, settings]);

  const list = await member.send('GET', routes.agents.path);
  probe.check(
    list,
    'lists what was created',
    listed(list).some((each) => each.id === id),
    id,
    list.text,
  );
  const theirs = await other.send('GET', routes.agents.path);
  probe.check(
    theirs,
    'shows nobody else’s agents',
    !listed(theirs).some((each) => each.id === id),
    'none of them',
    theirs.text,
  );
  for (const [method, path, sent] of [
    ['PATCH', at, { name: 'Taken over' }],
    ['PATCH', status, { status: 'offline' }],
    ['DELETE', at, undefined],
  ] as const)
    probe.status(await other.send(method, path, sent && { body: sent }), 404, 'answers others 404');

  const renamed = await member.send('PATCH', at, { body: { name: 'Renamed' } });
  if (probe.status(renamed, 200) && fits(probe, renamed, agentSchema))
    probe.equal(
      renamed,
      'changes what was sent',
      (renamed.json as { name: string }).name,
      'Renamed',
    );
  const offline = await member.send('PATCH', status, { body: { status: 'offline' } });
  if (probe.status(offline, 200) && fits(probe, offline, agentSchema))
    probe.equal(offline, 'sets the status', (offline.json as { status: string }).status, 'offline');
  const error = await member.send('PATCH', status, { body: { status: 'error' } });
  refusesFields(member, error, 'lets nobody choose the status error', ['status']);
  probe.status(await member.send('DELETE', at), 200);
  probe.status(await member.send('PATCH', at, { body: {} }), 404, 'has nothing there afterwards');
}

/** Plans in every region, the free subscription, and the payment step up to the payment. */
export async function checkMembership({ probe, member, other }: World): Promise<void> {
  for (const region of regions) {
    const plans = await member.send('GET', `${routes.membershipPlans.path}?region=${region}`);
    if (probe.status(plans, 200)) fits(probe, plans, planSchema.array());
  }
  const own = await other.send('GET', routes.userSubscription.path);
  if (probe.status(own, 200) && fits(probe, own, subscriptionSchema))
    probe.equal(own, 'begins with the free tier', (own.json as { tier: string }).tier, 'free');
  const plans = await other.send('GET', routes.membershipPlans.path);
  const paid = (plans.json as { id: number; tier: string }[]).find(({ tier }) => tier !== 'free');
  const unknown = await other.send('POST', routes.createSubscription.path, {
    body: { planId: 900_719_925, billingCycle: 'monthly' },
  });
  refusesFields(other, unknown, 'names a plan that is not there', ['planId']);
  if (!paid) return;
  const step = await other.send('POST', routes.createSubscription.path, {
    body: { planId: paid.id, billingCycle: 'monthly' },
  });
  if (probe.status(step, 200)) fits(probe, step, subscriptionAnswerSchema);
  const before = await other.send('GET', routes.userSubscription.path);
  probe.equal(
    before,
    'gives nothing before it is paid',
    (before.json as { tier: string }).tier,
    'free',
  );
}
