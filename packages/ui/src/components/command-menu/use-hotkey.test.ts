import { expect, test } from 'vitest';

import { isCommandKey } from './use-hotkey.js';

const press = (over: Partial<Parameters<typeof isCommandKey>[0]>) => ({
  key: 'k',
  code: 'KeyK',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...over,
});

test.each([
  ['Ctrl K', press({ ctrlKey: true }), false, true],
  ['Ctrl K with caps lock', press({ ctrlKey: true, key: 'K' }), false, true],
  ['Ctrl K on a Russian keyboard', press({ ctrlKey: true, key: 'л' }), false, true],
  ['Ctrl K on Dvorak, whose K is elsewhere', press({ ctrlKey: true, code: 'KeyV' }), false, true],
  ['Ctrl T on Dvorak, where K is elsewhere', press({ ctrlKey: true, key: 't' }), false, false],
  ['Ctrl Shift K', press({ ctrlKey: true, shiftKey: true }), false, false],
  ['AltGr K', press({ ctrlKey: true, altKey: true }), false, false],
  ['⌘ K', press({ metaKey: true }), true, true],
  ['Ctrl K on a Mac, which deletes to the end of the line', press({ ctrlKey: true }), true, false],
  ['Windows key and K', press({ metaKey: true }), false, false],
] as const)('%s', (_name, event, apple, answer) => {
  expect(isCommandKey(event, apple)).toBe(answer);
});
