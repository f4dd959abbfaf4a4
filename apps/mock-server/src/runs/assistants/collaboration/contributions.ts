import type { RunResult } from '@constella/api-client/contract';

import { coreOf } from '../../../prose/gist.js';
import type { TeamMessage } from '../shared/contribution.js';

/** Each agent's share of the words of a run, in whole percents that add up to 100. */
export function contributionsOf(
  messages: readonly TeamMessage[],
  locale: string,
): NonNullable<RunResult['contributions']> {
  const byAgent = new Map<number, { name: string; letters: number; last: string }>();
  for (const { agentId, name, text } of messages) {
    const letters = (byAgent.get(agentId)?.letters ?? 0) + text.length;
    byAgent.set(agentId, { name, letters, last: text });
  }
  const total = [...byAgent.values()].reduce((sum, { letters }) => sum + letters, 0) || 1;
  const shares = [...byAgent].map(([agentId, { name, letters, last }]) => {
    const exact = (letters / total) * 100;
    return { agentId, name, percent: Math.floor(exact), exact, summary: coreOf(last, locale) };
  });
  // The percents lost by rounding down go to those who lost the most.
  const missing = 100 - shares.reduce((sum, { percent }) => sum + percent, 0);
  const losers = shares.toSorted((a, b) => b.exact - b.percent - (a.exact - a.percent));
  for (const share of losers.slice(0, missing)) share.percent += 1;
  return shares.map(({ exact: _exact, ...share }) => share);
}
