import { runEventSchema, type RunEvent } from '@constella/api-client/contract';

import type { TestBrowser } from './test-server.js';

/** Reads a run's stream to its end, or until `enough` says so; every event is checked. */
export async function readEvents(
  browser: TestBrowser,
  taskId: number,
  { after, enough }: { after?: number; enough?: (event: RunEvent) => boolean } = {},
): Promise<RunEvent[]> {
  const headers: Record<string, string> =
    after === undefined ? {} : { 'last-event-id': String(after) };
  const response = await browser.fetch('GET', `/api/tasks/${taskId}/events`, undefined, {
    headers,
  });
  if (response.status === 204) return [];
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const events: RunEvent[] = [];
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return events;
    rest += value;
    const frames = rest.split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const fields = new Map(
        frame
          .split('\n')
          .map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
      );
      const data = fields.get('data');
      if (!data) continue;
      const event = runEventSchema.parse(JSON.parse(data));
      if (fields.get('id') !== String(event.id) || fields.get('event') !== event.type)
        throw new Error(frame);
      events.push(event);
      if (enough?.(event)) {
        await reader.cancel();
        return events;
      }
    }
  }
}

/** The events of one type. */
export const only = <T extends RunEvent['type']>(events: readonly RunEvent[], type: T) =>
  events.filter((event): event is Extract<RunEvent, { type: T }> => event.type === type);

/** A task of the demo user, with its coordinator (4) and the agents named by id. */
export async function createTask(
  browser: TestBrowser,
  changes: {
    agents?: number[];
    metadata?: Record<string, unknown>;
    title?: string;
    description?: string;
  } = {},
): Promise<number> {
  const { agents = [5, 6], metadata = {} } = changes;
  const { body } = await browser.call<{ id: number }>('POST', '/api/tasks', {
    title: changes.title ?? 'Move the warehouse',
    description:
      changes.description ??
      'Compare Ghent with Lille. We ship 1,200 parcels a day. Say what it costs.',
    agentsInvolved: agents,
    coordinatorId: 4,
    metadata,
  });
  return body.id;
}
