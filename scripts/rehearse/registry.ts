import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Data `npm publish` sends and `npm install` asks for. */
interface Packument {
  name: string;
  'dist-tags': Record<string, string>;
  versions: Record<string, { dist: { tarball: string } }>;
  _attachments?: Record<string, { data: string }>;
}

export interface Registry {
  /** Ends with a slash, as npm's own. */
  url: string;
  /** `name@version`, in the order of their arrival. */
  published: () => string[];
  stop: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/**
 * An npm registry in memory for one scope: packages can be published once per version, looked up and
 * downloaded. Everything else stays with the registry npm is set to: tell npm
 * `@scope:registry=<url>` and it asks this one for that scope alone.
 */
export async function startRegistry(): Promise<Registry> {
  const packages = new Map<string, Packument>();
  const tarballs = new Map<string, Buffer>();
  const order: string[] = [];

  /** @returns what is wrong with it, if anything */
  const publish = (body: Packument): string | undefined => {
    const known = packages.get(body.name);
    const { _attachments: attachments = {}, ...packument } = body;
    for (const version of Object.keys(packument.versions)) {
      if (known?.versions[version])
        return `You cannot publish over the previously published versions: ${version}.`;
      order.push(`${body.name}@${version}`);
    }
    for (const { dist } of Object.values(packument.versions)) {
      const [data] = Object.values(attachments);
      if (!data) return 'There is no tarball.';
      tarballs.set(new URL(dist.tarball).pathname, Buffer.from(data.data, 'base64'));
    }
    packages.set(body.name, {
      ...packument,
      'dist-tags': { ...known?.['dist-tags'], ...packument['dist-tags'] },
      versions: { ...known?.versions, ...packument.versions },
    });
    return undefined;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://registry').pathname;
    const name = decodeURIComponent(path.slice(1));
    if (request.method === 'PUT') {
      const problem = publish(JSON.parse(await readBody(request)) as Packument);
      if (problem) return send(response, 403, { error: problem });
      return send(response, 201, { ok: true });
    }
    const tarball = tarballs.get(path) ?? tarballs.get(`/${name}`);
    if (tarball)
      return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball);
    const packument = packages.get(name);
    return packument
      ? send(response, 200, packument)
      : send(response, 404, { error: `${name} is not here.` });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      send(response, 500, { error: String(error) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    published: () => [...order],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
