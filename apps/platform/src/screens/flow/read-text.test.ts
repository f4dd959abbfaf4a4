import { expect, it } from 'vitest';

import { readText } from './read-text';

it.each([
  ['text', 'Überblick 概要\n', 'Überblick 概要'],
  ['text with a mark of its bytes’ order', '﻿a,b', 'a,b'],
  ['nothing', '', ''],
])('reads %s', async (_name, text, expected) => {
  expect(await readText(new Blob([text]))).toBe(expected);
});

it.each([
  ['bytes that are no UTF-8', [0xff, 0xd8, 0xff, 0xe0]],
  ['an archive', [0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]],
])('refuses %s', async (_name, bytes) => {
  expect(await readText(new Blob([Uint8Array.from(bytes)]))).toBeUndefined();
});
