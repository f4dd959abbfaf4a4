import { describe, expect, it } from 'vitest';

import { locales } from './locales.js';
import { negotiateLocale } from './negotiate.js';

describe('negotiateLocale', () => {
  it.each([
    ['zh-TW', 'zh-TW'],
    ['zh-tw', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hant-TW', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-SG', 'zh'],
    ['zh-Hans-HK', 'zh'],
    ['pt-BR', 'pt-BR'],
    ['pt_br', 'pt-BR'],
    ['pt', 'pt-PT'],
    ['pt-PT', 'pt-PT'],
    ['pt-AO', 'pt-PT'],
    ['en-GB', 'en'],
    ['ja-JP', 'ja'],
    ['de-AT', 'de'],
    ['es-419', 'es'],
    ['fr-CA', 'fr'],
    ['it', 'it'],
    ['ko-KR', 'ko'],
    ['ar-EG', 'ar'],
    ['nl', 'en'],
    ['est', 'en'],
    ['', 'en'],
  ])('reads the browser language %s as %s', (language, locale) => {
    expect(negotiateLocale({ languages: [language] })).toBe(locale);
  });

  it('takes the first browser language that has an interface language', () => {
    expect(negotiateLocale({ languages: ['nl-NL', 'sv', 'it-CH', 'en'] })).toBe('it');
  });

  it('falls back to English without any language', () => {
    expect(negotiateLocale({ languages: [] })).toBe('en');
  });

  it.each([
    ['', 'en'],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
    ['en;q=0.1, ja;q=1.0,ko', 'ja'],
    ['zh;q=0, es', 'es'],
    [',,;q=1,;', 'en'],
    ['tlh, ar;q=0.3', 'ar'],
    [`${'x'.repeat(5_000)},de`, 'en'],
  ])('reads the Accept-Language header %s', (languages, locale) => {
    expect(negotiateLocale({ languages })).toBe(locale);
  });

  it('reads the weights of a list', () => {
    expect(negotiateLocale({ languages: ['fr;q=0.9', 'de'] })).toBe('de');
    expect(negotiateLocale({ languages: ['de;q=0', 'it; q=0.2'] })).toBe('it');
  });

  it.each(locales)('prefers the stored choice %s', (stored) => {
    expect(negotiateLocale({ stored, languages: ['de'] })).toBe(stored);
  });

  it.each([null, undefined, '', 'xx', 'zh-CN', 'toString'])(
    'ignores the stored value %s',
    (stored) => {
      expect(negotiateLocale({ stored, languages: ['de'] })).toBe('de');
    },
  );
});
