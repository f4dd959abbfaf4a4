import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type Rolldown } from 'vite';

import { linkPackages } from './link-packages.ts';

/** Bytes after gzip of what a page loads at first. */
export interface Size {
  js: number;
  css: number;
}

const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

/** Modules the page's own script imports, and so fetched before anything is drawn. */
function loadedAtFirst(output: Rolldown.RolldownOutput['output']): Set<string> {
  const names = new Set<string>();
  const add = (name: string) => {
    const chunk = output.find(({ fileName }) => fileName === name);
    if (chunk?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) names.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of output) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName);
  return names;
}

/** Builds a Vite app with its own defaults out of `main`, the text of its only module. */
export async function appSize(main: string): Promise<Size> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'constella-app-')));
  try {
    linkPackages(directory);
    writeFileSync(join(directory, 'package.json'), '{ "type": "module", "private": true }\n');
    writeFileSync(
      join(directory, 'index.html'),
      '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>\n',
    );
    writeFileSync(join(directory, 'main.js'), main);
    const built = (await build({
      root: directory,
      configFile: false,
      logLevel: 'error',
      // As most teams have it; without the warnings about directives inside dependencies.
      build: { write: false, rolldownOptions: { checks: { moduleLevelDirective: false } } },
    })) as Rolldown.RolldownOutput;
    const first = loadedAtFirst(built.output);
    const size: Size = { js: 0, css: 0 };
    for (const part of built.output) {
      if (!first.has(part.fileName)) continue;
      if (part.type === 'chunk') size.js += gzipped(part.code);
      else if (part.fileName.endsWith('.css')) size.css += gzipped(part.source);
    }
    return size;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
