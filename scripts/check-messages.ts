// Every message id in the code has a text, every text is used, and all twelve catalogues say the
// same thing with the same arguments. So do the texts beside the content of offline answers.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';

import { intlTag, locales, namespaceOf, namespaces } from '../packages/i18n/src/index.js';
import { reserved } from './message-reserve';
import { messageProblems } from './message-rules';
import { idsOfPattern, messageMentions, onePart } from './message-usage';

const folder = 'packages/i18n/catalogues';
const problems: string[] = [];
let texts = 0;

type Catalogue = Record<string, string>;

/** The files of one kind of texts: what their ids begin with, and where those of a language are. */
interface Source {
  start: string;
  at: (locale: string) => string;
}

const sources: Source[] = [
  ...namespaces.map((namespace) => ({
    start: namespace,
    at: (locale: string) => join(folder, locale, `${namespace}.json`),
  })),
  ...globSync('apps/*/src/**/content/en.json').map((english) => ({
    start: `content.${basename(dirname(dirname(english)))}`,
    at: (locale: string) => join(dirname(english), `${locale}.json`),
  })),
];

function readCatalogue(locale: string, { start, at }: Source): Catalogue {
  const path = at(locale);
  if (!existsSync(path)) {
    problems.push(`${path}: is missing`);
    return {};
  }
  const source = readFileSync(path, 'utf8');
  const catalogue = JSON.parse(source) as Catalogue;
  const written = [...source.matchAll(/^\s*"([^"]+)":/gm)].map(([, id]) => id ?? '');
  const seen = new Set<string>();
  for (const id of written) {
    if (seen.has(id)) problems.push(`${path}: ${id} is written twice`);
    seen.add(id);
  }
  for (const id of Object.keys(catalogue))
    if (!id.startsWith(`${start}.`)) problems.push(`${path}: ${id} belongs in another file`);
  return catalogue;
}

const inEnglish = new Map(sources.map((source) => [source, readCatalogue('en', source)]));
const ids = new Set([...inEnglish.values()].flatMap((catalogue) => Object.keys(catalogue)));

for (const locale of locales)
  for (const [source, english] of inEnglish) {
    const path = source.at(locale);
    const catalogue = locale === 'en' ? english : readCatalogue(locale, source);
    texts += Object.keys(catalogue).length;
    const missing = Object.keys(english).filter((id) => !(id in catalogue));
    if (missing.length > 0)
      problems.push(
        `${path}: lacks ${missing.length}: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}`,
      );
    for (const [id, text] of Object.entries(catalogue)) {
      const expected = english[id];
      if (expected === undefined) problems.push(`${path}: ${id} is not in English`);
      else
        for (const problem of messageProblems({
          locale,
          tag: intlTag(locale),
          text,
          english: expected,
        }))
          problems.push(`${path}: ${id} ${problem}`);
    }
  }

const files = globSync([
  'packages/*/src/**/*.{ts,tsx}',
  'apps/*/{src,vite}/**/*.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
]);
const used = new Set<string>();
for (const file of files) {
  const { literals, required, patterns, derived } = messageMentions(
    file,
    readFileSync(file, 'utf8'),
    [...namespaces, 'content'],
  );
  for (const id of required) if (!ids.has(id)) problems.push(`${file}: "${id}" has no message`);
  // Three parts make an id; shorter strings ("run.json") may be anything.
  for (const id of literals)
    if (!ids.has(id) && !required.has(id) && /^\w+(\.[\w-]+){2,}$/.test(id))
      problems.push(`${file}: "${id}" has no message`);
  const matched = [...patterns].map((text) => ({ text, ids: idsOfPattern(text, [...ids]) }));
  for (const pattern of matched)
    if (pattern.ids.length === 0) problems.push(`${file}: no message matches "${pattern.text}"`);
  // A story or a test shows that a message exists, not that a screen needs it.
  if (/\.(stories|test)\.tsx?$/.test(file) || file.startsWith('.storybook')) continue;
  const following = [...derived].flatMap((text) => idsOfPattern(text, [...ids], [onePart]));
  for (const id of [...literals, ...matched.flatMap((pattern) => pattern.ids), ...following])
    if (ids.has(id)) used.add(id);
}

// The library's texts are used by their names: `components.pagination.next` as `labels.next`.
const library = globSync(['packages/ui/src/**/*.{ts,tsx}'], { ignore: 'packages/ui/src/labels/**' })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
for (const id of ids)
  if (
    namespaceOf(id) === 'components' &&
    new RegExp(`\\b${id.slice(id.lastIndexOf('.') + 1)}\\b`).test(library)
  )
    used.add(id);

const unused = [...ids].filter((id) => !used.has(id));
const excused = new Set<string>();
for (const start of Object.keys(reserved)) {
  const waiting = unused.filter((id) => id.startsWith(start));
  if (waiting.length === 0)
    problems.push(`scripts/message-reserve.ts: "${start}" reserves nothing`);
  for (const id of waiting) excused.add(id);
}
for (const id of unused) if (!excused.has(id)) problems.push(`${id} is never used`);

for (const problem of problems) console.error(problem);
console.log(
  `messages: ${ids.size} ids in ${locales.length} languages, ${texts} texts; ${used.size} used, ${excused.size} reserved, ${files.length} files read, ${problems.length} problems`,
);
if (problems.length > 0) process.exitCode = 1;
