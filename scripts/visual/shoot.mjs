// Takes stories' pictures: a fresh page per file of stories, fixed clock and seed, nothing moving.
import { themes } from './cells.mjs';

/** The moment every story is shown at. */
const clock = new Date('2026-01-31T09:30:00Z');
const viewport = { width: 1200, height: 900 };

/** For a story and for a picture; long enough for a busy machine. */
const timeLimitMs = 120_000;

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

  let seed = 42;
  Math.random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };

  let channel;
  let current;
  let end = () => {};
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      channel.on('storyFinished', ({ storyId, status }) => {
        if (storyId === current) end(status === 'error' ? 'failed' : 'finished');
      });
      channel.on('storyThrewException', () => end('threw'));
      channel.on('storyErrored', () => end('threw'));
      channel.on('storyMissing', () => end('missing'));
    },
  });

  const ending = () => new Promise((resolve) => (end = resolve));

  /**
   * Shows the story under other choices of the toolbar, in the state it is in. It is rendered and
   * finishes once more; whoever leaves it before makes Storybook load the page again.
   */
  const change = (globals) => {
    const ended = current === undefined ? undefined : ending();
    const updated = new Promise((resolve) => channel.once('globalsUpdated', resolve));
    channel.emit('updateGlobals', { globals });
    return ended ?? updated;
  };

  globalThis.stories = {
    change,

    /** The size a story asks of its window, if it does. */
    async viewportOf(story) {
      const { storyStoreValue } = globalThis['__STORYBOOK_PREVIEW__'];
      const { parameters, storyGlobals } = await storyStoreValue.loadStory({ storyId: story });
      const name = storyGlobals.viewport?.value;
      if (!name) return undefined;
      const { width, height } = parameters.viewport.options[name].styles;
      return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
    },

    /** Goes on to a story, as Storybook's sidebar does; nothing is left of the one before. */
    async show(story, globals) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
      await change(globals);
      localStorage.clear();
      sessionStorage.clear();
      seed = 42;
      current = story;
      const ended = ending();
      channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
      return ended;
    },
  };
}

/** Runs in the page: fonts, pictures and frames that are still on their way. */
async function rest() {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** How a story ended; `stuck` when it has not after the time limit. */
const inTime = (ended) =>
  Promise.race([
    ended,
    new Promise((resolve) => setTimeout(resolve, timeLimitMs, 'stuck').unref()),
  ]);

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

  async function open() {
    await page?.close();
    page = await context.newPage();
    await page.clock.setFixedTime(clock);
    await page.goto(`${base}iframe.html`);
    await page.evaluate(() => globalThis['__STORYBOOK_PREVIEW__'].ready());
  }

  async function picture() {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const { width } = page.viewportSize();
    return page.screenshot({
      timeout: timeLimitMs,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
    });
  }

  return {
    /**
     * The pictures of stories of one file, always in the same order: one page shows them all.
     *
     * @param {{ id: string }[]} stories
     * @param {'ltr' | 'rtl'} direction
     * @returns {AsyncGenerator<{ story: { id: string }, pictures: Record<string, Buffer>, ended: string }>} a
     * PNG per theme, and how the story ended: `finished`, `failed`, `threw`, `missing`, `stuck` or,
     * without pictures, `lost`
     */
    async *shoot(stories, direction) {
      let fresh = true;
      for (const story of stories) {
        const pictures = {};
        let ended = 'lost';
        try {
          if (fresh) await open();
          const size = await page.evaluate((id) => globalThis.stories.viewportOf(id), story.id);
          await page.setViewportSize(size ?? viewport);
          ended = await inTime(
            page.evaluate(
              ([id, globals]) => globalThis.stories.show(id, globals),
              [story.id, { theme: themes[0], direction, motion: 'reduced' }],
            ),
          );
          await page.mouse.move(0, 0);
          for (const theme of themes) {
            if (theme !== themes[0] && ended !== 'stuck') {
              const changed = await inTime(
                page.evaluate((next) => globalThis.stories.change(next), { theme }),
              );
              if (ended === 'finished') ended = changed;
            }
            await page.evaluate(rest);
            pictures[theme] = await picture();
          }
        } catch (error) {
          // Of a story that left its page there is no picture; the others go on.
          console.error(`${story.id}: ${error.message}`);
          ended = 'lost';
        }
        yield { story, pictures, ended };
        // A page in which a story went wrong shows no other.
        fresh = ended !== 'finished';
      }
    },
    close: () => context.close(),
  };
}
