import { join } from 'node:path';

import { build } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * Bundles `src/app/boot.ts` into the document head, so that language, direction and theme are set
 * before the first paint by the same functions the app uses. The server allows it by its hash.
 */
export function bootScript(root: string): Plugin {
  const bundle = async () => {
    const { outputFiles } = await build({
      entryPoints: [join(root, 'src/app/boot.ts')],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      conditions: ['@constella/source'],
    });
    return outputFiles.map(({ text }) => text.trim()).join('');
  };
  return {
    name: 'constella-boot-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => html.replace('<!-- boot -->', `<script>${await bundle()}</script>`),
    },
  };
}
