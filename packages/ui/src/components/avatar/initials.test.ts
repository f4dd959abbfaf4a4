import { describe, expect, it } from 'vitest';

import { initials } from './initials.js';

describe('initials', () => {
  it.each([
    ['Marta Lindqvist', 'ML'],
    ['Ludwig van Beethoven', 'LB'],
    ['demo', 'D'],
    ['  spaced   out  ', 'SO'],
    ['éric  (CTO)', 'ÉC'],
    ['"Bob" Smith-Jones', 'BS'],
    ['Ольга Петрова', 'ОП'],
    ['王小明', '王'],
    ['欧阳 娜娜', '欧'],
    ['さくら', 'さ'],
    ['김민준', '김'],
    ['محمد علي', 'م\u200Cع'],
    ['नरेन्द्र शर्मा', 'नश'],
    ['👩🏽‍🚀 Ada', '👩🏽‍🚀A'],
    ['🇸🇪', '🇸🇪'],
    ['7 of 9', '79'],
    ['e\u0301tienne', 'É'],
    ['', ''],
    ['   ', ''],
    ['—', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
