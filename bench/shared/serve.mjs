import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Serves built pages on a free port, text gzipped as a server on the web would.
 * @param {string} folder
 * @param {(path: string) => Record<string, string>} [headersOf] more headers for a path
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export function serve(folder, headersOf = () => ({})) {
  const answer = async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://bench');
    const type = types[extname(pathname)];
    try {
      const body = await readFile(join(folder, normalize(pathname)));
      response.setHeader('content-type', type ?? 'application/octet-stream');
      if (type) response.setHeader('content-encoding', 'gzip');
      for (const [name, value] of Object.entries(headersOf(pathname)))
        response.setHeader(name, value);
      response.end(type ? gzipSync(body, { level: 9 }) : body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    );
  });
}
