import { describe, expect, it } from 'vitest';

import { acceptedLanguages, localeOf } from './accept-language.js';
import { textsFor, textsForStored } from './texts.js';

describe('Accept-Language', () => {
  it.each([
    [null, []],
    ['', []],
    ['de', ['de']],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', ['fr-CH', 'fr', 'en', 'de']],
    ['en;q=0.1, ja;q=1.0,ko', ['ja', 'ko', 'en']],
    ['zh;q=0, es', ['es']],
    [',,;q=1,;', []],
    [`${'x'.repeat(5_000)},de`, ['x'.repeat(1_000)]],
  ])('%s', (header, languages) => {
    expect(acceptedLanguages(header)).toEqual(languages);
  });

  it.each([
    ['zh-HK', 'zh-TW'],
    ['pt', 'pt-PT'],
    ['tlh, ar;q=0.3', 'ar'],
    ['tlh', 'en'],
  ])('%s is answered in %s', (header, locale) => {
    const request = new Request('http://localhost', { headers: { 'accept-language': header } });
    expect(localeOf(request)).toBe(locale);
  });
});

it('a stored language that is none is English', async () => {
  expect((await textsForStored('tlh')).locale).toBe('en');
  expect((await textsFor('zh')).say('server.login.wrong')).toBe('用户名或密码错误，请重试');
});
