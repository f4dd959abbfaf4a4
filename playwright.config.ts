import { defineConfig } from '@playwright/test';

import { testBrowser } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    // What cannot be done is said at once, not when the whole test runs out of time.
    actionTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: testBrowser(),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
  },
});
