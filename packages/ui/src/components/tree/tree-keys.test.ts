import { expect, it } from 'vitest';

import { treeCommand } from './tree-keys.js';

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const kind = (key: string, dir: 'ltr' | 'rtl' = 'ltr', more: Partial<typeof none> = {}) =>
  treeCommand({ ...none, key, ...more }, dir, false)?.kind;

it('reads the keys of the authoring practices', () => {
  expect(['ArrowDown', 'Home', 'End', '*', ' ', 'Enter', 'b', 'ب'].map((key) => kind(key))).toEqual(
    ['move', 'first', 'last', 'openSiblings', 'select', 'press', 'type', 'type'],
  );
});

it('mirrors the arrows', () => {
  expect([kind('ArrowRight'), kind('ArrowLeft')]).toEqual(['open', 'close']);
  expect([kind('ArrowRight', 'rtl'), kind('ArrowLeft', 'rtl')]).toEqual(['close', 'open']);
});

it('leaves the browser its own keys', () => {
  expect(kind('Tab')).toBeUndefined();
  expect(kind('F5')).toBeUndefined();
  expect(kind('ArrowLeft', 'ltr', { altKey: true })).toBeUndefined();
  expect(kind('c', 'ltr', { ctrlKey: true })).toBeUndefined();
  expect(kind('a', 'ltr', { ctrlKey: true })).toBe('selectAll');
});

it('takes Space as a letter in the middle of a word', () =>
  expect(treeCommand({ ...none, key: ' ' }, 'ltr', true)?.kind).toBe('type'));
