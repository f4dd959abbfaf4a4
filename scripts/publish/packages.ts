import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

/** A package.json, as far as publishing looks at it. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  files?: string[];
  exports: Record<string, string | null | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  publishConfig?: { directory?: string };
  [field: string]: unknown;
}

export interface PublishedPackage {
  /** The folder's name: `ui`. */
  folder: string;
  /** Where its sources are. */
  directory: string;
  /** Where what is published of it is put. */
  staged: string;
  manifest: Manifest;
}

export const repository = join(import.meta.dirname, '..', '..');

export const readManifest = (directory: string): Manifest =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;

/**
 * The packages a consumer can install, each before those that need it.
 *
 * @throws where one does not say from which folder it is published
 */
export const publishedPackages = (root = repository): PublishedPackage[] => {
  const found = globSync('packages/*/package.json', { cwd: root })
    .map((file) => join(root, file, '..'))
    .map((directory) => ({ directory, manifest: readManifest(directory) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ directory, manifest }) => {
      const target = manifest.publishConfig?.directory;
      if (!target) throw new Error(`${manifest.name}: publishConfig.directory is missing`);
      return {
        folder: directory.split('/').at(-1) ?? '',
        directory,
        staged: join(directory, target),
        manifest,
      };
    })
    .toSorted((one, other) => one.folder.localeCompare(other.folder));
  const needs = (one: Manifest, other: Manifest) => other.name in { ...one.dependencies };
  const ordered: PublishedPackage[] = [];
  while (ordered.length < found.length) {
    const next = found.find(
      (each) =>
        !ordered.includes(each) &&
        found.every((other) => ordered.includes(other) || !needs(each.manifest, other.manifest)),
    );
    if (!next) throw new Error('The published packages need each other in a circle');
    ordered.push(next);
  }
  return ordered;
};
