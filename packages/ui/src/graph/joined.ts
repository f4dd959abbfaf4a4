import type { AgentGraphLabels } from '../labels/types.js';

/** Texts one after the other, as the reader's language sets them apart. */
export const joined = (texts: readonly string[], { pair }: Pick<AgentGraphLabels, 'pair'>) =>
  texts.length === 0 ? '' : texts.reduce((first, second) => pair({ first, second }));
