import { describe, expect, it } from 'vitest';

import { durationText } from './duration-text.js';

/** Intl puts no-break and directional characters that vary with the ICU version. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\p{Cf}/gu, '');

describe('durationText', () => {
  it.each([
    [-5, '0 ms'],
    [4.25, '4.3 ms'],
    [119, '119 ms'],
    [999.6, '1 sec'],
    [2400, '2.4 sec'],
    [31_000, '31 sec'],
    [59_940, '59.9 sec'],
    [59_960, '1 min'],
    [65_000, '1 min 5 sec'],
    [119_600, '2 min'],
    [3_599_600, '1 hr'],
    [12_000_000, '3 hr 20 min'],
    [86_400_000, '1 day'],
    [100_800_000, '1 day 4 hr'],
    [Number.NaN, ''],
    [Infinity, ''],
  ])('writes %d ms as %s', (milliseconds, text) => {
    expect(durationText(milliseconds, 'en')).toBe(text);
  });

  it.each([
    ['zh', '119毫秒', '2.4秒', '1分钟5秒'],
    ['zh-TW', '119 毫秒', '2.4 秒', '1 分鐘 5 秒'],
    ['ja', '119 ms', '2.4 秒', '1 分 5 秒'],
    ['ko', '119ms', '2.4초', '1분 5초'],
    ['ar', '119 ملي ثانية', '2.4 ثانية', 'دقيقة و5 ثوان'],
    ['ar-EG', '119 ملي ثانية', '2.4 ثانية', 'دقيقة و5 ثوان'],
    ['de', '119 ms', '2,4 Sek.', '1 Min., 5 Sek.'],
    ['fr', '119 ms', '2,4 s', '1 min 5 s'],
  ])('names the units in %s', (locale, ...texts) => {
    expect([119, 2400, 65_000].map((length) => plain(durationText(length, locale)))).toEqual(texts);
  });
});
