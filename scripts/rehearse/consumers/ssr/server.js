import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { renderToString } from 'react-dom/server';

import { app } from './app.js';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const folderOf = (sheet) => dirname(dirname(fileURLToPath(import.meta.resolve(sheet))));
const folders = {
  '/ui/': folderOf('@constella/ui/styles.css'),
  '/forms/': folderOf('@constella/forms/styles.css'),
  '/public/': join(import.meta.dirname, 'public'),
};

/** No style element; React writes custom properties into `style` attributes, and those alone. */
const policy = "style-src 'self'; style-src-attr 'unsafe-inline'";

const page = () => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Node</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/ui/css/styles.css">
    <link rel="stylesheet" href="/forms/css/styles.css">
  </head>
  <body>
    <div id="root">${renderToString(app)}</div>
    <script type="module" src="/public/client.js"></script>
  </body>
</html>`;

const server = createServer(({ url }, response) => {
  const [prefix, folder] = Object.entries(folders).find(([each]) => url.startsWith(each)) ?? [];
  const file = folder && join(folder, url.slice(prefix.length));
  if (url === '/')
    response
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', policy)
      .end(page());
  else if (!file || !existsSync(file)) response.writeHead(404).end();
  else {
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  }
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
