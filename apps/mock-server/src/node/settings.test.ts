import { describe, expect, it } from 'vitest';

import { readSettings, SettingsError } from './settings.js';

const failure = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
  } catch (error) {
    return error instanceof SettingsError ? error.message : String(error);
  }
  return 'taken';
};

describe('settings', () => {
  it('have defaults, and an empty one is none', () => {
    const defaults = readSettings({});
    expect(defaults).toEqual({
      PORT: 4000,
      HOST: '127.0.0.1',
      DATA_FILE: '.data/db.json',
      ALLOWED_ORIGINS: [],
      TRUST_PROXY: 0,
      OFFLINE_PACE_MS: 24,
      MCP_PROGRAMS: 'off',
      SEED_LANGUAGE: 'en',
    });
    expect(readSettings({ PORT: '', LLM_BASE_URL: ' ', STRIPE_SECRET_KEY: '' })).toEqual(defaults);
  });

  it('are read from the environment, whose other variables are nobody’s business', () => {
    const environment = {
      PORT: '0',
      HOST: '::1',
      ALLOWED_ORIGINS: 'http://localhost:5173, https://a.example',
      LLM_BASE_URL: 'http://localhost:11434/v1',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      HOME: '/root',
    };
    expect(readSettings(environment)).toMatchObject({
      PORT: 0,
      HOST: '::1',
      ALLOWED_ORIGINS: ['http://localhost:5173', 'https://a.example'],
      LLM_BASE_URL: 'http://localhost:11434/v1',
    });
    expect(readSettings(environment)).not.toHaveProperty('HOME');
  });

  it.each([
    [undefined, 0],
    ['0', 0],
    ['2', 2],
    ['loopback', ['loopback']],
    ['loopback, 10.0.0.0/8,fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
    ['192.0.2.7', ['192.0.2.7']],
  ])('TRUST_PROXY %j is %j', (TRUST_PROXY, read) => {
    expect(readSettings({ TRUST_PROXY }).TRUST_PROXY).toEqual(read);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535; it is "eighty".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535; it is "70000".'],
    [{ PORT: '4000.5' }, 'PORT must be a whole number from 0 to 65535; it is "4000.5".'],
    [
      { SEED_LANGUAGE: 'tlh' },
      'SEED_LANGUAGE must be one of en, zh, ja, de, es, fr, it, pt-BR, pt-PT, zh-TW, ko, ar; it is "tlh".',
    ],
    [
      { OFFLINE_PACE_MS: '-1' },
      'OFFLINE_PACE_MS must be a whole number from 0 to 9999; it is "-1".',
    ],
    [
      { LLM_BASE_URL: 'localhost:11434' },
      'LLM_BASE_URL must be an http or https address; it is "localhost:11434".',
    ],
    [
      { OIDC_ISSUER: 'ftp://a.example' },
      'OIDC_ISSUER must be an http or https address; it is "ftp://a.example".',
    ],
    [
      { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'id' },
      'OIDC_ISSUER must be an https address, unless it is on this machine; it is "http://id.example".',
    ],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_ISSUER needs OIDC_CLIENT_ID, which is missing.'],
    [{ OIDC_CLIENT_ID: 'id' }, 'OIDC_CLIENT_ID needs OIDC_ISSUER, which is missing.'],
    [{ OIDC_CLIENT_SECRET: 's' }, 'OIDC_CLIENT_SECRET needs OIDC_CLIENT_ID, which is missing.'],
    [{ PUBLIC_URL: 'https://a.example/' }, /^PUBLIC_URL must be an origin such as /],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /^PUBLIC_URL must be an origin such as /],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be a number of proxies .*; it is "true"\.$/],
    [{ TRUST_PROXY: '10' }, /^TRUST_PROXY must be a number of proxies/],
    [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY must be a number of proxies/],
    [{ TRUST_PROXY: 'loopback, proxy.example' }, /^TRUST_PROXY must be a number of proxies/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be a number of proxies/],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, /^TRUST_PROXY must be a number of proxies/],
    [{ MAIL_LOG: 'yes' }, 'MAIL_LOG must be links or none; it is "yes".'],
    [{ DEMO_ACCOUNTS: 'yes' }, 'DEMO_ACCOUNTS must be on or off; it is "yes".'],
    [{ ALLOWED_ORIGINS: 'https://a.example/path' }, /^ALLOWED_ORIGINS must be a list of origins/],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must begin with sk_.'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must begin with whsec_.'],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_WEBHOOK_SECRET is for STRIPE_SECRET_KEY, which is missing.',
    ],
    [
      { STRIPE_API_BASE: 'http://stripe.example' },
      'STRIPE_API_BASE must be an http address of this machine; it is "http://stripe.example".',
    ],
    [
      { STRIPE_API_BASE: 'http://127.0.0.1:12111' },
      'STRIPE_API_BASE is for STRIPE_SECRET_KEY, which is missing.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_1' },
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY belong together: STRIPE_PUBLISHABLE_KEY is missing.',
    ],
    [
      { GOOGLE_CLIENT_SECRET: 'x' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: GOOGLE_CLIENT_ID is missing.',
    ],
  ])('%j is said to be wrong', (environment, message) => {
    expect(failure(environment)).toMatch(message);
  });
});
