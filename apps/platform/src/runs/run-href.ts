import type { Task } from '@constella/api-client';
import { findAssistant } from '@constella/api-client/contract';

import { paths } from '../base/paths';

/** The address of a run: in its assistant's workspace, else the one every run has. */
export function runHref({ id, assistant }: Pick<Task, 'id' | 'assistant'>): string {
  const definition = findAssistant(assistant ?? '');
  // What agents and the cognitive flow do has no workspace.
  return definition && definition.area !== 'general' && definition.area !== 'agents'
    ? `${definition.path}/${id}`
    : paths.run(id);
}
