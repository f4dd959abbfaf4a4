// `npm run visual`: a picture of every story, light and dark, left to right and right to left,
// compared pixel by pixel, by its hash, with the committed baselines. What differs is shown beside
// its baseline: the committed picture where there is one, else one drawn anew by the commit the hash
// is from (scripts/visual/redraw.mjs).
//
//   npm run visual                  compare; fails on a change or a story without a baseline
//   npm run visual -- --update      make what was found the new baseline
//   npm run visual -- --only button only files with a story whose id holds the word
//   npm run visual -- --no-build    use dist/storybook as it is
//
// Right to left is kept only where it differs from left to right.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { ensureBrowser, ensureDependencies, ensureNode, fail, root } from './ensure.mjs';
import {
  baselines,
  hashOf,
  keptKeys,
  pictureOf,
  readBaselines,
  writeBaselines,
} from './visual/baselines.mjs';
import { openStorybook } from './visual/browser.mjs';
import { addressOf, cellsOf, directions, filesOf, themes } from './visual/cells.mjs';
import { lettersOf, samples } from './visual/letters.mjs';
import { redraw } from './visual/redraw.mjs';
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
const results = join(root, 'dist', 'visual');

if (!options['no-build'] || !existsSync(join(storybook, 'index.json')))
  execFileSync(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', 'dist/storybook', '--quiet'],
    { cwd: root, stdio: 'inherit' },
  );

const known = readBaselines();
const files = filesOf(
  JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')),
  options.only,
);
const pictured = keptKeys(files);
if (files.length === 0) fail(`No story's id holds "${options.only}".`);

const { browser, base, close } = await openStorybook(storybook);
const browserName = `Chromium ${browser.version()}`;
if (known.browser && known.browser !== browserName && !options.update) {
  await close();
  fail(
    `The baselines were made by ${known.browser}, this is ${browserName}: other browsers draw other pixels. Use that version, or make new baselines with --update.`,
  );
}

const letters = await lettersOf(browser, base);
const others = samples
  .map(({ script }) => script)
  .filter((script) => known.browser && known.letters[script] !== letters[script]);
if (others.length > 0 && !options.update) {
  await close();
  fail(
    `This machine draws ${others.join(', ')} with other faces than the baselines. On Debian they are those of fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji and fonts-dejavu-core; or make new baselines with --update.`,
  );
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
mkdirSync(baselines, { recursive: true });

/** A picture as it is committed: every pixel, in a third of the bytes. */
const keep = async (png, file) =>
  writeFileSync(file, await sharp(png).webp({ lossless: true }).toBuffer());

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
  if (cell.direction === 'ltr') {
    straight.set(`${cell.story}.${cell.theme}`, hash);
    // Play functions speak of left to right; turned around they only bring the story to its state.
    if (how !== 'finished') {
      unknown.add(cell.key);
      return note(cell, png, because('The story failed.', why));
    }
  } else if (hash === straight.get(`${cell.story}.${cell.theme}`)) return undefined;
  found[cell.key] = hash;
  // Right to left is kept only where it differs.
  const expected = known.cells[cell.key] ?? known.cells[`${cell.story}.${cell.theme}.ltr`];
  if (options.update) {
    const file = pictureOf(cell.key);
    if (pictured.has(cell.key) && (expected !== hash || !existsSync(file))) await keep(png, file);
    return undefined;
  }
  if (!expected)
    return note(cell, png, 'There is no baseline: look at it, then run with --update.');
  if (expected !== hash) return note(cell, png, 'The pixels changed.', expected);
  return undefined;
}

function note(cell, png, problem, expected) {
  const taken = join(results, `${cell.key}.png`);
  if (png) writeFileSync(taken, png);
  const kept = pictureOf(cell.key);
  changes.push({
    ...cell,
    problem,
    expected,
    taken: png && relative(results, taken),
    baseline: expected && existsSync(kept) ? relative(results, kept) : undefined,
  });
}

const total = files.flat().length;
// Left to right first: right to left is compared with it.
for (const direction of directions) {
  const waiting = [...files];
  let done = 0;
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 4) }, async () => {
      const shooter = await newShooter(browser, base);
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
await close();

const cells = Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const matrix = Object.entries(cells).map(([key, hash]) => ({ key, url: addressOf(key), hash }));
writeFileSync(
  join(results, 'matrix.json'),
  `${JSON.stringify({ browser: browserName, cells: matrix }, null, 1)}\n`,
);
const gone = options.only
  ? []
  : Object.keys(known.cells).filter((key) => !found[key] && !unknown.has(key));
if (options.update) {
  const kept = { ...known.cells, ...cells };
  for (const key of gone) delete kept[key];
  writeBaselines({ browser: browserName, letters, cells: kept });
  if (!options.only)
    for (const name of readdirSync(baselines).filter((file) => file.endsWith('.webp')))
      if (!pictured.has(basename(name, '.webp'))) rmSync(join(baselines, name));
} else {
  const unseenBefore = changes.filter(({ expected, baseline }) => expected && !baseline);
  for await (const { key, png, commit } of redraw(unseenBefore)) {
    const change = changes.find((other) => other.key === key);
    const file = join(results, `${key}.before.png`);
    writeFileSync(file, png);
    change.baseline = relative(results, file);
    if (hashOf(png) !== change.expected)
      change.problem += `\n${commit.slice(0, 10)}, where the hash is from, draws something else here now.`;
  }
  for (const key of gone)
    changes.push({
      key,
      title: key,
      problem:
        'The baseline has no story any more, or right to left looks as left to right now; run with --update.',
    });
}

writeFileSync(
  join(results, 'index.html'),
  reportPage(changes, { total: total * themes.length * directions.length, browser: browserName }),
);
console.log(
  `visual: ${total} stories, ${Object.keys(found).length} pictures (right to left only where it differs), ${changes.length} to look at; report dist/visual/index.html, matrix dist/visual/matrix.json`,
);
if (changes.length > 0) process.exit(1);
