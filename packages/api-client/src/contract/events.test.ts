import { expect, it } from 'vitest';

import { runEventTypes } from './enums.js';
import { runEventSchema } from './events.js';

const base = { id: 1, at: '2026-01-31T09:30:00.000Z' };
const examples: Record<(typeof runEventTypes)[number], object> = {
  step: { index: 0, total: 4, name: 'Frame', agentId: 3, state: 'running' },
  delta: { messageId: 'm1', agentId: 3, text: 'Thr' },
  message: { messageId: 'm1', from: 3, to: null, round: 1, text: 'Three options.' },
  tool: {
    callId: 'c1',
    agentId: 3,
    name: 'sheet.npv',
    arguments: { rate: 0.08 },
    milliseconds: 12,
  },
  state: { layer: 'meta_cognition' },
  usage: { inputTokens: 10, outputTokens: 20, points: 1 },
  result: { result: { text: '# Done', score: 7.6 } },
  error: { code: 'quota', message: 'The quota is used up', fatal: false, agentId: null },
  done: { status: 'completed' },
};

it.each(runEventTypes)('reads a %s event and keeps its id', (type) => {
  const event = { ...base, type, ...examples[type] };
  expect(runEventSchema.parse(event)).toEqual(event);
});

it.each([
  { ...base, type: 'dance' },
  { ...base, id: 1.5, type: 'done', status: 'completed' },
  { ...base, id: undefined, type: 'done', status: 'completed' },
  { ...base, type: 'done', status: 'running' },
])('refuses %j', (event) => {
  expect(runEventSchema.safeParse(event).success).toBe(false);
});
