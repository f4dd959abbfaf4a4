import { describe, expect, it } from 'vitest';

import { direction, intlTag, isLocale, languageBadge, localeName, locales } from './locales.js';

describe('locales', () => {
  it('are the twelve, each with its own name', () => {
    expect(locales.map((locale) => [locale, localeName(locale)])).toEqual([
      ['en', 'English'],
      ['zh', '简体中文'],
      ['ja', '日本語'],
      ['de', 'Deutsch'],
      ['es', 'Español'],
      ['fr', 'Français'],
      ['it', 'Italiano'],
      ['pt-BR', 'Português (Brasil)'],
      ['pt-PT', 'Português (Portugal)'],
      ['zh-TW', '繁體中文'],
      ['ko', '한국어'],
      ['ar', 'العربية'],
    ]);
  });

  it('write from right to left in Arabic only', () => {
    expect(locales.filter((locale) => direction(locale) === 'rtl')).toEqual(['ar']);
  });

  it.each(locales)('%s has a tag Intl supports in that language', (locale) => {
    const [tag] = Intl.NumberFormat.supportedLocalesOf(intlTag(locale));
    expect(tag?.split('-')[0]).toBe(locale.split('-')[0]);
  });

  it('show an unknown language as EN', () => {
    expect(['en', 'zh-TW', 'pt-br', 'xx', ''].map(languageBadge)).toEqual([
      'EN',
      'ZH-TW',
      'PT-BR',
      'EN',
      'EN',
    ]);
  });

  it('are recognised exactly', () => {
    expect(['zh', 'zh-CN', 'ZH', 'constructor'].map(isLocale)).toEqual([true, false, false, false]);
  });
});
