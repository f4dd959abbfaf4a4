import { afterEach, beforeEach, expect } from 'vitest';

// A warning in a test is a defect nobody has read yet, so it fails the test that caused it.
const printed: string[] = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  printed.length = 0;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      printed.push(`console.${level}: ${args.map(String).join(' ')}`);
      original[level](...args);
    };
  }
});

afterEach(() => {
  Object.assign(console, original);
  expect(printed, 'printed to the console').toEqual([]);
});
