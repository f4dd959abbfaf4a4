import { expect, test } from 'vitest';

import { ariaShortcut } from './aria-shortcut.js';

test.each([
  ['E', 'E'],
  ['Del', 'Delete'],
  ['Ctrl K', 'Control+K'],
  ['Ctrl+Shift+P', 'Control+Shift+P'],
  ['⌘ K', 'Meta+K'],
])('%s is %s', (shown, expected) => {
  expect(ariaShortcut(shown)).toBe(expected);
});
