// `tsx scripts/publish/stage.ts`: puts what is published of each package into `dist/packages`, from
// where `changeset publish` takes it (`publishConfig.directory`). Run it after a build.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { cleanManifest } from './clean-manifest.ts';
import { type PublishedPackage, publishedPackages, repository } from './packages.ts';

const isPublished = (path: string) => !path.endsWith('.tsbuildinfo');

/** @throws where the package has not been built or has no README */
export function stage({ directory, staged, manifest }: PublishedPackage, root = repository): void {
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  for (const file of [...(manifest.files ?? []), 'README.md']) {
    const from = join(directory, file);
    if (!existsSync(from))
      throw new Error(`${manifest.name}: ${file} is missing; run \`npm run build\` first`);
    cpSync(from, join(staged, file), { recursive: true, filter: isPublished });
  }
  const changelog = join(directory, 'CHANGELOG.md');
  if (existsSync(changelog)) cpSync(changelog, join(staged, 'CHANGELOG.md'));
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  const text = JSON.stringify(cleanManifest(manifest), null, 2);
  writeFileSync(join(staged, 'package.json'), `${text}\n`);
}

/** Stages every published package. */
export const stageAll = (root = repository): PublishedPackage[] => {
  const packages = publishedPackages(root);
  for (const each of packages) stage(each, root);
  return packages;
};

if (process.argv[1] === import.meta.filename)
  for (const { manifest, staged } of stageAll())
    console.log(`${manifest.name} ${manifest.version} → ${staged}`);
