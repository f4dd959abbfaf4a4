/** As slow as a phone of the middle class is beside a developer's machine. */
const slowdown = 4;
/** What must be on a page for its figures to count. */
const expected = {
  form: ['input, select, [role=combobox]', 5],
  table: ['tbody tr', 200],
  cards: ['[data-card]', 1000],
};

async function open(browser, origin, library, name) {
  const context = await browser.newContext({ viewport: { width: 1240, height: 860 } });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const session = await context.newCDPSession(page);
  const close = async () => {
    await context.close();
    if (faults.length > 0) throw new Error(`${library} ${name}: ${faults[0]}`);
  };
  await page.goto(`${origin}/${library}/${name}/index.html`, { waitUntil: 'networkidle' });
  const mount = () =>
    page.evaluate(async () => {
      await globalThis.begin();
      // Not by frames: asking for one makes the page draw one.
      while (!globalThis.mounted) await new Promise((next) => setTimeout(next, 20));
    });
  return { page, session, close, mount };
}

/** KB after gzip of the scripts and styles fetched so far. */
const fetched = (page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    const bytes = files
      .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname))
      .map(({ encodedBodySize }) => encodedBodySize);
    return bytes.reduce((sum, size) => sum + size, 0) / 1000;
  });

/** Does with a page what people do, so that everything is fetched it needs for that. */
const uses = {
  async form(page) {
    await page.getByRole('button', { name: 'Create agent' }).click();
    await page.getByText('Choose one at least').waitFor();
    const model = page.getByRole('combobox', { name: 'Model' }).first();
    if (await model.evaluate((element) => element.tagName === 'SELECT')) {
      await model.selectOption('large');
      return;
    }
    await model.click({ force: true });
    await page.getByText('Very large', { exact: true }).first().waitFor({ state: 'attached' });
  },
  async table(page) {
    await page.getByRole('button', { name: 'New agent' }).click();
    await page.getByLabel('Name', { exact: true }).last().fill('Ada');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Ada saved').first().waitFor();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await page.getByText('Duplicate: done').first().waitFor();
  },
  async cards() {},
};

/** @returns KB fetched until the page stands, and after everything on it was used */
export async function weigh(browser, origin, library, name) {
  const { page, close, mount } = await open(browser, origin, library, name);
  try {
    await mount();
    const first = await fetched(page);
    page.setDefaultTimeout(8000);
    await uses[name](page);
    // What is fetched when something is used may fetch in turn.
    await page.waitForLoadState('networkidle');
    return { first, used: await fetched(page) };
  } finally {
    await close();
  }
}

/**
 * One round of one page: loaded anew with a slow processor.
 * @returns ms of the main thread from the start of its script to its first picture, and of the cards
 *   those of a theme switch and the heap in MB
 */
export async function measure(browser, origin, library, name) {
  const { page, session, close, mount } = await open(browser, origin, library, name);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // Of the page's own thread: what else the machine does meanwhile is not the library's.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const timed = async (action) => {
      const before = await busy();
      await action();
      return (await busy()) - before;
    };
    const mounted = await timed(mount);
    const [selector, least] = expected[name];
    // Not by a locator: what it puts into the page to find things would weigh on its heap.
    const found = await page.evaluate(
      (wanted) => document.querySelectorAll(wanted).length,
      selector,
    );
    if (found < least) throw new Error(`${library} ${name}: ${found} of ${selector}`);
    if (name !== 'cards') return { mount: mounted };
    await session.send('HeapProfiler.enable');
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const colours = () =>
      page.evaluate(() =>
        ['[data-card]', '[data-card] button', 'body']
          .map((selector) => {
            const { color, backgroundColor } = getComputedStyle(document.querySelector(selector));
            return `${color} ${backgroundColor}`;
          })
          .join(),
      );
    const light = await colours();
    const theme = await timed(() => page.evaluate(() => window.switchTheme()));
    if ((await colours()) === light) throw new Error(`${library}: the theme did not change`);
    return { mount: mounted, theme, heap: usedSize / 1e6 };
  } finally {
    await close();
  }
}
