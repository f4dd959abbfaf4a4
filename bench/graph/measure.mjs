/** What pages of ours may do: nothing but load their own files. */
export const policyOf = (path) =>
  path === '/ours.html'
    ? {
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self' data:; worker-src 'self'; img-src 'self' data:",
      }
    : {};

/** Steps of a zoom: in, and back to where everything is seen. */
const steps = 40;
const factor = 1.07;
/** Layout is watched for this long, or for as many updates, in ms. */
const watched = { ms: 4000, ticks: 60 };

/**
 * One round of one library at one size: a fresh page, its layout, its zoom.
 * @returns ms of main thread until the first picture, per layout tick, per layout update that was
 *   shown, and per zoom frame
 */
export async function measure(browser, origin, library, nodes) {
  const page = await browser.newPage({ viewport: { width: 1240, height: 860 } });
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url)) {
      faults.push(message.text());
    }
  });
  try {
    await page.goto(`${origin}/${library}.html?nodes=${nodes}`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    await page.waitForFunction(() => 'bench' in window);
    const before = await busy();
    await page.evaluate(() => window.bench.start());
    const start = await busy();
    const [ticks, updates] = await page.evaluate(async ({ ms, ticks }) => {
      const { bench } = window;
      const shown = bench.shown ?? bench.ticks;
      const [from, shownFrom] = [bench.ticks(), shown()];
      const end = performance.now() + ms;
      while (performance.now() < end && !bench.rests() && shown() - shownFrom < ticks) {
        // Not a frame: asking for one makes the page draw one.
        await new Promise((next) => setTimeout(next, 40));
      }
      return [bench.ticks() - from, shown() - shownFrom];
    }, watched);
    const laid = await busy();
    await page.evaluate(() => window.bench.settle());
    const zoom = async (by, count) =>
      page.evaluate(
        async ({ by, count }) => {
          for (let step = 0; step < count; step += 1) {
            window.bench.zoom(by);
            await new Promise(requestAnimationFrame);
          }
          await new Promise(requestAnimationFrame);
        },
        { by, count },
      );
    // Once without measuring: what is drawn for the first time is drawn once.
    await zoom(factor, 3);
    await zoom(1 / factor, 3);
    const pictures = () => page.evaluate(() => window.bench.shown?.() ?? null);
    const [from, drawn] = [await busy(), await pictures()];
    await zoom(factor, steps);
    await zoom(1 / factor, steps);
    const [to, drawnAfter] = [await busy(), await pictures()];
    if (faults.length > 0) throw new Error(`${library}: ${faults[0]}`);
    return {
      setup: start - before,
      tick: ticks > 0 ? (laid - start) / ticks : null,
      update: updates > 0 ? (laid - start) / updates : null,
      zoom: (to - from) / (2 * steps),
      pictures: drawn === null ? null : (drawnAfter - drawn) / (2 * steps),
      threads: await page.evaluate(() => window.bench.threads?.() ?? 'on the page'),
    };
  } finally {
    await page.close();
  }
}
