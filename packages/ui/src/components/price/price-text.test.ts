import { describe, expect, it } from 'vitest';

import { priceText } from './price-text.js';

const english = { locale: 'en', currency: 'EUR', decimals: 'auto' } as const;

describe('priceText', () => {
  it('leaves out the decimals of whole amounts, unless they are wanted', () => {
    expect(priceText(29, english)).toBe('€29');
    expect(priceText(29.9, english)).toBe('€29.90');
    expect(priceText(29, { ...english, decimals: 'always' })).toBe('€29.00');
  });

  it('follows locale and currency', () => {
    expect(priceText(1299.5, { ...english, locale: 'de' })).toBe('1.299,50\u00a0€');
    expect(priceText(2990, { ...english, currency: 'JPY', locale: 'ja' })).toBe('￥2,990');
    expect(priceText(-5, { ...english, currency: 'USD' })).toBe('-$5');
  });

  it('writes a currency nobody knows as it came', () => {
    expect(priceText(12.5, { ...english, currency: 'points' })).toBe('12.5 points');
    expect(priceText(12.5, { ...english, currency: '' })).toBe('12.5');
  });

  it.each([NaN, Infinity, null, undefined])('has no text for %s', (amount) => {
    expect(priceText(amount, english)).toBeUndefined();
  });
});
