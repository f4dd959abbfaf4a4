import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { negotiateLocale } from '@constella/i18n';

import { inlineScriptHashes, setSecurityHeaders } from './security-headers.js';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
/** Types that get smaller; pictures and fonts are compressed already. */
const compressible = /^text\/|json|svg|xml|wasm/;
/** A file Vite builds carries its content in its name: it never changes. */
const hashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
const year = 365 * 24 * 60 * 60;

type Encoding = 'br' | 'gzip' | 'identity';

interface StaticFile {
  readonly stamp: string;
  readonly etag: string;
  readonly type: string;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
  /** Of a page's inline scripts. */
  readonly scripts: readonly string[];
}

/** Serves a built app: its files, and its page for every path that is none. */
export class StaticFiles {
  readonly #root: string;
  readonly #files = new Map<string, StaticFile>();
  #known: ReadonlySet<string> = new Set();

  private constructor(root: string) {
    this.#root = root;
  }

  /** `undefined` when the folder holds no built app. */
  static async open(directory: string): Promise<StaticFiles | undefined> {
    const root = resolve(directory);
    if (!existsSync(join(root, 'index.html'))) return undefined;
    const files = new StaticFiles(root);
    await files.#list();
    return files;
  }

  /** Whether the request was answered: reading only, and only what is in the folder. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const path = pathOf(request.url ?? '/');
    if (path === undefined) return false;
    if (!this.#known.has(path) && hashed.test(path)) await this.#list();
    const wantsPage =
      /text\/html/.test(request.headers.accept ?? '') && !path.startsWith('/assets/');
    const name = this.#known.has(path)
      ? path
      : path === '/' || wantsPage
        ? this.#pageOf(path, request)
        : undefined;
    if (name === undefined) return false;
    const file = await this.#read(name);
    if (!file) return false;
    await this.#send(file, name, request, response);
    return true;
  }

  /** The page the build has drawn for a path, in the reader's language; else the app's own. */
  #pageOf(path: string, { headers }: IncomingMessage): string {
    const locale = negotiateLocale({ languages: headers['accept-language'] ?? '' });
    const drawn = `/pages${path}.${locale}.html`;
    return this.#known.has(drawn) ? drawn : '/index.html';
  }

  async #send(
    file: StaticFile,
    name: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    setSecurityHeaders(response, file.scripts);
    response.setHeader('content-type', file.type);
    response.setHeader(
      'vary',
      name.startsWith('/pages/') ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding',
    );
    response.setHeader('etag', file.etag);
    response.setHeader(
      'cache-control',
      hashed.test(name) ? `public, max-age=${year}, immutable` : 'no-cache',
    );
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(file.etag)) {
      response.writeHead(304).end();
      return;
    }
    const encoding = compressible.test(file.type)
      ? encodingOf(request.headers['accept-encoding'])
      : 'identity';
    const body = await bodyOf(file, encoding);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.byteLength);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
  }

  async #read(name: string): Promise<StaticFile | undefined> {
    const path = join(this.#root, name);
    const facts = await stat(path).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const stamp = `${facts.mtimeMs} ${facts.size}`;
    const held = this.#files.get(name);
    if (held?.stamp === stamp) return held;
    const content = await readFile(path);
    const file: StaticFile = {
      stamp,
      etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      type: types[extname(name).toLowerCase()] ?? 'application/octet-stream',
      bodies: new Map([['identity', Promise.resolve(content)]]),
      scripts: name.endsWith('.html') ? inlineScriptHashes(content.toString('utf8')) : [],
    };
    this.#files.set(name, file);
    return file;
  }

  /** Names are compared with what is there, never joined to the folder as they come. */
  async #list(): Promise<void> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true });
    this.#known = new Set(
      entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ parentPath, name }) =>
          join(parentPath, name).slice(this.#root.length).replaceAll('\\', '/'),
        ),
    );
  }
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

function encodingOf(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip';
  return 'identity';
}

async function bodyOf(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  let body = file.bodies.get(encoding);
  if (!body) {
    const content = (await file.bodies.get('identity')) ?? Buffer.alloc(0);
    body = compress(content, encoding);
    file.bodies.set(encoding, body);
  }
  return body;
}

const brotliQuality = 6;

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 9 });
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
