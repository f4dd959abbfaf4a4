import { ratioOf } from './report.mjs';

/**
 * Most of the best peer's main-thread time, by size. At 5,000 they come from a first measurement
 * of the best peer, 59 ms per layout tick and 22 ms per zoom frame, and what was to be reached
 * beside it, 8 and 12 ms. Up to 500 agents are laid out in one pass and drawn as elements with their
 * names, which others leave out: a line of its own in the table, without a goal.
 */
export const goals = {
  1000: { tick: 1 },
  5000: { tick: 8 / 59, update: 1, zoom: 12 / 22 },
};

const names = { tick: 'layout tick', update: 'layout update shown', zoom: 'zoom frame' };

/** The goals that were not reached, as sentences. */
export const misses = (medians) =>
  medians.flatMap(({ nodes, libraries }) => {
    const missed = Object.entries(goals[nodes] ?? {}).flatMap(([name, most]) => {
      const ratio = ratioOf(libraries, name);
      if (ratio === null || ratio <= most) return [];
      return `${nodes} nodes, ${names[name]}: ${ratio.toFixed(2)} of the best peer, at most ${most.toFixed(2)}`;
    });
    const { ours } = libraries;
    if (nodes > 500 && ours && ours.threads !== 'in workers') {
      missed.push(`${nodes} nodes: drawn ${ours.threads}, not in workers under worker-src 'self'`);
    }
    return missed;
  });
