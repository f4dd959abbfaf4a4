import { describe, expect, it } from 'vitest';

import { localeOf } from './accept-language.js';
import { textsFor, textsForStored } from './texts.js';

describe('Accept-Language', () => {
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
