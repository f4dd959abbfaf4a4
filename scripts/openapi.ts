// `npm run openapi` writes what follows from the contract: `packages/api-client/openapi.json`, the part
// of the calls that a client knows, `src/contract/route-table.ts`, and what they make old,
// `src/contract/effect-table.ts`.
// `npm run openapi -- --check` only says whether the committed files still hold.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { effectOf } from '../packages/api-client/src/contract/calls/effect.ts';
import { calls, routeOf, type Call } from '../packages/api-client/src/contract/calls/index.ts';

const folder = join(import.meta.dirname, '..', 'packages', 'api-client');
const check = process.argv.includes('--check');

/** Writes a file, or says how the committed one differs. */
function keep(name: string, text: string) {
  const file = join(folder, name);
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (check && committed !== text) {
    const old = new Set(committed.split('\n'));
    const added = text.split('\n').filter((line) => !old.has(line));
    console.error(`packages/api-client/${name} is not what the contract says:`);
    for (const line of added.slice(0, 20)) console.error(`+ ${line.trim()}`);
    console.error('Run `npm run openapi`.');
    process.exitCode = 1;
    return;
  }
  if (!check) writeFileSync(file, text);
  console.log(
    `${name}: ${check ? 'as committed' : 'written'}, ${Math.round(text.length / 1024)} KB`,
  );
}

const fields = (route: object) =>
  Object.entries(route).map(([key, value]) =>
    `${key}: ${JSON.stringify(value)}`.replaceAll('"', "'"),
  );
const lines = Object.entries(calls).map(
  ([name, call]) => `  ${name}: { ${fields(routeOf(call)).join(', ')} },`,
);
keep(
  'src/contract/route-table.ts',
  `// Written by \`npm run openapi\` from \`calls/\`; do not edit.

/** Every call, by its name: the part of it that a client knows. */
export const routes = {
${lines.join('\n')}
} as const;
`,
);

const effects = Object.entries<Call>(calls).flatMap(([name, call]) => {
  const effect = effectOf(call, calls);
  return effect ? [`  ${name}: { ${fields(effect).join(', ').replaceAll(",'", ", '")} },`] : [];
});
keep(
  'src/contract/effect-table.ts',
  `// Written by \`npm run openapi\` from \`calls/\`; do not edit.

/** The heads of the queries each call makes old, and the one that keeps its answer. */
export const effects = {
${effects.join('\n')}
} as const;
`,
);

// The document is made from the table too: it is read once that is written.
const { openApiDocument } = await import('../packages/api-client/src/openapi/document.ts');
keep('openapi.json', `${JSON.stringify(openApiDocument(), null, 1)}\n`);
