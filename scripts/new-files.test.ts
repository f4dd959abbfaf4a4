import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { check, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parsePage } from '../apps/platform/vite/page-documents';
import { locales } from '../packages/i18n/src/locales';
import { filesFor, kinds } from './new-files';
import { styleProblems } from './style-rules';

const root = resolve(import.meta.dirname, '..');
const cache = join(root, 'node_modules', '.cache');
let folder: string;

// Two words, so that every spelling differs.
const scaffolds = await Promise.all(
  kinds.map(async (kind) => ({ kind, ...(await filesFor(kind, 'guest-pass')) })),
);
const files = Object.assign({}, ...scaffolds.map((scaffold) => scaffold.files)) as Record<
  string,
  string
>;

/** The lists a scaffold gets an entry in, and what leads to them. */
const contract = 'packages/api-client/src/contract/index.ts';
const lists: Record<string, string> = Object.assign(
  { [contract]: readFileSync(join(root, contract), 'utf8') },
  ...scaffolds.map(({ changed }) => changed),
);

/** What a tool of the repository prints about the scaffolds; nothing when it exits with 0. */
function complaints(tool: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', tool), ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  if (error) throw error;
  return status === 0 ? '' : `exit ${status}\n${stdout}${stderr}`;
}

// Beside the repository, not in it: `rootDirs` lets tsc read both as one tree.
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'constella-new-'));
  for (const [path, text] of Object.entries({ ...files, ...lists })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const tsconfig = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      rootDirs: [root, folder],
      paths: { '@constella/api-client/contract': [join(folder, contract)] },
    },
    include: [],
    files: [
      join(root, 'packages/i18n/src/react-intl-ids.d.ts'),
      ...Object.keys({ ...files, ...lists })
        // Documents; and a list of the app is read from the repository by what stands beside it.
        .filter((path) => !path.endsWith('.md') && !path.startsWith('apps/platform/src/routes'))
        .map((path) => join(folder, path)),
    ],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  // The overrides in it are by path, from where it stands.
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the scaffolds', () => {
  it('type-check against the repository', { timeout: 120_000 }, () => {
    const lines = complaints('typescript/bin/tsc', ['-p', folder, '--pretty', 'false'])
      .split('\n')
      .filter(Boolean);
    // Files of the repository go on to import its own lists, which lack the new entry.
    const replaced = Object.keys(lists).map((path) => `${relative(folder, join(root, path))}(`);
    const own = lines.filter((line) => !replaced.some((path) => line.startsWith(path)));
    expect(own).toEqual(own.length < lines.length ? ['exit 1'] : []);
  });

  it('satisfy lint', { timeout: 120_000 }, () => {
    expect(
      complaints('oxlint/bin/oxlint', ['--type-aware', '--no-ignore', ...Object.keys(files)]),
    ).toBe('');
  });

  it.each(Object.entries(files))('%s keeps the style rules', (path, text) => {
    expect(styleProblems(path, text)).toEqual([]);
  });

  it.each(kinds)('of a %s are formatted, however long the name is', async (kind) => {
    const unformatted: string[] = [];
    for (const name of ['pin', 'emergency-contact-and-next-of-kin-details']) {
      const scaffold = await filesFor(kind, name);
      for (const [path, text] of Object.entries({ ...scaffold.files, ...scaffold.changed })) {
        const options = { ...(await resolveConfig(path)), filepath: path };
        if (!(await check(text, options))) unformatted.push(path);
      }
    }
    expect(unformatted).toEqual([]);
  });
});

describe('the files of a kind', () => {
  it.each([
    [
      'component',
      ['guest-pass.tsx', 'guest-pass.css.ts', 'guest-pass.stories.tsx', 'guest-pass.guide.ts'],
    ],
    [
      'form',
      [
        'schema.ts',
        'layout.ts',
        'guest-pass-form.tsx',
        'guest-pass-form.stories.tsx',
        'guest-pass-form.guide.ts',
      ],
    ],
    ['route', ['guest-pass-screen.tsx', 'guest-pass-screen.stories.tsx']],
    ['assistant', ['guest-pass.ts', 'guest-pass.ts']],
  ])('%s: %j', (kind, names) => {
    const scaffold = scaffolds.find((entry) => entry.kind === kind);
    expect(Object.keys(scaffold?.files ?? {}).map((path) => path.split('/').at(-1))).toEqual(names);
  });

  it('has a page in every language, in the list of pages and on its path', () => {
    const { files: documents, changed } = scaffolds.find(({ kind }) => kind === 'page')!;
    const texts = Object.entries(documents).map(([path, text]) => parsePage(text, path));
    expect(new Set(texts.map(({ lead }) => lead)).size).toBe(locales.length);
    const [names, routes] = Object.values(changed);
    expect(names).toContain("pageNames = ['faq', 'guest-pass', 'terms']");
    expect(routes).toContain("  page('guest-pass'),\n");
  });

  it('has a story for every state of a form', () => {
    const stories = files['packages/forms/src/guest-pass-form/guest-pass-form.stories.tsx'];
    for (const state of ['Empty', 'Filled', 'Invalid', 'Busy', 'ServerError'])
      expect(stories).toContain(`export const ${state}: Story`);
  });

  it('has an assistant in every list, with a request the test of all assistants runs it with', () => {
    const [definitions, programs, requests] = Object.values(
      scaffolds.find(({ kind }) => kind === 'assistant')!.changed,
    );
    expect(definitions).toMatch(/const defined = \[[^\]]*\bguestPass\b[^\]]*\]/);
    expect(programs).toMatch(/programs[^=]*= \{[^}]*'guest-pass': guestPass,\n\}/);
    expect(requests).toContain("'guest-pass': { question },");
    expect(definitions).toContain("import { guestPass } from './guest-pass.js';");
    expect(programs).toContain("import { guestPass } from './guest-pass/guest-pass.js';");
  });
});
