import type { Manifest } from './packages.ts';

const sourceCondition = '@constella/source';
const ownOnly = ['scripts', 'devDependencies', 'publishConfig'];

/**
 * The package.json a consumer gets: without the condition that points at sources, which are not
 * published, and without what only the repository needs.
 */
export const cleanManifest = (manifest: Manifest): Manifest => {
  const kept = Object.fromEntries(
    Object.entries(manifest).filter(([field]) => !ownOnly.includes(field)),
  ) as Manifest;
  const entries = Object.entries(manifest.exports).map(([path, target]) => {
    if (target === null || typeof target === 'string') return [path, target] as const;
    const { [sourceCondition]: _source, ...built } = target;
    return [path, built] as const;
  });
  return {
    ...kept,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
  };
};
