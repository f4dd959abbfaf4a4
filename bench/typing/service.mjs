import { beginStream, chunk, streamText } from '../../apps/mock-server/src/testing/openai-fake.ts';

const words = ['rents', 'ports', 'ships', 'crane', 'docks', 'tides', 'roads', 'rails'];
/** Characters of one word and the space after it; each is one event of the run. */
export const wordLength = 6;
/** Words after which the text ends, whoever still listens. */
const most = 20_000;

const frame = {
  options: ['Hamburg', 'Gdańsk'],
  criteria: [
    { name: 'cost', weight: 5 },
    { name: 'time', weight: 3 },
  ],
};

/** A model that answers JSON at once, and writes its first text on and on. */
export const chattyService = (rate) => async (request, response) => {
  if (request.path.endsWith('/models')) {
    response.end(JSON.stringify({ data: [{ id: 'chatty' }] }));
    return;
  }
  const format = request.body['response_format'];
  if (format) {
    streamText(response, JSON.stringify(frame));
    return;
  }
  beginStream(response);
  const began = performance.now();
  let written = 0;
  // Timers are late on a busy machine: what is due is made up for.
  const timer = setInterval(() => {
    const due = Math.min(((performance.now() - began) * rate) / 1_000, most);
    for (; written < due; written += 1) response.write(chunk(`${words[written % words.length]} `));
    if (written >= most) response.end('data: [DONE]\n\n');
  }, 1_000 / rate);
  await new Promise((done) => response.on('close', done));
  clearInterval(timer);
};
