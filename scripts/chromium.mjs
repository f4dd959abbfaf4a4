import { existsSync } from 'node:fs';

/** Flags for a headless Chromium that never phones out and draws the same pixels everywhere. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chrome or Chromium to test with: `CHROMIUM_PATH`, else an installed one, else `undefined`,
 * which makes Playwright use its own download.
 * @returns {string | undefined}
 */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * How to launch the browser the tests run in: Debian's headless shell where it is installed, which has
 * no window of Chrome's own to draw (a page costs 0.1 s of processor time instead of 0.7 s), else
 * `chromiumPath()`. Its pixels are others: pictures are taken with `chromiumPath()`.
 */
export const testBrowser = () => ({
  executablePath:
    process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : chromiumPath()),
  // Most code runs a few times only, too few for the compilers that come later.
  args: [...chromiumArgs, '--js-flags=--always-sparkplug'],
});
