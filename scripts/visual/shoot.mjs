// Takes stories' pictures: a fresh page per file of stories, fixed clock and seed, nothing moving.
import { addressOf, themes } from './cells.mjs';

/** The moment every story is shown at. */
const clock = new Date('2026-01-31T09:30:00Z');
export const viewport = { width: 1200, height: 900 };

/** The longest page a picture shows: the rest of a list of thousands looks like its beginning. */
const tallest = 3000;

/** Runs in the page before anything else: seeded chance, nothing moving, word of finished stories. */
function prepare() {
  // A transition gives its element a layer of its own for as long as it lasts, and a layer's edges
  // are not the pixels the same edges have without one.
  new MutationObserver((_changes, observer) => {
    if (!document.head) return;
    observer.disconnect();
    const still = document.createElement('style');
    still.textContent =
      '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }';
    document.head.append(still);
  }).observe(document, { childList: true, subtree: true });

  let seed;
  Math.random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };
  let end;
  let current;
  /** Nothing is left of the story before. */
  globalThis.beginStory = (story) => {
    current = story;
    localStorage.clear();
    sessionStorage.clear();
    seed = 42;
    globalThis.storyEnd = new Promise((resolve) => (end = resolve));
  };
  globalThis.beginStory(new URLSearchParams(location.search).get('id'));

  let channel;
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      globalThis.storyChannel = value;
      // A change of the theme makes the story before finish once more.
      channel.on('storyFinished', ({ storyId, status }) => {
        if (storyId === current) end(status === 'error' ? 'failed' : 'finished');
      });
      channel.on('storyThrewException', () => end('threw'));
      channel.on('storyErrored', () => end('threw'));
      channel.on('storyMissing', () => end('missing'));
    },
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

/** Runs in the page: goes from a story to the next one of the same file, as Storybook does. */
async function changeStory({ story, theme }) {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  await new Promise((resolve) => {
    globalThis.storyChannel.once('globalsUpdated', resolve);
    globalThis.storyChannel.emit('updateGlobals', { globals: { theme } });
  });
  globalThis.beginStory(story);
  globalThis.storyChannel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
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
  let page;

  async function open(story, direction) {
    await page?.close();
    page = await context.newPage();
    await page.clock.setFixedTime(clock);
    await page.goto(base + addressOf({ story, direction, theme: themes[0] }), {
      waitUntil: 'load',
    });
  }

  async function picture() {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    return page.screenshot({
      caret: 'hide',
      fullPage: true,
      clip: { x: 0, y: 0, width: viewport.width, height: Math.min(height, tallest) },
    });
  }

  return {
    /**
     * The pictures of stories of one file, always in the same order: one page shows them all.
     *
     * @param {{ id: string }[]} stories
     * @param {'ltr' | 'rtl'} direction
     * @returns {AsyncGenerator<{ story: { id: string }, pictures: Record<string, Buffer>, ended: string }>} a
     * PNG per theme, and how the story ended
     */
    async *shoot(stories, direction) {
      let fresh = true;
      for (const story of stories) {
        if (fresh) await open(story.id, direction);
        else await page.evaluate(changeStory, { story: story.id, theme: themes[0] });
        const ended = await Promise.race([
          page.evaluate(() => globalThis.storyEnd),
          new Promise((resolve) => setTimeout(resolve, timeLimitMs, 'stuck').unref()),
        ]);
        await page.mouse.move(0, 0);
        const pictures = {};
        for (const theme of themes) {
          if (theme !== themes[0] && ended !== 'stuck') await page.evaluate(changeTheme, theme);
          await page.evaluate(rest);
          pictures[theme] = await picture();
        }
        yield { story, pictures, ended };
        // A page in which a story went wrong shows no other.
        fresh = ended !== 'finished';
      }
    },
    close: () => context.close(),
  };
}
