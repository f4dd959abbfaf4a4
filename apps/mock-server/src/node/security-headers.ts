import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** The source expressions of a page's inline scripts: only exactly these texts may run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi);
  return [...scripts].flatMap(({ groups }) =>
    /\ssrc\s*=/i.test(groups?.attributes ?? '') || !groups?.text
      ? []
      : [`'sha256-${createHash('sha256').update(groups.text).digest('base64')}'`],
  );
}

/** Seconds a browser comes back over TLS alone; only this host, others are not ours to speak for. */
const strictTransport = 365 * 24 * 60 * 60;

/** Says that whoever came over TLS shall not be led back to a connection without it. */
export function setStrictTransport(response: ServerResponse): void {
  response.setHeader('strict-transport-security', `max-age=${strictTransport}`);
}

/**
 * Sets the headers that tell how every answer may be used. `scripts` are hashes of inline scripts.
 */
export function setSecurityHeaders(response: ServerResponse, scripts: readonly string[]): void {
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    // Positioned popups and scroll locks put rules into the page; styles cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  response.setHeader('content-security-policy', policy.join('; '));
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-frame-options', 'SAMEORIGIN');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()');
}
