// Takes a story's pictures: a fresh page, a fixed clock and seed, nothing moving.
import { addressOf, themes } from './cells.mjs';

/** The moment every story is shown at. */
const clock = new Date('2026-01-31T09:30:00Z');
export const viewport = { width: 1200, height: 900 };

/**
 * Runs in the page before anything else: nothing kept from the story before, a seeded Math.random,
 * and word of the finished story.
 */
function prepare() {
  localStorage.clear();
  sessionStorage.clear();
  // A transition gives its element a layer of its own for as long as it lasts, and a layer's edges
  // are not the pixels the same edges have without one.
  new MutationObserver((_changes, observer) => {
    if (!document.head) return;
    observer.disconnect();
    const still = document.createElement('style');
    still.textContent =
      '*, ::before, ::after { transition: none !important; animation: none !important }';
    document.head.append(still);
  }).observe(document, { childList: true, subtree: true });
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
        globalThis.storyChannel = value;
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

const timeLimitMs = 60_000;

/** Runs in the page: shows the story in another theme, in the state it is in. */
const changeTheme = (theme) =>
  new Promise((resolve) => {
    globalThis.storyChannel.once('globalsUpdated', resolve);
    globalThis.storyChannel.emit('updateGlobals', { globals: { theme } });
  });

/** Runs in the page: fonts, pictures and frames that are still on their way. */
async function rest() {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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
     * @param {string} story
     * @param {'ltr' | 'rtl'} direction
     * @returns {Promise<{ pictures: Record<string, Buffer>, ended: string }>} a PNG per theme, and how
     * the story ended
     */
    async shoot(story, direction) {
      await page.clock.setFixedTime(clock);
      await page.goto(base + addressOf({ story, direction, theme: themes[0] }), {
        waitUntil: 'load',
      });
      const ended = await Promise.race([
        page.evaluate(() => globalThis.storyEnd),
        new Promise((resolve) => setTimeout(resolve, timeLimitMs, 'stuck')),
      ]);
      await page.mouse.move(0, 0);
      const pictures = {};
      for (const theme of themes) {
        if (theme !== themes[0] && ended !== 'stuck') await page.evaluate(changeTheme, theme);
        await page.evaluate(rest);
        pictures[theme] = await page.screenshot({ caret: 'hide' });
      }
      return { pictures, ended };
    },
    /** A page that got stuck is not used again. */
    async renew() {
      await page.close();
      page = await context.newPage();
    },
    close: () => context.close(),
  };
}
