import type { AssistantId } from '@constella/api-client';
import { assistants, type AssistantDefinition } from '@constella/api-client/contract';

import type { AssistantEntry } from '../../assistants/shared/assistant';
import { entries } from '../../assistants/index';

/** The contract's definition of an assistant. */
export const definitionOf = (id: AssistantId): AssistantDefinition => assistants[id];

/** The assistants of an area with a place of their own, in the order of its navigation. */
export const placesOf = (area: string): readonly AssistantEntry[] =>
  entries.filter(({ id }) => {
    const [, first, , ...below] = definitionOf(id).path.split('/');
    return first === area && below.length === 0;
  });

/** The assistants of a screen: its own, and those under it. */
export const assistantsAt = (path: string): readonly AssistantId[] =>
  entries
    .map(({ id }) => id)
    .filter((id) => definitionOf(id).path === path || definitionOf(id).path.startsWith(`${path}/`));
