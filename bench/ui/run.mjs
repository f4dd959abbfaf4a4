// What the library costs beside plain elements and beside other libraries, on this machine, now.
//   npm run bench:ui [-- --rounds 7 --pages cards --only floor,ours --again]
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { chromiumArgs, chromiumPath } from '../../scripts/chromium.mjs';
import { serveFolder } from '../../scripts/static-server.mjs';
import { conclude, inRound, median } from '../shared/figures.mjs';
import { install } from '../shared/install.mjs';
import { buildPages, libraries, linkOurs, pages } from './build.mjs';
import { misses } from './goals.mjs';
import { measure, weigh } from './measure.mjs';
import { table } from './report.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: pages.join() },
    only: { type: 'string', default: libraries.join() },
    again: { type: 'boolean', default: false },
  },
});
const chosen = pages.filter((page) => values.pages.split(',').includes(page));
const only = libraries.filter((library) => values.only.split(',').includes(library));
const rounds = Number(values.rounds);

install(import.meta.dirname);
linkOurs();
console.log('building the pages …');
const folder = await buildPages(only, chosen, { again: values.again });
const server = await serveFolder(folder, { gzip: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });

/** Medians by library, then by column. */
const medians = Object.fromEntries(only.map((library) => [library, {}]));
try {
  for (const page of chosen) {
    const figures = new Map(only.map((library) => [library, []]));
    for (const library of only) {
      const { first, used } = await weigh(browser, server.url, library, page);
      medians[library][`${page} KB`] = first;
      medians[library][`${page} KB used`] = used;
    }
    for (let round = 0; round < rounds; round += 1) {
      // Interleaved: a machine that slows down slows everybody down.
      for (const library of inRound(only, round)) {
        figures.get(library).push(await measure(browser, server.url, library, page));
        process.stdout.write('.');
      }
    }
    for (const [library, list] of figures) {
      medians[library][`${page} mounted`] = median(list.map(({ mount }) => mount));
      if (page !== 'cards') continue;
      medians[library]['theme switch'] = median(list.map(({ theme }) => theme));
      medians[library]['heap MB'] = median(list.map(({ heap }) => heap));
    }
  }
} finally {
  await browser.close();
  await server.close();
}

console.log(`\n\n${table(medians)}`);
conclude(misses(medians));
