import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';

import { StartError } from '../base/start-error.js';
import type { ServiceAccess } from '../models/services/service-access.js';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const format = 'v1';

/** The file of the server's key, beside the data it protects. */
export const keyFileOf = (dataFile: string): string => `${dataFile}.key`;

/**
 * Keys of model services, encrypted with a key of this server: the setting's, else one in a file
 * beside the data that only this user reads. The file is made with the first key that is kept.
 */
export function createKeyVault({
  dataFile,
  secret,
}: {
  dataFile: string;
  secret?: string | undefined;
}): Pick<ServiceAccess, 'seal' | 'open'> {
  const path = keyFileOf(dataFile);
  let held: Buffer | undefined = secret ? createHash('sha256').update(secret).digest() : undefined;

  const present = (): Buffer | undefined => (held ??= readKey(path));

  return {
    seal(key, origin) {
      const own = present() ?? (held = writeKey(path));
      const nonce = randomBytes(nonceBytes);
      const cipherer = createCipheriv(cipher, own, nonce);
      cipherer.setAAD(Buffer.from(origin));
      const text = Buffer.concat([cipherer.update(key, 'utf8'), cipherer.final()]);
      const sealed = Buffer.concat([nonce, cipherer.getAuthTag(), text]);
      return `${format}.${sealed.toString('base64url')}`;
    },
    open(sealed, origin) {
      const [version, body] = sealed.split('.');
      const own = present();
      if (version !== format || !body || !own) return undefined;
      const bytes = Buffer.from(body, 'base64url');
      try {
        const decipherer = createDecipheriv(cipher, own, bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        });
        decipherer.setAAD(Buffer.from(origin));
        decipherer.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        const text = decipherer.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([text, decipherer.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** @throws {StartError} when there is a file and it cannot be used: a new key would lose the old. */
function readKey(path: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(`The key file ${path} cannot be read: check its permissions.`);
  }
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== keyBytes)
    throw new StartError(
      `The key file ${path} holds no key of this server. Put it back from a copy, or move it away and enter the keys of model services again.`,
    );
  chmodSync(path, 0o600);
  return key;
}

function writeKey(path: string): Buffer {
  const key = randomBytes(keyBytes);
  // Never over one that another server has just made.
  writeFileSync(path, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
