// What the agent graph costs the main thread beside other libraries, on this machine, now.
//   npm run bench:graph [-- --rounds 5 --nodes 200,1000,5000 --only ours,force-graph]
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { chromiumArgs, chromiumPath } from '../../scripts/chromium.mjs';
import { serveFolder } from '../../scripts/static-server.mjs';
import { conclude, inRound, median } from '../shared/figures.mjs';
import { install } from '../shared/install.mjs';
import { buildPages, libraries } from './build.mjs';
import { misses } from './goals.mjs';
import { measure, policyOf } from './measure.mjs';
import { table } from './report.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    nodes: { type: 'string', default: '200,1000,5000' },
    only: { type: 'string', default: libraries.join() },
  },
});
const sizes = values.nodes.split(',').map(Number);
const only = libraries.filter((library) => values.only.split(',').includes(library));
const rounds = Number(values.rounds);

install(import.meta.dirname);
console.log('building the pages …');
const folder = await buildPages();
const server = await serveFolder(folder, { gzip: true, headersOf: policyOf });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });

/** Figures by size, then by library, one of each per round. */
const figures = new Map(sizes.map((nodes) => [nodes, new Map(only.map((name) => [name, []]))]));
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const nodes of sizes) {
      // Interleaved: a machine that slows down slows everybody down.
      for (const library of inRound(only, round)) {
        const figure = await measure(browser, server.url, library, nodes);
        figures.get(nodes).get(library).push(figure);
        process.stdout.write('.');
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}

const medians = sizes.map((nodes) => ({
  nodes,
  libraries: Object.fromEntries(
    [...figures.get(nodes)].map(([library, list]) => [
      library,
      {
        ...list.at(-1),
        ...Object.fromEntries(
          ['setup', 'tick', 'update', 'zoom', 'pictures'].map((name) => [
            name,
            median(list.map((figure) => figure[name])),
          ]),
        ),
      },
    ]),
  ),
}));
console.log(`\n\n${table(medians)}`);
conclude(misses(medians));
