import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

import { repository } from './packages.ts';

/** Subjects to look for that are no export. */
const subjects = [
  'All packages',
  'All components',
  'Themes',
  'Tokens',
  'Charts',
  'Icons',
  'Languages',
  'Publishing',
];

const entries = globSync(
  ['packages/*/src/{,react/}index.ts', 'packages/ui/src/{charts,graph}/index.ts'],
  {
    cwd: repository,
    absolute: true,
  },
);
/** The names of files that are handed on whole: the contract's and those of forms. */
const handedOn = globSync(
  ['packages/api-client/src/contract/**/*.ts', 'packages/forms/src/*-form/*-form.tsx'],
  { cwd: repository, absolute: true },
).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function|type|interface) (\w+)/gm)].map(
    ([, name = '']) => name,
  ),
);
const exported = new Set(
  handedOn.concat(
    [
      ...entries,
      join(repository, 'packages/ui/src/data-table.ts'),
      join(repository, 'packages/forms/src/validate.ts'),
      join(repository, 'packages/ui/src/components/markdown/markdown.tsx'),
    ].flatMap((file) => [...(readFileSync(file, 'utf8').match(/\b[A-Za-z]\w+\b/g) ?? [])]),
  ),
);

/** `**Button, Link:** what and why` */
const line = /^\*\*(?<names>[^*]+):\*\* \S/;

const paragraphs = globSync('.changeset/*.md', {
  cwd: repository,
  ignore: ['.changeset/README.md'],
}).flatMap((file) => {
  const [, , body = ''] = readFileSync(join(repository, file), 'utf8').split(/^---$/m);
  return body
    .trim()
    .split(/\n\s*\n|\n(?=\*\*)/)
    .map((text) => ({ file, text }));
});

it('every paragraph of a changeset begins with what changed', () => {
  expect(paragraphs.filter(({ text }) => !line.test(text))).toEqual([]);
});

it('and names something a consumer knows', () => {
  const unknown = paragraphs.flatMap(({ file, text }) =>
    (line.exec(text)?.groups?.['names'] ?? '')
      .split(', ')
      .filter((name) => !subjects.includes(name) && !exported.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
