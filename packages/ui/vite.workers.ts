import { dirname, relative, resolve } from 'node:path';

import type { Plugin } from 'vite';

const expression =
  /new URL\(\s*'(\.\/[\w-]+)\.js',\s*import\.meta\.url\s*\)(?=,\s*\{\s*type:\s*'module')/g;
const placeholder = (name: string) => `__library_worker__(${JSON.stringify(name)})`;

/**
 * Publishes workers as files of their own, called exactly as the source calls them:
 * `new Worker(new URL('./x.js', import.meta.url), { type: 'module' })` is what every bundler looks
 * for. Vite would bundle the worker here and write an address only Vite understands.
 */
export const libraryWorkers = (): Plugin => ({
  name: 'library-workers',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.ts') || !code.includes('new Worker(')) return undefined;
    return code.replaceAll(expression, (_, name: string) => {
      const source = `${resolve(dirname(id), name)}.ts`;
      this.emitFile({
        type: 'chunk',
        id: source,
        name: relative(resolve(import.meta.dirname, 'src'), source).replace(/\.ts$/, ''),
      });
      return placeholder(name);
    });
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replaceAll(/__library_worker__\("([^"]+)"\)/g, (_, name: string) => {
        const file = `${dirname(chunk.fileName)}/${name.slice(2)}.js`;
        if (!bundle[file]) this.error(`${chunk.fileName} starts a worker that is not at ${file}`);
        return `new URL('${name}.js', import.meta.url)`;
      });
    }
  },
});
