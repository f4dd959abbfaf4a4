import type { FinishedExample, RunEvent, RunResult } from '@constella/api-client/contract';

import type { Store } from '../store/store.js';
import { keepMemories } from '../runs/memory/memory.js';
import type { RowOf } from '../store/tables.js';

/** What an example's steps wrote, by their place, and what its layers hold. */
function writtenIn(events: readonly RunEvent[]) {
  const texts = new Map<string, string>();
  const layers = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'message') texts.set(event.messageId, event.text);
    if (event.type === 'state' && event.content) layers.set(event.layer, event.content);
  }
  return { texts, layers };
}

/** The result of an example with the agents of the run in the places of its own. */
function resultOf({ result, agents }: FinishedExample, task: RowOf<'tasks'>): RunResult {
  const { contributions, ...rest } = result;
  if (!contributions) return result;
  return {
    ...rest,
    contributions: contributions.map((share) => {
      const agent = task.team[agents.findIndex(({ id }) => id === share.agentId)];
      return agent ? { ...share, agentId: agent.id, name: agent.name } : share;
    }),
  };
}

/**
 * Puts what people wrote for a finished example in the place of what the offline model wrote in a run
 * of the same request. The run keeps its steps, times and tools.
 */
export function tellExample(store: Store, taskId: number, example: FinishedExample): void {
  const task = store.find('tasks', taskId);
  if (!task) return;
  const { texts, layers } = writtenIn(example.events);
  const result = resultOf(example, task);
  const indexOf = (messageId: string) => messageId.slice(messageId.indexOf('.') + 1);
  const told = (event: RunEvent): RunEvent | undefined => {
    if (event.type === 'message') {
      const text = texts.get(indexOf(event.messageId));
      return text === undefined ? undefined : { ...event, text };
    }
    if (event.type === 'state' && event.content)
      return { ...event, content: layers.get(event.layer) ?? '' };
    return event.type === 'result' ? { ...event, result } : event;
  };
  for (const { id, event } of store.rowsBy('run_events', 'taskId', taskId)) {
    const next = told(event);
    if (next) store.update('run_events', id, { event: next });
    else store.remove('run_events', id);
  }
  for (const { id, layer, content } of store.rowsBy('cognitive_states', 'taskId', taskId))
    if (content) store.update('cognitive_states', id, { content: layers.get(layer) ?? '' });
  store.update('tasks', taskId, { result });
  const events = store.rowsBy('run_events', 'taskId', taskId).map(({ event }) => event);
  keepMemories(store, { task, events, result, endedAt: task.completedAt ?? task.createdAt });
}
