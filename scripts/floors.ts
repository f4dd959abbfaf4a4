// Holds the floors of scripts/floors/house.ts and that nothing imports in a circle, by every kind of
// import: values, types, `import()`. Writes docs/house.md; `--check` fails when it is not up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { globSync } from 'tinyglobby';

import { house } from './floors/house';
import { picture } from './floors/picture';
import { readImports } from './floors/read-imports';
import { breaches, circles } from './floors/rules';
import { formatted } from './formatted';

const files = globSync(['{apps,packages}/*/**/*.{ts,tsx,mts}', '.storybook/**/*.{ts,tsx}'], {
  ignore: ['**/node_modules/**', '**/dist/**', '**/*.d.ts'],
}).toSorted();
const imports = readImports(files);
const problems = [
  ...breaches(house, imports),
  ...circles(imports).map((circle) => `a circle: ${circle.join(' → ')}`),
];
for (const problem of problems) console.error(problem);

const page = 'docs/house.md';
const text = await formatted(page, picture(house, imports));
if (process.argv.includes('--check')) {
  if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
    console.error(`${page} is not what the imports say; run npm run floors`);
    process.exitCode = 1;
  }
} else writeFileSync(page, text);
console.log(`floors: ${files.length} files, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
