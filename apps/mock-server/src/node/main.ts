import { StartError } from '../base/start-error.js';
import type { RunningServer } from './server.js';
import { readSettings, type Settings } from './settings.js';

const log = (line: string) => process.stderr.write(`${line}\n`);

/** Notes on what goes missing with these settings: said aloud, never in silence. */
const notes = (
  { created, accounts, closed }: RunningServer,
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Settings,
): string[] => [
  ...(STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET
    ? ['STRIPE_WEBHOOK_SECRET is not set: renewals and refunds at Stripe stay unnoticed here.']
    : []),
  ...(created && accounts.length === 1
    ? ['This password is shown once. The demo accounts have none here (DEMO_ACCOUNTS).']
    : []),
  ...(closed.length > 0
    ? [
        `${closed.join(', ')}: still the published password, with which nobody signs in here. Change it on a server of this machine alone, or set DEMO_ACCOUNTS=on.`,
      ]
    : []),
];

/** One piece of output, so that whoever waits for it reads all of it. */
function announce(server: RunningServer, settings: Settings): void {
  const lines = [
    `Constella   ${server.address}${settings.STATIC_DIR ? '' : '/api (the API alone)'}`,
    `Data        ${settings.DATA_FILE}${server.created ? ' (new, with demo data)' : ''}`,
    `Models      ${server.models}`,
    `Payments    ${server.payments}`,
    ...server.accounts.map(({ username, password }) => `Account     ${username} / ${password}`),
    ...notes(server, settings).map((line) => `Note        ${line}`),
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  // Loaded only now: a wrong setting is said at once.
  const { startServer } = await import('./server.js');
  const server = await startServer(settings, log);
  announce(server, settings);
  let stopping = false;
  const stop = () => {
    // Asked twice: whoever asks does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log(`The server did not stop cleanly: ${String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  const expected = error instanceof StartError;
  log(
    expected
      ? error.message
      : `The server could not start: ${error instanceof Error ? error.stack : String(error)}`,
  );
  process.exit(1);
});
