// `npm run check:packages`: stages and packs every published package, and says what a consumer
// would trip over. Run it after a build.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

import { cleanManifest } from './clean-manifest.ts';
import { boundaryProblems } from './client-boundary.ts';
import { missingTypes, reachableDeclarations, readFrom } from './declarations.ts';
import { pack, type Packed } from './pack.ts';
import { type PublishedPackage, repository } from './packages.ts';
import { stageAll } from './stage.ts';
import { typedEntries } from './typed-entries.ts';

const run = promisify(execFile);
const unwanted =
  /\.(stories|test|fixture)\.|\/story-|\.(tsbuildinfo|map)$|\/(testing|foundations)\//;

/** Dependencies a consumer would install for nothing. */
const unusedDependencies = ({ manifest, staged }: PublishedPackage, files: readonly string[]) => {
  const texts = files
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .map((file) => readFileSync(join(staged, file), 'utf8'));
  return Object.keys(manifest.dependencies ?? {})
    .filter((name) => !texts.some((text) => new RegExp(`['"]${name}['"/]`).test(text)))
    .map((name) => `nothing published imports ${name}: it is a development dependency, or none`);
};

async function lint({ tarball }: Packed, published: PublishedPackage): Promise<string[]> {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
  const manifest = cleanManifest(published.manifest);
  return messages.map((each) => `publint: ${formatMessage(each, manifest, { color: false })}`);
}

/** Whether every entry resolves, with types, the way TypeScript and bundlers look for it. */
async function resolveTypes({ tarball }: Packed, entries: readonly string[]): Promise<string[]> {
  const cli = join(repository, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const names = entries.map((entry) => entry.replace(/^\.\//, ''));
  const options = ['--profile', 'esm-only', '--no-emoji', '--no-color', '--no-definitely-typed'];
  try {
    await run(process.execPath, [cli, tarball, ...options, '--entrypoints', ...names], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return [];
  } catch (error) {
    return [`attw: ${(error as { stdout?: string }).stdout ?? String(error)}`];
  }
}

const isInstalled = (name: string) => existsSync(join(repository, 'node_modules', name));

async function check(published: PublishedPackage, destination: string) {
  const packed = await pack(published, destination);
  const { files } = packed;
  const entries = typedEntries(published.manifest, files);
  const modules = files
    .filter((file) => file.startsWith('dist/') && file.endsWith('.js'))
    .map((path) => ({ path, code: readFileSync(join(published.staged, path), 'utf8') }));
  const declarations = reachableDeclarations(
    entries.map(({ types }) => types),
    readFrom(published.staged),
  );
  const text = readFileSync(join(published.staged, 'package.json'), 'utf8');
  const problems = [
    ...(text.includes('@constella/source') ? ['package.json points at sources'] : []),
    ...files.filter((file) => unwanted.test(file)).map((file) => `${file} is nobody's business`),
    ...unusedDependencies(published, files),
    ...missingTypes(declarations, published.manifest, isInstalled),
    ...boundaryProblems(
      modules,
      entries.map(({ module }) => module),
    ),
    ...(await lint(packed, published)),
    ...(await resolveTypes(
      packed,
      entries.map(({ entry }) => entry),
    )),
  ];
  const marked = modules.filter(({ code }) => /^'use client'|^"use client"/.test(code)).length;
  console.log(
    `${published.manifest.name}: ${entries.length} entries, ${files.length} files, ` +
      `${Math.round(packed.size / 1000)} kB packed, ${marked} of ${modules.length} modules for the ` +
      `client only, ${problems.length} problems`,
  );
  return problems.map((problem) => `${published.manifest.name}: ${problem}`);
}

const destination = mkdtempSync(join(tmpdir(), 'constella-packed-'));
const problems: string[] = [];
try {
  for (const published of stageAll()) problems.push(...(await check(published, destination)));
} finally {
  rmSync(destination, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
