import type { Task } from '@constella/api-client';

import { paths } from '../../app/paths';
import { entryOf } from '../../assistants/index';
import { definitionOf } from './definition';

/** Where a run opens: in its assistant's workspace, else where every run does. */
export function runPlace({ id, assistant }: Pick<Task, 'id' | 'assistant'>): string {
  const entry = entryOf(assistant);
  return entry ? `${definitionOf(entry.id).path}/${id}` : paths.run(id);
}
