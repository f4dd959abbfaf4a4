import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { expect, test as base } from '@playwright/test';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Where the built app is. */
export const staticDir = process.env['STATIC_DIR'] ?? 'apps/platform/dist';

const manifest = JSON.parse(readFileSync(`${staticDir}/.vite/manifest.json`, 'utf8')) as Record<
  string,
  { file: string; name?: string }
>;

/** Whether an address is of a chunk with this name, as a route asks. @throws when there is none. */
export function isChunk(name: RegExp): (url: URL) => boolean {
  const whole = new RegExp(`^(?:${name.source})$`);
  const files = Object.values(manifest).filter((chunk) => whole.test(chunk.name ?? ''));
  if (files.length === 0) throw new Error(`No chunk is called ${name.source}`);
  return ({ pathname }) => files.some(({ file }) => pathname === `/${file}`);
}

/** The built platform as `npm start` serves it, on a data file of its own. */
export class Platform {
  readonly dataFile = join(mkdtempSync(join(tmpdir(), 'constella-')), 'db.json');
  #process: ChildProcess | undefined;
  #port = 0;
  /** The log's lines about mails, oldest first. */
  readonly #mails: string[] = [];

  /** Settings of the server, besides those every test has. */
  constructor(private readonly settings: Record<string, string> = {}) {}

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start() {
    this.#port ||= await freePort();
    this.#process = spawn(
      process.execPath,
      ['--conditions=@constella/source', '--import', 'tsx', 'apps/mock-server/src/node/main.ts'],
      {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(this.#port),
          DATA_FILE: this.dataFile,
          OFFLINE_PACE_MS: '4',
          MAIL_LOG: 'links',
          STATIC_DIR: staticDir,
          ...this.settings,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    if (this.#process.stderr)
      createInterface(this.#process.stderr).on('line', (line) => {
        if (line.startsWith('Mail to ')) this.#mails.push(line);
        else console.error(line);
      });
    await expect
      .poll(
        () =>
          fetch(this.url).then(
            (answer) => answer.status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
  }

  /** The link of the newest mail to an address, for a purpose; waits until there is one. */
  async linkTo(email: string, purpose: 'reset' | 'verify'): Promise<string> {
    const newest = () =>
      this.#mails
        .filter((line) => line.startsWith(`Mail to ${email}: `))
        .map((line) => line.slice(line.lastIndexOf(' ') + 1))
        .findLast((link) => link.includes(`tab=${purpose}#`));
    await expect.poll(newest).toBeTruthy();
    return newest() ?? '';
  }

  /** Holds everything the server does, until `resume`: what is asked of it waits. */
  pause() {
    this.#process?.kill('SIGSTOP');
  }

  /** Goes on after `pause`. */
  resume() {
    this.#process?.kill('SIGCONT');
  }

  /** Pulls the plug. */
  async kill() {
    const gone = new Promise((resolve) => this.#process?.once('exit', resolve));
    this.#process?.kill('SIGKILL');
    await gone;
  }
}

/**
 * Gives each worker a running platform, and fails a test whose page printed an error other than
 * the `expectedErrors`.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }, { platform: Platform }>({
  platform: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const platform = new Platform();
      await platform.start();
      await use(platform);
      await platform.kill();
    },
    { scope: 'worker' },
  ],
  expectedErrors: [
    async ({ page }, use) => {
      // Chromium reports every failed answer itself; the session check of a visitor is one.
      const expected = [/status of 401/];
      const printed: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          printed.push(message.text());
      });
      page.on('pageerror', (error) => printed.push(String(error)));
      await use(expected);
      expect(printed.filter((text) => !expected.some((line) => line.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
