// Takes one cell's picture: a fresh page, a fixed clock and seed, nothing moving.
import { addressOf } from './cells.mjs';

/** The moment every story is shown at. */
const clock = new Date('2026-01-31T09:30:00Z');
export const viewport = { width: 1200, height: 900 };

/** Runs in the page before anything else: a seeded Math.random, and word of the finished story. */
function prepare() {
  let seed = 42;
  Math.random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };
  globalThis.storyEnd = new Promise((resolve) => {
    let channel;
    Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set(value) {
        channel = value;
        const ends = {
          storyFinished: (data) => (data?.status === 'error' ? 'failed' : 'finished'),
          storyThrewException: () => 'threw',
          storyErrored: () => 'threw',
          storyMissing: () => 'missing',
        };
        for (const [name, end] of Object.entries(ends))
          channel.on(name, (data) => resolve(end(data)));
      },
    });
  });
}

/** @param {import('playwright').Browser} browser */
export async function newShooter(browser, base) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  await context.addInitScript(prepare);
  let page = await context.newPage();
  return {
    /**
     * @param {import('./cells.mjs').Cell} cell
     * @returns {Promise<{ png: Buffer, ended: string }>} `ended`: how the story ended
     */
    async shoot(cell) {
      await page.clock.setFixedTime(clock);
      await page.goto(base + addressOf(cell), { waitUntil: 'load' });
      const ended = await Promise.race([
        page.evaluate(() => globalThis.storyEnd),
        new Promise((resolve) => setTimeout(resolve, 60_000, 'stuck')),
      ]);
      await page.mouse.move(0, 0);
      await page.evaluate(async () => {
        await document.fonts.ready;
        // Pictures and frames that are still on their way.
        await Promise.all(
          [...document.images].map((image) => image.decode().catch(() => undefined)),
        );
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      return { png, ended };
    },
    /** A page that got stuck is not used again. */
    async renew() {
      await page.close();
      page = await context.newPage();
    },
    close: () => context.close(),
  };
}
