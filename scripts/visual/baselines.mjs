// What is kept of the pictures: a hash of each, and the picture itself of the look people compare.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../ensure.mjs';

export const baselines = join(root, '.storybook', 'baselines');
const file = join(baselines, 'hashes.json');

/** The hash of a picture: 64 bits of SHA-256, as text. */
export const hashOf = (/** @type {Buffer} */ png) =>
  createHash('sha256').update(png).digest('hex').slice(0, 16);

/** The file of a kept picture. */
export const pictureOf = (/** @type {string} */ key) => join(baselines, `${key}.webp`);

/**
 * The keys of cells whose picture is kept beside the hash: the first story of each file, as most people
 * meet it. The others are drawn anew when they differ, see redraw.mjs.
 *
 * @param {{ id: string }[][]} files
 */
export const keptKeys = (files) => new Set(files.map(([first]) => `${first?.id}.light.ltr`));

/**
 * @typedef {{ browser: string, letters: Record<string, string>, cells: Record<string, string> }} Baselines
 * The browser and the faces they were drawn with, and the hash of each cell by its key. A cell right
 * to left is there only where it differs from left to right.
 */

/** @returns {Baselines} */
export function readBaselines() {
  if (!existsSync(file)) return { browser: '', letters: {}, cells: {} };
  const { browser, letters, stories } = JSON.parse(readFileSync(file, 'utf8'));
  const cells = {};
  for (const [story, looks] of Object.entries(stories))
    for (const [look, hash] of Object.entries(looks)) cells[`${story}.${look}`] = hash;
  return { browser, letters, cells };
}

/**
 * One line a story, so that `git blame` tells which commit its hashes are from.
 *
 * @param {Baselines} kept
 */
export function writeBaselines({ browser, letters, cells }) {
  /** @type {Record<string, Record<string, string>>} */
  const stories = {};
  for (const key of Object.keys(cells).toSorted()) {
    const [story, ...look] = key.split('.');
    (stories[story] ??= {})[look.join('.')] = cells[key];
  }
  const lines = Object.entries(stories).map(
    ([story, looks]) => `"${story}": ${JSON.stringify(looks)}`,
  );
  writeFileSync(
    file,
    `{\n"browser": ${JSON.stringify(browser)},\n"letters": ${JSON.stringify(letters)},\n"stories": {\n${lines.join(',\n')}\n}\n}\n`,
  );
}

/**
 * The commits stories' hashes were written in. A story that was written since the last commit is not
 * among them.
 *
 * @returns {Map<string, string>} by the story's id
 */
export function commitsOfHashes() {
  const blame = execFileSync('git', ['blame', '-l', '-s', '--', file], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const commits = new Map();
  for (const line of blame.split('\n')) {
    const [, commit, story] = /^\^?([0-9a-f]+) .*?\) "([^"]+)": \{"/.exec(line) ?? [];
    if (commit && story && !/^0+$/.test(commit)) commits.set(story, commit);
  }
  return commits;
}
