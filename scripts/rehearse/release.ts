import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { publishedPackages } from '../publish/packages.ts';
import { run } from './command.ts';
import type { Registry } from './registry.ts';

const line = '**Rehearsal:** one more version, so that there is always something to release.';

/**
 * Makes npm send everything to the registry, and the scope even where a person's own settings say
 * otherwise: a rehearsal must never reach the real one.
 */
const sendTo = (url: string, copy: string): Record<string, string> => {
  const token = `${url.replace('http:', '')}:_authToken=rehearsal`;
  appendFileSync(join(copy, '.npmrc'), `\n@constella:registry=${url}\n${token}\n`);
  return { npm_config_registry: url };
};

/**
 * Makes the next release in a copy of the repository, the way a person would: `npm run version-packages`,
 * then `npm run release`.
 *
 * @returns the version of each package
 */
export async function release(copy: string, registry: Registry): Promise<Record<string, string>> {
  const before = publishedPackages(copy);
  const bumps = before.map(({ manifest }) => `'${manifest.name}': patch\n`).join('');
  writeFileSync(join(copy, '.changeset', 'rehearsal.md'), `---\n${bumps}---\n\n${line}\n`);
  const env = sendTo(registry.url, copy);
  await run('npm', ['run', 'version-packages'], { cwd: copy, env });
  await run('npm', ['run', 'release'], { cwd: copy, env });

  const versions: Record<string, string> = {};
  for (const { manifest, directory } of publishedPackages(copy)) {
    const old = before.find((each) => each.manifest.name === manifest.name)?.manifest.version;
    if (manifest.version === old) throw new Error(`${manifest.name} is still ${old}`);
    if (!registry.published().includes(`${manifest.name}@${manifest.version}`))
      throw new Error(`${manifest.name}@${manifest.version} did not reach the registry`);
    const changelog = readFileSync(join(directory, 'CHANGELOG.md'), 'utf8');
    if (!changelog.includes(`\n- ${line}\n`))
      throw new Error(`The changelog of ${manifest.name} does not read as written:\n${changelog}`);
    versions[manifest.name] = manifest.version;
  }
  return versions;
}
