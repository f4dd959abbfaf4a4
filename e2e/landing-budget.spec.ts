import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { expect, staticDir, test } from './platform';

/** Gzip bytes of JavaScript a visitor's first load may cost; React alone is 68 KB of it. */
const budget = 150 * 1024;

/** Modules only signed-in work needs. */
const foreign = [
  /node_modules\/zod\//,
  /node_modules\/d3(-|\/)/,
  /packages\/forms\//,
  /screens\/(agents|models|tasks|run|account)\//,
];

for (const height of [900, 1080])
  test(`the landing page costs little and does not move, 1440 × ${height}`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, {
            shifts: (window as unknown as { shifts: number }).shifts + entry.value,
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(platform.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    const total = scripts.reduce(
      (sum, path) => sum + gzipSync(readFileSync(staticDir + path)).length,
      0,
    );
    console.log(
      `landing: ${(total / 1024).toFixed(1)} KB of JavaScript in ${scripts.length} files`,
    );
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(budget);

    const chunks = JSON.parse(
      readFileSync(`${staticDir}/.vite/chunk-modules.json`, 'utf8'),
    ) as Record<string, string[]>;
    const loaded = scripts.flatMap((path) => chunks[path.slice(1)] ?? []);
    expect(loaded.some((id) => id.includes('screens/landing/'))).toBe(true);
    expect(loaded.filter((id) => foreign.some((pattern) => pattern.test(id)))).toEqual([]);

    const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
    console.log(`landing: CLS ${shifts.toFixed(4)}`);
    expect(shifts).toBeLessThanOrEqual(0.02);
  });
