import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { createKeyVault, keyFileOf } from './key-vault.js';

const key = 'sk-or-v1-0123456789abcdef';
const origin = 'https://openrouter.ai';
let directory: string;
let dataFile: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vault-'));
  dataFile = join(directory, 'db.json');
});
afterEach(() => rm(directory, { recursive: true }));

it('opens what it sealed, after a restart too, and nothing of it can be read', () => {
  const vault = createKeyVault({ dataFile });
  const sealed = vault.seal(key, origin);
  expect(sealed).not.toContain(key);
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain(
    key.slice(0, 6),
  );
  expect(vault.seal(key, origin)).not.toBe(sealed);
  expect(createKeyVault({ dataFile }).open(sealed, origin)).toBe(key);
});

it('keeps its own key in a file that only this user reads', async () => {
  createKeyVault({ dataFile }).seal(key, origin);
  const { mode } = await stat(keyFileOf(dataFile));
  expect(mode & 0o777).toBe(0o600);
});

it('makes no file before there is a key, and none with a secret of the settings', async () => {
  const vault = createKeyVault({ dataFile });
  expect(vault.open('v1.AAAA', origin)).toBeUndefined();
  const own = createKeyVault({ dataFile, secret: 'a secret of the settings' });
  expect(own.open(own.seal(key, origin), origin)).toBe(key);
  await expect(stat(keyFileOf(dataFile))).rejects.toThrow('ENOENT');
});

it.each([
  ['for another origin', (sealed: string) => sealed, 'https://evil.example'],
  ['that was changed', (sealed: string) => `${sealed.slice(0, -2)}AA`, origin],
  ['of another format', (sealed: string) => sealed.replace('v1', 'v9'), origin],
  ['that is none', () => 'nonsense', origin],
])('opens nothing %s', (_what, change, where) => {
  const vault = createKeyVault({ dataFile });
  expect(vault.open(change(vault.seal(key, origin)), where)).toBeUndefined();
});

it('opens nothing with the key of another server', () => {
  const sealed = createKeyVault({ dataFile }).seal(key, origin);
  const other = createKeyVault({ dataFile, secret: 'the secret of another' });
  expect(other.open(sealed, origin)).toBeUndefined();
});

it('refuses a damaged key file rather than making a new one over it', async () => {
  await writeFile(keyFileOf(dataFile), 'half');
  expect(() => createKeyVault({ dataFile }).seal(key, origin)).toThrow('holds no key');
  expect(await readFile(keyFileOf(dataFile), 'utf8')).toBe('half');
});
