// Styles may use tokens and logical properties only. Lint cannot see inside style objects, so this
// reads them as text.
import { readFileSync } from 'node:fs';

import { globSync } from 'tinyglobby';

import { styleProblems } from './style-rules';

const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/platform/src/**/*.{ts,tsx}'], {
  ignore: ['**/*.stories.tsx', '**/*.test.{ts,tsx}'],
});
const problems = files.flatMap((file) =>
  styleProblems(file, readFileSync(file, 'utf8')).map(
    ({ line, text }) => `${file}:${line}: ${text}`,
  ),
);
for (const problem of problems) console.error(problem);
console.log(`styles: ${files.length} files, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
