import { columns, figure as ratio } from '../shared/figures.mjs';

const ms = (value) => ratio(value, value < 10 ? 2 : 1);

/** The least figure of the others. */
export const bestPeer = (libraries, name) => {
  const peers = Object.entries(libraries).filter(
    ([library, figure]) => library !== 'ours' && typeof figure[name] === 'number',
  );
  return peers.length === 0 ? null : Math.min(...peers.map(([, figure]) => figure[name]));
};

export const ratioOf = (libraries, name) => {
  const best = bestPeer(libraries, name);
  const own = libraries.ours?.[name];
  return best === null || typeof own !== 'number' ? null : own / best;
};

/** Medians as text: a line per size and library. */
export function table(medians) {
  const rows = [
    ['nodes', 'library', 'first picture', 'layout tick', 'layout shown', 'zoom frame', ''],
  ];
  for (const { nodes, libraries } of medians) {
    for (const [library, figure] of Object.entries(libraries)) {
      const beside =
        figure.pictures === null
          ? ''
          : `drawn ${figure.threads}, ${ratio(figure.pictures)} new pictures a frame, names included`;
      rows.push([
        `${nodes}`,
        library,
        ms(figure.setup),
        ms(figure.tick),
        ms(figure.update),
        ms(figure.zoom),
        beside,
      ]);
    }
    if (libraries.ours) {
      rows.push([
        '',
        'ours / best peer',
        ratio(ratioOf(libraries, 'setup')),
        ratio(ratioOf(libraries, 'tick')),
        ratio(ratioOf(libraries, 'update')),
        ratio(ratioOf(libraries, 'zoom')),
        '',
      ]);
    }
  }
  return ['Main thread, ms, medians', columns(rows, [1, 6])].join('\n');
}
