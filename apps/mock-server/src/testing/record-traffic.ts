/** Sends one request of a session. @throws when nobody answers. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** The result of one request: everything that can be seen of it from outside. */
export interface Exchange {
  readonly request: string;
  readonly outcome: number | 'unreachable' | 'silent';
  readonly headers: Readonly<Record<string, string>>;
  /** Hexadecimal when it is no text, else as it is: events of a run are their frames. */
  readonly body: string;
}

interface Step {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
}

const agent = {
  name: 'Route planner',
  type: 'processor',
  model: 'openai/gpt-4.1-mini',
  capabilities: ['planning'],
};
const run = {
  title: 'A small run',
  description: 'Say in two sentences what a pilot of four weeks would show.',
  agentsInvolved: [4, 5, 6],
  coordinatorId: 4,
  metadata: { maxIterations: 1, timeoutSeconds: 120 },
};

/** Reading, writing, a refusal of every kind, and a run from its creation to its last event. */
const script: readonly Step[] = [
  { path: '/api/user' },
  { path: '/api/agents' },
  { path: '/api/tasks' },
  { path: '/api/openrouter/models' },
  { path: '/api/membership/plans?region=EU' },
  { path: '/api/membership/user-subscription' },
  { path: '/api/payment/history' },
  { path: '/api/health-data?_limit=3&_sort=date&_order=desc' },
  { path: '/api/life-assistant-interactions?_limit=2&_page=2' },
  { path: '/api/usage-analytics' },
  { path: '/api/nowhere' },
  { path: '/api/starmedix/diagnoses' },
  { method: 'POST', path: '/api/agents', body: agent },
  { method: 'POST', path: '/api/agents', body: { ...agent, name: '' } },
  { method: 'PATCH', path: '/api/agents/4', body: { name: 'Renamed' } },
  {
    method: 'POST',
    path: '/api/login',
    body: { username: 'demo', password: 'constella-demo' },
  },
  { method: 'POST', path: '/api/openrouter/test', body: { model: agent.model, prompt: 'Hello?' } },
  { method: 'POST', path: '/api/payment/create-subscription', body: { planId: 4 } },
  { method: 'POST', path: '/api/tasks', body: run },
];

/** Whether an answer comes is known without waiting: another request has its answer meanwhile. */
async function reached(send: Send, path: string, init: RequestInit): Promise<Response | 'silent'> {
  const leave = new AbortController();
  const answered = send(path, { ...init, signal: leave.signal });
  const other = async () => {
    for (let turn = 0; turn < 3; turn += 1) await (await send('/api/user', {})).text();
    return 'silent' as const;
  };
  const first = await Promise.race([answered, other()]);
  if (first === 'silent') {
    leave.abort();
    await answered.catch(() => undefined);
  }
  return first;
}

/** Exchanges of a session at most: one that cannot end is no reason to wait for ever. */
const longest = 100;

/** Plays the session and writes down all that comes back. `mayBeSilent` names its lists. */
export async function recordTraffic(
  send: Send,
  mayBeSilent: (path: string) => boolean = () => false,
): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  const exchange = async ({ method = 'GET', path, body }: Step): Promise<Exchange> => {
    const request = `${method} ${path}`;
    const init: RequestInit = {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const nothing = { request, headers: {}, body: '' };
    try {
      const response = mayBeSilent(path) ? await reached(send, path, init) : await send(path, init);
      if (response === 'silent') return { ...nothing, outcome: 'silent' };
      const bytes = Buffer.from(await response.arrayBuffer());
      const headers = Object.fromEntries(response.headers);
      const text = bytes.toString('utf8');
      const isText = Buffer.from(text).equals(bytes);
      return {
        request,
        outcome: response.status,
        headers,
        body: isText ? text : bytes.toString('hex'),
      };
    } catch {
      return { ...nothing, outcome: 'unreachable' };
    }
  };
  for (const step of script) exchanges.push(await exchange(step));
  const created = exchanges.at(-1);
  if (created?.outcome !== 201) return exchanges;
  const { id } = JSON.parse(created.body) as { id: number };
  const started = await exchange({ method: 'POST', path: `/api/tasks/${id}/start` });
  exchanges.push(started);
  // The events of a run that waits have no end.
  if (started.outcome !== 200) return exchanges;
  const events = { path: `/api/tasks/${id}/events` };
  // Like every reader: until the run is over, however often its events break off.
  do exchanges.push(await exchange(events));
  while (!exchanges.at(-1)?.body.includes('event: done\n') && exchanges.length < longest);
  for (const step of [
    { path: `/api/tasks/${id}` },
    events,
    { path: `/api/execution-traces?taskId=${id}` },
    { path: '/api/point-transactions?_sort=id&_order=desc&_limit=3' },
    { method: 'POST', path: '/api/logout' },
    { path: '/api/user' },
  ])
    exchanges.push(await exchange(step));
  return exchanges;
}

/** Where two recordings differ, each with a little of both: whole answers would be unreadable. */
export function differences(one: readonly Exchange[], other: readonly Exchange[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [a, b] = [one[at], other[at]].map((exchange) => textOf(exchange));
    if (a === undefined || b === undefined || a === b) continue;
    let first = 0;
    while (a[first] === b[first]) first += 1;
    const from = Math.max(first - 40, 0);
    const request = one[at]?.request ?? other[at]?.request ?? '';
    found.push(`${request}: ${a.slice(from, first + 40)} ≠ ${b.slice(from, first + 40)}`);
  }
  return found;
}

function textOf(exchange: Exchange | undefined): string {
  if (!exchange) return 'nothing';
  const headers = Object.entries(exchange.headers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${exchange.outcome} ${JSON.stringify(headers)} ${exchange.body}`;
}
