import { afterEach, beforeEach, expect } from 'vitest';

// A warning in a test is a defect nobody has read yet, so it fails the test that caused it.
const printed: string[] = [];
// Storybook takes a story down in an `act` it awaits after it has ended it; what another root does in
// that moment React reports in these words. They are about the tests' own settings, never about code.
const ofSettings = 'The current testing environment is not configured to support act(';
// A browser's notice that it hands the rest of what was observed on with its next frame. It says how busy
// the machine is, and comes to the window as an error that no code has thrown.
const ofTime = 'Error: ResizeObserver loop completed with undelivered notifications.';
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  printed.length = 0;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      if ([ofSettings, ofTime].some((text) => String(args[0]).startsWith(text))) return;
      printed.push(`console.${level}: ${args.map(String).join(' ')}`);
      original[level](...args);
    };
  }
});

afterEach(() => {
  Object.assign(console, original);
  expect(printed, 'printed to the console').toEqual([]);
});
