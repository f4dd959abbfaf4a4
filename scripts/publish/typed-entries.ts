import type { Manifest } from './packages.ts';

/** A path a consumer may import and get types for. */
export interface TypedEntry {
  /** `./labels/en`, not `./labels/*`. */
  entry: string;
  /** Path of its module. */
  module: string;
  /** Path of its declarations. */
  types: string;
}

/** @param files paths in the package */
export function typedEntries({ exports }: Manifest, files: readonly string[]): TypedEntry[] {
  const paths: TypedEntry[] = [];
  for (const [path, target] of Object.entries(exports)) {
    if (target === null || typeof target === 'string') continue;
    const { default: module = '', types = '' } = target;
    const [before = '', after = ''] = module.slice(2).split('*');
    for (const file of files) {
      const isEntry = path.includes('*')
        ? file.startsWith(before) && file.endsWith(after)
        : file === before;
      if (!isEntry) continue;
      const match = file.slice(before.length, file.length - after.length);
      const entry = path.replace('*', match);
      if (exports[entry] !== null)
        paths.push({ entry, module: file, types: types.slice(2).replace('*', match) });
    }
  }
  return paths;
}
