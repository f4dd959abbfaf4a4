// What is read as text, and what is written from something else: checked one after the other in one
// process. `tsx scripts/static.ts labels tokens` checks only those.
import { argv } from 'node:process';

const checks: Readonly<Record<string, () => Promise<unknown>>> = {
  messages: () => import('./check-messages'),
  styles: () => import('./check-styles'),
  labels: () => import('./ui-labels'),
  tokens: () => import('./tokens'),
  openapi: () => import('./openapi'),
  floors: () => import('./floors'),
};

const named = argv.slice(2);
argv.push('--check');
// Each says what it found, sets the exit code, and lets the next one run.
for (const [name, check] of Object.entries(checks))
  // oxlint-disable-next-line no-await-in-loop -- what they print stays together
  if (named.length === 0 || named.includes(name)) await check();
