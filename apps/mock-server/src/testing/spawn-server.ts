import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../node/main.ts', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A server in a process of its own, as `npm start` runs it. */
export interface SpawnedServer {
  readonly child: ChildProcess;
  readonly address: string;
  /** Its output so far. */
  output(): string;
  /** Resolves with the exit code, null after a signal. */
  ended: Promise<number | null>;
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function launch(environment: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=@constella/source', '--import', 'tsx', main],
    {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => (printed.stdout += String(data)));
  child.stderr.on('data', (data) => (printed.stderr += String(data)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, printed, ended };
}

/** Starts the real server and waits until it says where it is. */
export async function spawnServer(environment: Record<string, string>): Promise<SpawnedServer> {
  const { child, printed, ended } = launch(environment);
  const announced = new Promise<string>((done) => {
    child.stdout.on('data', () => {
      const address = /Constella\s+(http:\/\/[^\s/]+)/.exec(printed.stdout)?.[1];
      if (address && printed.stdout.includes('Models')) done(address);
    });
  });
  const failed = ended.then((code) => {
    throw new Error(`ended with ${code}: ${printed.stderr}`);
  });
  const address = await Promise.race([announced, failed]);
  // Ending later is no failure to start.
  failed.catch(() => undefined);
  return { child, address, output: () => printed.stdout + printed.stderr, ended };
}

/** Starts the server expecting that it does not: waits for its end. */
export async function spawnFailing(environment: Record<string, string>): Promise<Ended> {
  const { printed, ended } = launch(environment);
  return { code: await ended, ...printed };
}
