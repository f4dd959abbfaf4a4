import { isIP } from 'node:net';

import { isLoopback } from './loopback.js';
import type { Settings } from './settings.js';

/** Whether the server answers to a host, as a `Host` header has it. */
export type KnowsHost = (host: string) => boolean;

/**
 * The hosts a server answers to. A page of another site can have its own name lead to this server
 * (DNS rebinding) and is then of the same origin, so a name has to be one the settings know; an
 * address is no name. Where the server listens for others and nobody says at which name, any will do.
 */
export function knownHosts({
  HOST,
  PUBLIC_URL,
  ALLOWED_ORIGINS,
}: Pick<Settings, 'HOST' | 'PUBLIC_URL' | 'ALLOWED_ORIGINS'>): KnowsHost {
  if (!PUBLIC_URL && !isLoopback(HOST.includes(':') ? `[${HOST}]` : HOST)) return () => true;
  const origins = PUBLIC_URL ? [PUBLIC_URL, ...ALLOWED_ORIGINS] : ALLOWED_ORIGINS;
  const names = new Set(origins.map((origin) => new URL(origin).hostname));
  return (host) => {
    const address = `http://${host}`;
    if (!URL.canParse(address)) return false;
    const { hostname } = new URL(address);
    return isLoopback(hostname) || isAddress(hostname) || names.has(hostname);
  };
}

const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
