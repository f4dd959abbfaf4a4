import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Makes this process the only one that uses a file: a local socket named after the file. The
 * system drops it with the process, however it ends, so no stale lock is left behind.
 *
 * @returns the function that gives the file free, or `undefined` when another process holds it.
 */
export async function lockFile(path: string): Promise<(() => Promise<void>) | undefined> {
  const address = addressOf(await canonical(path));
  let server = await listen(address);
  // Outside Linux and Windows a socket is a file that outlives its process: nobody answers there.
  if (!server && isFile(address) && !(await answers(address))) {
    await rm(address, { force: true });
    server = await listen(address);
  }
  if (!server) return undefined;
  const held = server;
  return () => new Promise((done) => held.close(() => done()));
}

async function canonical(path: string): Promise<string> {
  const directory = await realpath(dirname(resolve(path))).catch(() => dirname(resolve(path)));
  return join(directory, basename(path));
}

function addressOf(path: string): string {
  const name = `constella-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

const isFile = (address: string): boolean =>
  !address.startsWith('\0') && process.platform !== 'win32';

function listen(address: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen(address, () => {
      // The lock must not keep the process alive.
      server.unref();
      done(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
