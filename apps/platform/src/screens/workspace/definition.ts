import type { AssistantId } from '@constella/api-client';
import { assistants, type AssistantDefinition } from '@constella/api-client/contract';

import type { AssistantEntry } from '../../assistants/shared/assistant';
import { entries } from '../../assistants/index';

/** What the contract says of an assistant. */
export const definitionOf = (id: AssistantId): AssistantDefinition => assistants[id];

/** The assistant whose screen has a path, once it has one. */
export const entryAt = (path: string): AssistantEntry | undefined =>
  entries.find(({ id }) => definitionOf(id).path === path);

/** The assistants of a screen: its own, and those under it. */
export const assistantsAt = (path: string): readonly AssistantId[] =>
  entries
    .map(({ id }) => id)
    .filter((id) => definitionOf(id).path === path || definitionOf(id).path.startsWith(`${path}/`));
