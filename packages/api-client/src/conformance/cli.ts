#!/usr/bin/env node
import { parseArgs } from 'node:util';

import { conform } from './conform.js';
import { readable } from './report.js';

const usage = `constella-api conform <url> [options]

Holds the server at <url> against the contract, over HTTP alone. It registers members of its own and
removes what it made.

  --user, --password              a member to work as, instead of registering one
  --admin-user, --admin-password  an administrator with all permissions; without one, what only
                                  administrators may do is not looked at
  --only <part>                   flow:runs, call:createAgent, record:risk_items; may be repeated
  --json                          the report as JSON

Exit code 0: the contract is kept. 1: it is not. 2: it could not be found out.
`;

/** Ends the process with the exit code of {@link usage}. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      user: { type: 'string' },
      password: { type: 'string' },
      'admin-user': { type: 'string' },
      'admin-password': { type: 'string' },
      only: { type: 'string', multiple: true },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [command, url] = positionals;
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (command !== 'conform' || !url || !URL.canParse(url)) {
    process.stderr.write(usage);
    return 2;
  }
  const { user, password, only } = values;
  const adminUser = values['admin-user'];
  const adminPassword = values['admin-password'];
  const report = await conform(url, {
    ...(user && password && { member: { username: user, password } }),
    ...(adminUser && adminPassword && { admin: { username: adminUser, password: adminPassword } }),
    ...(only && { only }),
  });
  process.stdout.write(`${values.json ? JSON.stringify(report, null, 2) : readable(report)}\n`);
  return report.differences.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const cause =
    error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`);
  process.exitCode = 2;
}
