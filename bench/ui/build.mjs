import { existsSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { build } from 'vite';

import { stageAll } from '../../scripts/publish/stage.ts';

const here = import.meta.dirname;
export const libraries = ['floor', 'ours', 'radix-themes', 'mantine', 'mui', 'antd', 'chakra'];
export const pages = ['form', 'table', 'cards'];

/**
 * Puts what is published of our library where a consumer's install would put it.
 * @throws where it has not been built
 */
export function linkOurs() {
  const ui = stageAll().find(({ folder }) => folder === 'ui');
  const link = join(here, 'node_modules', ui.manifest.name);
  rmSync(link, { recursive: true, force: true });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(ui.staged, link, 'junction');
}

/** What the entry needs before it can run, styles and scripts. */
function firstFiles(output) {
  const byName = new Map(output.map((part) => [part.fileName, part]));
  const [scripts, styles] = [new Set(), new Set()];
  const add = (name) => {
    const chunk = byName.get(name);
    if (scripts.has(name) || chunk?.type !== 'chunk') return;
    scripts.add(name);
    for (const imported of chunk.imports) add(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  const entry = output.find((part) => part.type === 'chunk' && part.isEntry);
  add(entry.fileName);
  return { entry: entry.fileName, scripts: [...scripts], styles: [...styles] };
}

const html = (title, { entry, scripts, styles }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
${styles.map((file) => `    <link rel="stylesheet" href="./${file}" />`).join('\n')}
${scripts.map((file) => `    <link rel="modulepreload" href="./${file}" />`).join('\n')}
    <script>
      globalThis.begin = () => import('./${entry}');
    </script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** A page is an application of its own: nothing is shared with another page. */
async function buildPage(library, page) {
  const outDir = join(here, 'dist', library, page);
  const built = await build({
    configFile: false,
    root: here,
    base: './',
    logLevel: 'error',
    // Without the condition that leads to our sources.
    resolve: { dedupe: ['react', 'react-dom'] },
    oxc: { jsx: { runtime: 'automatic' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(here, 'pages', library, `${page}.tsx`),
        // Directives of server components are of no use here.
        checks: { moduleLevelDirective: false },
      },
    },
  });
  writeFileSync(join(outDir, 'index.html'), html(`${library} ${page}`, firstFiles(built.output)));
}

/**
 * Builds the pages for production, each peer's once as long as nothing of it changed.
 * @param {string[]} only libraries
 * @param {string[]} chosen pages
 * @returns {Promise<string>} the folder with the pages
 */
export async function buildPages(only, chosen, { again = false } = {}) {
  for (const library of only)
    for (const page of chosen) {
      const done = join(here, 'dist', library, page, 'index.html');
      const sources = ['build.mjs', 'package-lock.json', 'pages', `pages/${library}`];
      const isFresh =
        !again &&
        library !== 'ours' &&
        existsSync(done) &&
        [...sources, `pages/${library}/${page}.tsx`, `pages/${library}/provider.tsx`].every(
          (file) => statSync(join(here, file)).mtimeMs < statSync(done).mtimeMs,
        );
      if (!isFresh) await buildPage(library, page);
    }
  return join(here, 'dist');
}
