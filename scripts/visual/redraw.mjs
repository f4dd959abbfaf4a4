// Pictures of which only the hash is kept: drawn anew, by the commit the hash was written in.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../ensure.mjs';
import { commitsOfHashes } from './baselines.mjs';
import { openStorybook } from './browser.mjs';
import { filesOf } from './cells.mjs';
import { newShooter } from './shoot.mjs';

const cache = join(root, 'node_modules', '.cache', 'constella-visual');

/** The Storybook of a commit, built once and kept. */
function storybookOf(commit) {
  const built = join(cache, commit);
  if (existsSync(join(built, 'index.json'))) return built;
  // Not below node_modules, where the build leaves what it imports by name as it is.
  const checkout = join(tmpdir(), `constella-${commit}`);
  const run = (command, args, cwd = checkout) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const drop = () => {
    rmSync(checkout, { recursive: true, force: true });
    run('git', ['worktree', 'prune'], root);
  };
  console.log(`Building the Storybook of ${commit.slice(0, 10)}, which the hashes are from…`);
  mkdirSync(cache, { recursive: true });
  drop();
  try {
    run('git', ['worktree', 'add', '--detach', checkout, commit], root);
    run('npm', ['ci', '--prefer-offline', '--no-fund', '--no-audit', '--loglevel=error']);
    run(process.execPath, [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '-o',
      'dist/storybook',
      '--quiet',
    ]);
    renameSync(join(checkout, 'dist', 'storybook'), built);
  } finally {
    drop();
  }
  return built;
}

/**
 * Cells as they looked when their hashes were written.
 *
 * @param {import('./cells.mjs').Cell[]} cells
 * @returns {AsyncGenerator<{ key: string, png: Buffer, commit: string }>} none for a cell whose hash
 * is in no commit yet, nor for one whose story ended otherwise
 */
export async function* redraw(cells) {
  const commits = commitsOfHashes();
  for (const commit of new Set(cells.map(({ story }) => commits.get(story)))) {
    if (!commit) continue;
    const wanted = cells.filter(({ story }) => commits.get(story) === commit);
    const storybook = storybookOf(commit);
    const files = filesOf(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')));
    const { browser, base, close } = await openStorybook(storybook);
    for (const direction of new Set(wanted.map((cell) => cell.direction))) {
      const shooter = await newShooter(browser, base);
      const here = wanted.filter((cell) => cell.direction === direction);
      // A file's stories share a page: what one leaves behind, the next one was drawn with.
      for (const stories of files)
        if (stories.some(({ id }) => here.some(({ story }) => story === id)))
          for await (const { story, pictures } of shooter.shoot(stories, direction))
            for (const cell of here)
              if (cell.story === story.id && pictures[cell.theme])
                yield { key: cell.key, png: pictures[cell.theme], commit };
      await shooter.close();
    }
    await close();
  }
}
