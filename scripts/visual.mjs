// `npm run visual`: a picture of every story, light and dark, left to right and right to left,
// compared pixel by pixel with the committed ones.
//
//   npm run visual                  compare; fails on a change or a story without a baseline
//   npm run visual -- --update      make what was found the new baseline
//   npm run visual -- --only button only files with a story whose id holds the word
//   npm run visual -- --no-build    use dist/storybook as it is
//
// Right to left is kept only where it differs from left to right.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';
import sharp from 'sharp';

import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { ensureBrowser, ensureDependencies, ensureNode, fail, root } from './ensure.mjs';
import { serveFolder } from './static-server.mjs';
import { addressOf, cellsOf, directions, filesOf, themes } from './visual/cells.mjs';
import { lettersOf, samples } from './visual/letters.mjs';
import { reportPage } from './visual/report.mjs';
import { newShooter } from './visual/shoot.mjs';

const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});

ensureNode();
ensureDependencies();
await ensureBrowser();

const storybook = join(root, 'dist', 'storybook');
const baselines = join(root, '.storybook', 'baselines');
const matrixFile = join(baselines, 'matrix.json');
const results = join(root, 'dist', 'visual');

if (!options['no-build'] || !existsSync(join(storybook, 'index.json')))
  execFileSync(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', 'dist/storybook', '--quiet'],
    { cwd: root, stdio: 'inherit' },
  );

const known = existsSync(matrixFile)
  ? JSON.parse(readFileSync(matrixFile, 'utf8'))
  : { browser: '', cells: {} };
const files = filesOf(
  JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')),
  options.only,
);
if (files.length === 0) fail(`No story's id holds "${options.only}".`);

const { url: served, close } = await serveFolder(storybook);
/** Where the browser believes to be, whatever port was free: a share link shows its address. */
const host = 'localhost:6006';
const url = `http://${host}`;
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [
    ...chromiumArgs,
    // A corner drawn anew within an older picture is not the corner drawn at once.
    '--disable-partial-raster',
    `--host-resolver-rules=MAP ${host} ${new URL(served).host}`,
  ],
});
const browserName = `Chromium ${browser.version()}`;
if (known.browser && known.browser !== browserName && !options.update) {
  await browser.close();
  await close();
  fail(
    `The baselines were made by ${known.browser}, this is ${browserName}: other browsers draw other pixels. Use that version, or make new baselines with --update.`,
  );
}

const letters = await lettersOf(browser, `${url}/`);
const others = samples
  .map(({ script }) => script)
  .filter((script) => known.letters && known.letters[script] !== letters[script]);
if (others.length > 0 && !options.update) {
  await browser.close();
  await close();
  fail(
    `This machine draws ${others.join(', ')} with other faces than the baselines. On Debian they are those of fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji and fonts-dejavu-core; or make new baselines with --update.`,
  );
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
mkdirSync(baselines, { recursive: true });
const hashOf = (png) => createHash('sha256').update(png).digest('hex').slice(0, 32);

/** A picture as it is committed: every pixel, in a third of the bytes. */
const keep = async (png, file) =>
  writeFileSync(file, await sharp(png).webp({ lossless: true }).toBuffer());
const baselineOf = (key) => join(baselines, `${key}.webp`);

/** Hashes of the left-to-right pictures of this run, by story and theme. */
const straight = new Map();
const found = {};
/** Cells of which this run cannot say how they look; they keep their baselines. */
const unknown = new Set();
const changes = [];

const unseen = { stuck: 'The story did not end.', lost: 'The story left its page.' };
const because = (problem, why) => [problem, ...why].join('\n');

async function judge(cell, png, { how, why }) {
  if (unseen[how]) {
    unknown.add(cell.key);
    return note(cell, png, because(unseen[how], why));
  }
  const hash = hashOf(png);
  const file = baselineOf(cell.key);
  if (cell.direction === 'ltr') {
    straight.set(`${cell.story}.${cell.theme}`, hash);
    // Play functions speak of left to right; turned around they only bring the story to its state.
    if (how !== 'finished') {
      unknown.add(cell.key);
      return note(cell, png, because('The story failed.', why));
    }
  } else if (hash === straight.get(`${cell.story}.${cell.theme}`)) return undefined;
  found[cell.key] = { url: addressOf(cell), hash };
  if (options.update) {
    if (known.cells[cell.key]?.hash !== hash || !existsSync(file)) await keep(png, file);
    return undefined;
  }
  const expected = known.cells[cell.key]?.hash;
  if (!expected)
    return note(cell, png, 'There is no baseline: look at it, then run with --update.');
  if (expected !== hash) return note(cell, png, 'The pixels changed.', file);
  return undefined;
}

function note(cell, png, problem, baseline) {
  const taken = join(results, `${cell.key}.png`);
  if (png) writeFileSync(taken, png);
  changes.push({
    key: cell.key,
    title: cell.title,
    problem,
    taken: png && relative(results, taken),
    baseline: baseline && existsSync(baseline) ? relative(results, baseline) : undefined,
  });
}

const total = files.flat().length;
// Left to right first: right to left is compared with it.
for (const direction of directions) {
  const waiting = [...files];
  let done = 0;
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 4) }, async () => {
      const shooter = await newShooter(browser, `${url}/`);
      for (let stories = waiting.shift(); stories; stories = waiting.shift())
        for await (const { story, pictures, ended } of shooter.shoot(stories, direction)) {
          for (const cell of cellsOf(story, direction))
            await judge(cell, pictures[cell.theme], ended);
          if (++done % 100 === 0) console.log(`${direction}: ${done} of ${total} stories`);
        }
      await shooter.close();
    }),
  );
}
await browser.close();
await close();

const sorted = Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const matrix = (all) =>
  `${JSON.stringify({ browser: browserName, letters, cells: all }, null, 1)}\n`;
writeFileSync(join(results, 'matrix.json'), matrix(sorted));
const gone = options.only
  ? []
  : Object.keys(known.cells).filter((key) => !found[key] && !unknown.has(key));
if (options.update) {
  for (const key of gone) rmSync(baselineOf(key), { force: true });
  const kept = { ...known.cells, ...sorted };
  for (const key of gone) delete kept[key];
  writeFileSync(
    matrixFile,
    matrix(Object.fromEntries(Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1)))),
  );
} else
  for (const key of gone)
    changes.push({
      key,
      title: key,
      problem: 'The baseline has no story any more; run with --update.',
    });

writeFileSync(
  join(results, 'index.html'),
  reportPage(changes, { total: total * themes.length * directions.length, browser: browserName }),
);
console.log(
  `visual: ${total} stories, ${Object.keys(found).length} pictures (right to left only where it differs), ${changes.length} to look at; report dist/visual/index.html, matrix dist/visual/matrix.json`,
);
if (changes.length > 0) process.exit(1);
