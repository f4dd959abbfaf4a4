import { expect, it } from 'vitest';

import { hasDemoAccounts, identityOf, showsMails, writesPerMinute } from './providers.js';
import { readSettings } from './settings.js';

it.each([
  [{}, true],
  [{ HOST: '::1' }, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '127.evil.example' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', MAIL_LOG: 'links' }, true],
  [{ MAIL_LOG: 'none' }, false],
  [{ HOST: '0.0.0.0', MAIL_LOG: 'links' }, true],
])('mails with their links are in the log with %j: %s', (environment, shown) => {
  expect(showsMails(readSettings(environment))).toBe(shown);
});

it.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, true],
  [{ HOST: '::1' }, true],
  [{ PUBLIC_URL: 'http://localhost:4000' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://constella.example' }, false],
  [{ TRUST_PROXY: '1' }, false],
  [{ TRUST_PROXY: 'loopback' }, false],
  [{ HOST: '0.0.0.0', DEMO_ACCOUNTS: 'on' }, true],
  [{ DEMO_ACCOUNTS: 'off' }, false],
])('with %j demo accounts are open: %s', (environment, open) => {
  expect(hasDemoAccounts(readSettings(environment))).toBe(open);
});

it.each([
  [{}, Infinity],
  [{ HOST: '0.0.0.0' }, 600],
  [{ TRUST_PROXY: '1' }, 600],
  [{ HOST: '0.0.0.0', WRITES_PER_MINUTE: '0' }, Infinity],
  [{ WRITES_PER_MINUTE: '20' }, 20],
])('with %j an account has this many writes a minute: %s', (environment, writes) => {
  expect(writesPerMinute(readSettings(environment))).toBe(writes);
});

it.each([
  [{}, false],
  [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's' }, true],
  [{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'id' }, true],
  [{ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 's' }, true],
])('there is an identity provider with %j: %s', (environment, there) => {
  expect(identityOf(readSettings(environment)) !== undefined).toBe(there);
});
