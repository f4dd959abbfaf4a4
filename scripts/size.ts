// `npm run size`: what `Button` alone adds to a fresh Vite app, held to 4 KB of JavaScript and 3 KB
// of styles, and what each component costs, written to packages/ui/sizes.json for the documentation.
// `npm run size -- --check` only says whether both still hold. Run it after a build.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { repository } from './publish/packages.ts';
import { stageAll } from './publish/stage.ts';
import { appSize, type Size } from './size/app-size.ts';
import { type ComponentSize, componentSizes } from './size/component-sizes.ts';

/** Bytes after gzip that `Button` may add over React. */
const limit: Size = { js: 4000, css: 3000 };

/** A component may grow by so much before its page has to say it anew. */
const tolerance = { bytes: 200, share: 0.05 };

const react = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
`;
const show = (element: string) =>
  `createRoot(document.getElementById('root')).render(${element});\n`;
const button = "createElement(Button, null, 'Run')";

/** Each is the whole of a fresh app. */
const apps = {
  'React alone': `${react}${show("createElement('button', null, 'Run')")}`,
  'Button alone': `${react}import { Button } from '@constella/ui';\n${show(button)}`,
  'Button and tokens.css': `${react}import { Button } from '@constella/ui';
import '@constella/ui/tokens.css';\n${show(button)}`,
  'Button in UiProvider': `${react}import { Button, UiProvider } from '@constella/ui';
${show(`createElement(UiProvider, null, ${button})`)}`,
};

const problems: string[] = [];
const none: Size = { js: 0, css: 0 };

/** A size that is no longer what the documentation says is a problem. */
function compare(name: string, was: Size = none, is: Size = none) {
  for (const kind of ['js', 'css'] as const) {
    const allowed = Math.max(tolerance.bytes, was[kind] * tolerance.share);
    if (Math.abs(is[kind] - was[kind]) > allowed)
      problems.push(
        `${name}: ${was[kind]} bytes of ${kind} became ${is[kind]}; if that is right, run \`npm run size\``,
      );
  }
}
const bytesOf = ({ js, css, later }: ComponentSize): string =>
  `{ "js": ${js}, "css": ${css}${later ? `, "later": ${bytesOf(later)}` : ''} }`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} KB`.padStart(9);
const packages = stageAll();

const base = await appSize(apps['React alone']);
console.log(`${''.padEnd(24)}${'JS'.padStart(9)}${'CSS'.padStart(9)}   over React alone, gzip`);
for (const [name, main] of Object.entries(apps)) {
  const { js, css } = await appSize(main);
  const added = { js: js - base.js, css: css - base.css };
  const shown = name === 'React alone' ? { js, css } : added;
  console.log(`${name.padEnd(24)}${kilobytes(shown.js)}${kilobytes(shown.css)}`);
  if (name !== 'Button alone') continue;
  for (const kind of ['js', 'css'] as const)
    if (added[kind] > limit[kind])
      problems.push(`Button adds ${added[kind]} bytes of ${kind}; ${limit[kind]} are allowed`);
}

const ui = packages.find(({ folder }) => folder === 'ui');
const entries = Object.entries(ui?.manifest.exports ?? {}).flatMap(([path, target]) =>
  target === null || typeof target === 'string' || path.includes('*')
    ? []
    : [join('@constella/ui', path)],
);
const sizes = await componentSizes(entries);
const file = join(repository, 'packages', 'ui', 'sizes.json');

if (process.argv.includes('--check')) {
  const committed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ComponentSize>;
  for (const name of new Set([...Object.keys(committed), ...Object.keys(sizes)])) {
    const [was, is] = [committed[name], sizes[name]];
    if (!was || !is) problems.push(`${name} is ${is ? 'new' : 'gone'}: run \`npm run size\``);
    else {
      compare(name, was, is);
      compare(`${name}, later`, was.later, is.later);
    }
  }
} else {
  const lines = Object.entries(sizes).map(([name, size]) => `  "${name}": ${bytesOf(size)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
console.log(`${Object.keys(sizes).length} components`);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
