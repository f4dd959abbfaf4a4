import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export async function serveFolder(
  folder,
  { headersOf = () => ({}), gzip = false, onMissing = () => {} } = {},
) {
  const answer = async ({ url = '/', headers }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://server').pathname));
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const type = types[extname(file)];
    const body = await readFile(join(folder, file)).catch(() => undefined);
    if (!body) {
      onMissing(path, headers.referer);
      response.writeHead(404).end();
      return;
    }
    const zipped = gzip && /^text|json|svg/.test(type ?? '');
    response.writeHead(200, {
      'content-type': type ?? 'application/octet-stream',
      ...(zipped && { 'content-encoding': 'gzip' }),
      ...headersOf(path),
    });
    response.end(zipped ? gzipSync(body, { level: 9 }) : body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
