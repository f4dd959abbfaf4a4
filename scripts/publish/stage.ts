// `tsx scripts/publish/stage.ts`: puts what is published of each package into `dist/packages`, from
// where `changeset publish` takes it (`publishConfig.directory`). Run it after a build.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { cleanManifest } from './clean-manifest.ts';
import { reachableDeclarations, readFrom } from './declarations.ts';
import { type PublishedPackage, publishedPackages, repository } from './packages.ts';
import { typedEntries } from './typed-entries.ts';

const isPublished = (path: string) => !path.endsWith('.tsbuildinfo');

/** Leaves only the declarations a consumer's compiler can come to. */
function pruneDeclarations({ staged, manifest }: PublishedPackage): void {
  const files = globSync('dist/**', { cwd: staged });
  const reached = reachableDeclarations(
    typedEntries(manifest, files).map(({ types }) => types),
    readFrom(staged),
  );
  for (const file of files)
    if (file.endsWith('.d.ts') && !reached.has(file)) rmSync(join(staged, file));
}

/** @throws where the package has not been built or has no README */
export function stage(published: PublishedPackage, root = repository): void {
  const { directory, staged, manifest } = published;
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  for (const file of [...(manifest.files ?? []), 'README.md']) {
    const from = join(directory, file);
    if (!existsSync(from))
      throw new Error(`${manifest.name}: ${file} is missing; run \`npm run build\` first`);
    cpSync(from, join(staged, file), { recursive: true, filter: isPublished });
  }
  pruneDeclarations(published);
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
