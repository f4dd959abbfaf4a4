// The browser that takes the pictures, and the Storybook it is shown.
import { chromium } from 'playwright';

import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { serveFolder } from '../static-server.mjs';

/** Where the browser believes to be, whatever port was free: a share link shows its address. */
const host = 'localhost:6006';

/**
 * A built Storybook, served, and a browser that sees it at one address always.
 *
 * @param {string} storybook its folder
 */
export async function openStorybook(storybook) {
  const { url, close } = await serveFolder(storybook);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumArgs,
      // A corner drawn anew within an older picture is not the corner drawn at once.
      '--disable-partial-raster',
      `--host-resolver-rules=MAP ${host} ${new URL(url).host}`,
    ],
  });
  return {
    browser,
    base: `http://${host}/`,
    async close() {
      await browser.close();
      await close();
    },
  };
}
