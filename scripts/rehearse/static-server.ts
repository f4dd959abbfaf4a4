import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

import type { Running } from './command.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** No style but a file's of this site: neither a `style` element nor a `style` attribute in markup. */
const policy = "style-src 'self'; font-src 'self'; img-src 'self'; object-src 'none'";

/** Serves a built folder under a content security policy without inline styles. */
export async function serveStrictly(folder: string): Promise<Running> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://server');
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    printed: () => '',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
