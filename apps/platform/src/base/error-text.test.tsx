import { ApiError } from '@constella/api-client';
import { loadMessages, type Locale } from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { ErrorText } from './error-text';

const silent = new ApiError({ kind: 'http', status: 500, message: 'HTTP 500: 请求失败' });
const page = new ApiError({ kind: 'http', status: 502, message: '', detail: '<html>Bad Gateway' });
const said = new ApiError({ kind: 'http', status: 409, message: '', detail: 'Name taken' });
const network = new ApiError({ kind: 'network', message: 'The server cannot be reached' });
const timeout = new ApiError({ kind: 'timeout', message: 'No answer in 60000 ms' });
const shape = new ApiError({ kind: 'invalid-response', message: 'is not a list' });

it.each<[Locale, unknown, string]>([
  ['zh', silent, 'HTTP 500: 请求失败'],
  ['en', silent, 'HTTP 500: Request failed'],
  ['de', silent, 'HTTP 500: Anfrage fehlgeschlagen'],
  ['en', page, 'HTTP 502: Request failed'],
  ['de', said, 'HTTP 409: Name taken'],
  ['fr', network, 'Le serveur est injoignable.'],
  ['en', timeout, 'The server did not answer in time.'],
  ['en', shape, 'The server sent an answer this version does not understand.'],
  ['en', new TypeError('x is undefined'), 'Constella ran into something it did not expect.'],
])('says in %s why %s', async (locale, error, text) => {
  const messages = await loadMessages(locale, ['errors']);
  const shown = renderToStaticMarkup(
    <I18nProvider locale={locale} messages={messages}>
      <ErrorText error={error} />
    </I18nProvider>,
  );
  expect(shown).toContain(text);
});
