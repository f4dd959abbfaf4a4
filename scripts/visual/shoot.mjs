// Takes stories' pictures: a fresh page per file of stories, fixed clock and seed, nothing moving.
import { globalsOf, themes } from './cells.mjs';
import { listen, rest, still } from './page.mjs';

/** The moment every story is shown at. */
const clock = new Date('2026-01-31T09:30:00Z');
const viewport = { width: 1200, height: 900 };

/** For a story and for a picture; long enough for a busy machine. */
const timeLimitMs = 120_000;

/** Before a picture, see `rest`. */
const patience = { drawingMs: 90_000, busyMs: 3000, changingMs: 10_000, frames: 5 };

/**
 * React shows what a fallback stood for a third of a second after the fallback, however early its
 * code came: until then a page looks as if it rested.
 */
const revealMs = 400;

/** A worker that is ended while its code is on the way leaves a request that never says so. */
const longestWayMs = 10_000;

/** The longest page a picture shows: the rest of a list of thousands looks like its beginning. */
const tallest = 3000;

/** How a story ended; `stuck` when it has not after the time limit. */
const inTime = (ended) =>
  Promise.race([
    ended,
    new Promise((resolve) => setTimeout(resolve, timeLimitMs, { how: 'stuck', why: [] }).unref()),
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
  context.setDefaultTimeout(timeLimitMs);
  await context.addInitScript(still);
  await context.addInitScript(listen);
  let page;
  /** Code and styles on their way to the page, and since when. */
  const onTheirWay = new Map();
  let arrivedAt = -Infinity;

  async function open() {
    await page?.close();
    page = await context.newPage();
    onTheirWay.clear();
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()))
        onTheirWay.set(request, performance.now());
    });
    for (const end of ['requestfinished', 'requestfailed'])
      page.on(end, (request) => {
        if (onTheirWay.delete(request)) arrivedAt = performance.now();
      });
    await page.clock.setFixedTime(clock);
    await page.goto(`${base}iframe.html`);
    await page.evaluate(() => globalThis.stories.ready());
    await page.evaluate(() => globalThis.stories.neverHide());
  }

  /** Parts that are fetched when they are first drawn bring others along. */
  async function settle() {
    await page.evaluate(rest, patience);
    const now = performance.now();
    for (const [request, since] of onTheirWay)
      if (now - since > longestWayMs) onTheirWay.delete(request);
    const early = arrivedAt + revealMs - now;
    if (onTheirWay.size === 0 && early <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, Math.max(early, 0)));
    await settle();
  }

  async function picture() {
    await settle();
    // The window itself becomes as tall as its page, and whatever looks at its size has its say. A
    // picture beyond the window's edge would stretch it in passing: parts that arrive when they come
    // into view would be on their way, and edges are not drawn the same twice.
    const { width, height } = page.viewportSize();
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (whole > height && height < tallest) {
      await page.setViewportSize({ width, height: Math.min(whole, tallest) });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await settle();
    }
    return page.screenshot();
  }

  return {
    /**
     * The pictures of stories of one file, always in the same order: one page shows them all.
     *
     * @param {{ id: string }[]} stories
     * @param {'ltr' | 'rtl'} direction
     * @returns {AsyncGenerator<{ story: { id: string }, pictures: Record<string, Buffer>, ended: { how: string, why: string[] } }>} a
     * PNG per theme, and how the story ended: `finished`, `failed`, `threw`, `missing`, `stuck` or,
     * without pictures, `lost`; and why, where that is known
     */
    async *shoot(stories, direction) {
      let fresh = true;
      for (const story of stories) {
        const pictures = {};
        let ended = { how: 'lost', why: [] };
        try {
          if (fresh) await open();
          const size = await page.evaluate((id) => globalThis.stories.viewportOf(id), story.id);
          await page.setViewportSize(size ?? viewport);
          ended = await inTime(
            page.evaluate(
              ([id, globals]) => globalThis.stories.show(id, globals),
              [story.id, globalsOf(themes[0], direction)],
            ),
          );
          for (const theme of themes) {
            if (theme !== themes[0] && ended.how !== 'stuck') {
              const changed = await inTime(
                page.evaluate((next) => globalThis.stories.change(next), { theme }),
              );
              if (ended.how === 'finished') ended = changed;
            }
            pictures[theme] = await picture();
          }
        } catch (error) {
          // Of a story that left its page there is no picture; the others go on.
          console.error(`${story.id}: ${error.message}`);
          ended = { how: 'lost', why: [error.message] };
        }
        yield { story, pictures, ended };
        // A page in which a story was not shown to its end shows no other.
        fresh = !['finished', 'failed'].includes(ended.how);
      }
    },
    close: () => context.close(),
  };
}
