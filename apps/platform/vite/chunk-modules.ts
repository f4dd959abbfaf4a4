import { relative } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Writes `.vite/chunk-modules.json`: which source modules each chunk holds. The budget test reads
 * it to prove what a first load does not contain.
 */
export function chunkModules(repository: string): Plugin {
  return {
    name: 'constella-chunk-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [[output.fileName, output.moduleIds.map((id) => relative(repository, id))] as const]
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/chunk-modules.json',
        source: JSON.stringify(Object.fromEntries(modules), null, 1),
      });
    },
  };
}
