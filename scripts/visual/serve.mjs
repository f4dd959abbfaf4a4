import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Serves a folder. @returns {Promise<{ url: string, close: () => void }>} */
export const serve = (folder) =>
  new Promise((resolve) => {
    const answer = async (request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
      try {
        const body = await readFile(join(folder, path.endsWith('/') ? `${path}index.html` : path));
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    };
    const server = createServer((request, response) => void answer(request, response));
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
        close: () => server.close(),
      });
    });
  });
