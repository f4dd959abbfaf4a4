// `npm run stories:plain`: every story and page of the built Storybook as a reader opens it: in an
// ordinary window of 1280 × 720, with motion, without the harness of the tests.
//
//   npm run stories:plain                 builds Storybook and opens everything
//   npm run stories:plain -- button tree  only what has one of the words in its id
//   npm run stories:plain -- --no-build   dist/storybook as it is
//
// Red is a play function that throws, a report of axe, a story that does not end, an error on the
// console and a file that is not there.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { ensureBrowser, ensureDependencies, ensureNode, fail, root } from './ensure.mjs';
import { serveFolder } from './static-server.mjs';
import { filesOf } from './visual/cells.mjs';
import { listen } from './visual/page.mjs';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean', default: false } },
});

ensureNode();
ensureDependencies();
await ensureBrowser();

const viewport = { width: 1280, height: 720 };
const timeLimitMs = 60_000;
const storybook = join(root, 'dist', 'storybook');

if (!options['no-build'] || !existsSync(join(storybook, 'index.json')))
  execFileSync('npm', ['run', 'build-storybook'], { cwd: root, stdio: 'inherit' });

const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
// A page of documentation stands alone: its stories may still be on their way when it is there.
const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');
const files = [...pages.map((entry) => [entry]), ...filesOf(index)]
  .map((all) =>
    all.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word))),
  )
  .filter((chosen) => chosen.length > 0);
if (files.length === 0) fail(`No story's id holds ${words.join(' or ')}.`);
const waiting = [...files];
let opened = 0;

/** The ids of what is red, and the paths of what is not there. */
const found = [];
const missing = new Set();

const { url, close } = await serveFolder(storybook, {
  // Kept by the browser, as from any server on the web.
  headersOf: (path) => (path.startsWith('/assets/') ? { 'cache-control': 'max-age=3600' } : {}),
  // Told by the server: what the page sees may be an answer a story has made up.
  onMissing: (path) => missing.add(path),
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });

const inTime = (ended) =>
  Promise.race([
    ended,
    new Promise((resolve) => {
      setTimeout(resolve, timeLimitMs, { how: 'stuck', why: ['It did not end.'] }).unref();
    }),
  ]);

/** The first lines: what follows is the whole page. */
const brief = (message) => message.trim().split('\n\n').slice(0, 2).join('\n').slice(0, 400);

/** The window a story asks for, if it does. */
async function sizeOf(page, id) {
  await page.waitForFunction(() => globalThis['__STORYBOOK_PREVIEW__']);
  await page.evaluate(() => globalThis.stories.ready());
  return page.evaluate((story) => globalThis.stories.viewportOf(story), id);
}

/** Opens one by its own address, in the window it asks for. */
async function openFirst(page, { id, type }) {
  await page.setViewportSize(viewport);
  const address = `${url}/iframe.html?id=${id}&viewMode=${type}`;
  await page.goto(address, { waitUntil: 'commit' });
  const size = type === 'story' && (await sizeOf(page, id));
  if (!size) return page.evaluate(() => globalThis.stories.first);
  await page.setViewportSize(size);
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(() => globalThis.stories.first);
}

/** Goes on to one, as Storybook's sidebar does. */
async function openNext(page, { id, type }) {
  const size = type === 'story' && (await sizeOf(page, id));
  await page.setViewportSize(size || viewport);
  return page.evaluate(([...to]) => globalThis.stories.show(...to), [id, {}, type]);
}

/** The stories and the page of one file, in a page of the browser that stays as long as all goes well. */
async function openFile(context, entries) {
  let page;
  let printed = [];
  for (const entry of entries) {
    const isFresh = !page;
    if (isFresh) {
      page = await context.newPage();
      page.on('pageerror', ({ message }) => printed.push(message));
      page.on('requestfailed', (request) => {
        // A request its own page has given up has failed nobody.
        const { errorText } = request.failure() ?? {};
        if (errorText !== 'net::ERR_ABORTED') printed.push(`${errorText}: ${request.url()}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') printed.push(message.text());
      });
    }
    const open = isFresh ? openFirst : openNext;
    const { how, why } = await inTime(
      open(page, entry).catch(({ message }) => ({ how: 'lost', why: [message] })),
    );
    // Storybook prints what a story has thrown, and the browser each answer of 4xx or 5xx.
    const known = ['Failed to load resource', ...why];
    const others = printed.filter((line) => !known.some((text) => line.includes(text)));
    printed = [];
    opened += 1;
    if (how === 'finished' && others.length === 0) continue;
    found.push(entry.id);
    console.log(`\n${entry.id}: ${how}\n  ${[...why, ...others].map(brief).join('\n  ')}`);
    await page.close();
    page = undefined;
  }
  await page?.close();
}

async function openAll() {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(listen);
  for (let entries = waiting.shift(); entries; entries = waiting.shift()) {
    await openFile(context, entries);
    if (waiting.length % 20 === 0) console.log(`${waiting.length} of ${files.length} files to go`);
  }
  await context.close();
}

/** No headless browser asks for it, every other one does. */
async function askForIcon(document) {
  const html = await (await fetch(`${url}/${document}`)).text();
  const [, href = '/favicon.ico'] = /rel="icon"[^>]*href="([^"]+)"/.exec(html) ?? [];
  await fetch(new URL(href, `${url}/`));
}

await Promise.all([askForIcon('index.html'), askForIcon('iframe.html'), openAll(), openAll()]);
await browser.close();
await close();

for (const path of missing) console.log(`\nMissing file: ${path}`);
console.log(
  `\nstories:plain: ${opened} opened, ${found.length} to look at, ${missing.size} missing files`,
);
for (const id of found) console.log(`  ${id}`);
if (found.length + missing.size > 0) process.exit(1);
