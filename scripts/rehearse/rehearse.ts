// `npm run rehearse`: a whole release, from changesets to pages in a browser, without leaving
// anything behind. It copies the repository as it stands, makes the next version there, publishes it
// to a registry in memory and installs that in five fresh projects. `npm run rehearse -- vite ssr`
// looks at those two only; `--keep` leaves the folder for a look.
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { consume, consumers } from './consumers.ts';
import { launch } from './inspect-page.ts';
import { startRegistry } from './registry.ts';
import { release } from './release.ts';
import { copyRepository } from './work-copy.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const keeps = process.argv.includes('--keep');
const chosen = consumers.filter(({ name }) => names.length === 0 || names.includes(name));

const started = Date.now();
const say = (text: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);

const directory = realpathSync(mkdtempSync(join(tmpdir(), 'constella-rehearsal-')));
const problems: string[] = [];
// Servers it started end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const registry = await startRegistry();
const browser = await launch();
try {
  const copy = join(directory, 'repository');
  mkdirSync(copy);
  copyRepository(copy);
  say('copied the repository');
  const versions = await release(copy, registry);
  for (const [name, version] of Object.entries(versions)) say(`published ${name}@${version}`);
  for (const consumer of chosen) {
    const project = { directory: join(directory, consumer.name), browser };
    const found = await consume(consumer, project, registry.url);
    say(`${consumer.name}: installed, built, looked at; ${found.length} problems`);
    problems.push(...found);
  }
} finally {
  await browser.close();
  await registry.stop();
  if (keeps) say(`kept in ${directory}`);
  else rmSync(directory, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
