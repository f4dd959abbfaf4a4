import { describe, expect, it } from 'vitest';

import { knownHosts } from './known-hosts.js';

const here = { HOST: '127.0.0.1', PUBLIC_URL: undefined, ALLOWED_ORIGINS: [] };
const settings = {
  'on loopback': here,
  'on loopback, by name': { ...here, HOST: 'localhost' },
  'on loopback, IPv6': { ...here, HOST: '::1' },
  'behind a proxy': {
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://app.example',
    ALLOWED_ORIGINS: ['http://desk.example:5173'],
  },
  'for others, at a name': {
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://app.example',
    ALLOWED_ORIGINS: [],
  },
  'for others': { ...here, HOST: '0.0.0.0' },
};

describe('a server', () => {
  it.each([
    ['on loopback', 'localhost', true],
    ['on loopback', 'LOCALHOST:4000', true],
    ['on loopback', '127.0.0.1:4000', true],
    ['on loopback', '[::1]:4000', true],
    ['on loopback', '192.0.2.7', true],
    ['on loopback', '[2001:db8::1]:80', true],
    ['on loopback', 'evil.example', false],
    ['on loopback', 'evil.example:4000', false],
    ['on loopback', 'localhost.evil.example', false],
    ['on loopback', '127.0.0.1.evil.example', false],
    ['on loopback', 'localhost@evil.example', false],
    ['on loopback', 'app.example', false],
    ['on loopback', '', false],
    ['on loopback, by name', 'evil.example', false],
    ['on loopback, IPv6', 'evil.example', false],
    ['behind a proxy', 'app.example', true],
    ['behind a proxy', 'app.example:443', true],
    ['behind a proxy', 'desk.example:5173', true],
    ['behind a proxy', 'localhost:4000', true],
    ['behind a proxy', 'evil.example', false],
    ['for others, at a name', 'app.example', true],
    ['for others, at a name', 'evil.example', false],
    ['for others', 'anything.example:80', true],
  ] as const)('%s that is asked as %s: answers %j', (where, host, answers) => {
    expect(knownHosts(settings[where])(host)).toBe(answers);
  });
});
