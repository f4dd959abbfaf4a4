import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const runs = 10;

/** Starts long runs of the demo account; answers with their ids. */
async function startRuns(address, headers) {
  const agents = await (await fetch(`${address}/api/agents`, { headers })).json();
  const team = agents.slice(0, 4).map(({ id }) => id);
  const ids = [];
  for (let index = 0; index < runs; index += 1) {
    const created = await fetch(`${address}/api/tasks`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        title: `Run ${index}`,
        description:
          'Compare three suppliers, find what is missing in each offer, and say which one to take.',
        agentsInvolved: team,
        coordinatorId: team[0],
        metadata: { maxIterations: 10 },
      }),
    });
    const { id } = await created.json();
    const started = await fetch(`${address}/api/tasks/${id}/start`, { method: 'POST', headers });
    if (started.status !== 200)
      throw new Error(`start answered ${started.status}: ${await started.text()}`);
    ids.push(id);
  }
  return ids;
}

/** Listens to one run and notes what arrives when. */
function listen(address, id, cookie, agent) {
  const stream = { id, ids: [], live: [], late: [], beats: 0, ended: false, request: undefined };
  const opened = new Promise((done, fail) => {
    stream.request = get(
      `${address}/api/tasks/${id}/events`,
      { headers: { cookie, accept: 'text/event-stream' }, agent },
      (response) => {
        if (response.statusCode !== 200) fail(new Error(`events answered ${response.statusCode}`));
        const began = Date.now();
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (text) => {
          const frames = (rest + text).split('\n\n');
          rest = frames.pop();
          for (const frame of frames) {
            if (frame.startsWith(':')) stream.beats += 1;
            const data = /^data: (.*)$/m.exec(frame)?.[1];
            if (!data) continue;
            const event = JSON.parse(data);
            stream.ids.push(event.id);
            const at = Date.parse(event.at);
            // What happened before it listened is told all at once.
            if (at <= began) continue;
            stream.late.push(Date.now() - at);
            stream.live.push(event.id);
          }
        });
        response.on('close', () => (stream.ended = true));
        done(stream);
      },
    );
    stream.request.on('error', () => (stream.ended = true));
  });
  return opened;
}

/** Writes at a steady rate, whether the last one was answered or not. */
async function write(address, headers, { rate, seconds }) {
  const times = [];
  const refused = {};
  const refuse = (why) => (refused[why] = (refused[why] ?? 0) + 1);
  const open = [];
  const began = performance.now();
  for (let count = 0; count < rate * seconds; count += 1) {
    const due = began + (count * 1_000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    const sent = performance.now();
    open.push(
      fetch(`${address}/api/agents`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          name: `Written ${count}`,
          type: 'processor',
          model: 'openai/gpt-4.1-mini',
          capabilities: ['planning'],
        }),
      })
        .then(async (answer) => {
          await answer.text();
          if (answer.status === 201) times.push(performance.now() - sent);
          else refuse(`answered ${answer.status}`);
        })
        .catch((error) => refuse(error.cause?.code ?? error.message)),
    );
  }
  await Promise.all(open);
  return { times, refused, perSecond: times.length / ((performance.now() - began) / 1_000) };
}

/** Event streams that stay open while rows are written. */
export async function measureStreams(address, cookie, { streams: count, rate, seconds }) {
  const headers = { cookie, 'content-type': 'application/json' };
  const ids = await startRuns(address, headers);
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const streams = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      listen(address, ids[index % ids.length], cookie, agent),
    ),
  );
  const written = await write(address, headers, { rate, seconds });
  // What one listener of a run has heard by now, all have to hear, without a gap.
  const told = new Map();
  for (const { id, ids: heard } of streams)
    told.set(id, Math.max(told.get(id) ?? 0, heard.at(-1) ?? 0));
  const behind = () => streams.some(({ id, ids: heard }) => (heard.at(-1) ?? 0) < told.get(id));
  for (let waited = 0; waited < 10_000 && behind(); waited += 100) await pause(100);
  const live = streams.filter(({ ended }) => !ended).length;
  // Texts that were whole before somebody listened are told without the pieces they came in, so
  // only what was heard as it happened has to be without a gap.
  const lost = streams.map(({ id, live: heard }) => {
    const gaps = heard.slice(1).reduce((sum, event, at) => sum + event - heard[at] - 1, 0);
    return gaps + told.get(id) - (heard.at(-1) ?? told.get(id));
  });
  for (const { request } of streams) request.destroy();
  return {
    live,
    lost: lost.reduce((sum, each) => sum + each, 0),
    events: streams.reduce((sum, { ids: heard }) => sum + heard.length, 0),
    beats: streams.reduce((sum, { beats }) => sum + beats, 0),
    withBeat: streams.filter(({ beats }) => beats > 0).length,
    late: streams.flatMap(({ late }) => late).toSorted((a, b) => a - b),
    ...written,
    times: written.times.toSorted((a, b) => a - b),
  };
}
