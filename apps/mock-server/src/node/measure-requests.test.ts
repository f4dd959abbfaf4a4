import { expect, it } from 'vitest';

import { MemoryStore } from '../store/memory-store.js';
import { RequestMeasurements } from './measure-requests.js';

const clock = { now: () => Date.parse('2026-03-10T12:00:00.000Z') };

it('stores the median, the slow ones and the failed ones of what it counted, and counts anew', async () => {
  const store = new MemoryStore();
  const measurements = new RequestMeasurements();
  for (let ms = 1; ms <= 100; ms += 1) measurements.add(ms, ms % 50 === 0 ? 500 : 200);
  await measurements.store({ store, clock });
  const rows = () => store.all('performance_metrics').map(({ metric, value }) => [metric, value]);
  expect(rows().slice(0, 4)).toEqual([
    ['requests.count', 100],
    ['requests.median', 50],
    ['requests.p95', 95],
    ['requests.failed', 2],
  ]);
  expect(rows()[4]).toEqual(['memory.used', expect.any(Number)]);
  await measurements.store({ store, clock });
  expect(rows()).toHaveLength(5);
});
