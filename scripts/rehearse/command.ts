import { type ChildProcess, spawn } from 'node:child_process';

interface CommandOptions {
  cwd: string;
  env?: Record<string, string>;
}

/** The environment without what the running npm says about this repository's own settings. */
const cleanEnvironment = (env: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(?!config_(?:cache|registry)$)/i.test(name),
    ),
  ),
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  ...env,
});

/**
 * Runs a command and gives what it printed.
 *
 * @throws with everything it printed when it fails
 */
export function run(
  command: string,
  args: string[],
  { cwd, env }: CommandOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: cleanEnvironment(env) });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(printed);
      else
        reject(new Error(`${command} ${args.join(' ')} in ${cwd} ended with ${code}:\n${printed}`));
    });
  });
}

export interface Running {
  /** Where it answers: the first address it printed. */
  url: string;
  /** Everything it printed so far. */
  printed: () => string;
  stop: () => Promise<void>;
}

/** Servers that still run, so that none outlives the rehearsal, however that ends. */
const servers = new Set<ChildProcess>();
process.once('exit', () => servers.forEach((server) => endGroup(server)));

/** npm starts a shell and that the server, which may start another: all of them are one group. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    if (child.exitCode !== null) resolve();
    endGroup(child);
  });

/** Starts a server and waits until it has printed its address. */
export function start(command: string, args: string[], options: CommandOptions): Promise<Running> {
  return new Promise((resolve, reject) => {
    const env = cleanEnvironment(options.env);
    const child = spawn(command, args, { cwd: options.cwd, env, detached: true });
    servers.add(child);
    let printed = '';
    const read = (text: string) => {
      printed += text;
      const url = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(printed)?.[0];
      if (url) resolve({ url, printed: () => printed, stop: () => stop(child) });
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.on('error', reject);
    child.on('close', (code) => {
      servers.delete(child);
      reject(new Error(`${command} ended with ${code}:\n${printed}`));
    });
  });
}
