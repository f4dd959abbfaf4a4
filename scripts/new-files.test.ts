import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parsePage } from '../apps/platform/vite/page-documents';
import { locales } from '../packages/i18n/src/locales';
import { formatted } from './formatted';
import { filesFor, kinds, type Kind } from './new-files';
import { styleProblems } from './style-rules';

const root = resolve(import.meta.dirname, '..');
/** A copy of the repository, in which everything was made. */
let copy: string;

// Two words, so that every spelling differs; a section is of a record there is.
const names: Record<Kind, string> = {
  component: 'guest-chip',
  form: 'guest-pass',
  route: 'guest-list',
  section: 'life-goals',
  page: 'guest-rules',
  assistant: 'guest-guide',
};
const scaffolds = await Promise.all(
  kinds.map(async (kind) => ({ kind, ...(await filesFor(kind, names[kind])) })),
);
const files = Object.assign({}, ...scaffolds.map((scaffold) => scaffold.files)) as Record<
  string,
  string
>;
const made = Object.keys(files).filter((path) => /\.tsx?$/.test(path));

/** Output of a tool of the repository about the copy; nothing when it exits with 0. */
function complaints(tool: string, ...args: string[]): string {
  const { VITEST: _vitest, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', tool), ...args],
    { cwd: copy, encoding: 'utf8', env },
  );
  if (error) throw error;
  return status === 0 ? '' : `exit ${status}\n${stdout}${stderr}`;
}
const tsx = (...args: string[]) => complaints('tsx/dist/cli.mjs', ...args);

/** Installed packages, those of the repository as they are in the copy. */
function linkPackages(): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@constella'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@constella' && !name.startsWith('.'))
      symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, folder))) {
      symlinkSync(join(copy, folder, name), join(copy, 'node_modules/@constella', name));
      const own = join(root, folder, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(copy, folder, name, 'node_modules'));
    }
}

beforeAll(async () => {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(join(cache, 'constella-new-'));
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const path of stdout.split('\0').filter(Boolean))
    if (!path.startsWith('.storybook/baselines/') && existsSync(join(root, path)))
      cpSync(join(root, path), join(copy, path));
  linkPackages();
  // One after the other: several add to the same list.
  for (const kind of kinds) {
    const scaffold = await filesFor(kind, names[kind], copy);
    for (const [path, text] of Object.entries({ ...scaffold.files, ...scaffold.changed })) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
  }
  const tsconfig = { extends: './tsconfig.json', include: [], files: made };
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(tsconfig));
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('what was made', { timeout: 180_000 }, () => {
  it('type-checks, the lists it is in with it', () => {
    const options = ['-p', 'tsconfig.new.json', '--pretty', 'false', '--checkers', '1'];
    expect(complaints('typescript/bin/tsc', ...options)).toBe('');
  });

  it('satisfies lint', () => {
    expect(complaints('oxlint/bin/oxlint', '--type-aware', '--no-ignore', ...made)).toBe('');
  });

  it('has its texts in every language', () => {
    expect(tsx('scripts/check-messages.ts')).toBe('');
  });

  it('has an assistant that runs, is exported and can be found, and forms in each list', () => {
    const tests = [
      'packages/forms/src/form-of/schema-fields.test.ts',
      'apps/platform/src/assistants/entries.test.ts',
      'apps/platform/src/assistants/exported-results.test.ts',
      'apps/mock-server/src/runs/assistants/assistants.test.ts',
      'apps/mock-server/src/runs/assistants/content.test.ts',
    ];
    const named = ['-t', `${names.assistant}|${names.form}`];
    expect(complaints('vitest/vitest.mjs', 'run', '--project', 'unit', ...named, ...tests)).toBe(
      '',
    );
  });

  it.each(Object.entries(files))('%s keeps the style rules', (path, text) => {
    expect(styleProblems(path, text)).toEqual([]);
  });

  it.each(kinds)('of a %s is formatted, however long the name is', async (kind) => {
    const unformatted: string[] = [];
    const others = ['pin', 'emergency-contact-and-next-of-kin-details'];
    const ofRecords = ['tools', 'resource-quality-evaluations'];
    for (const name of kind === 'section' ? ofRecords : others) {
      const scaffold = await filesFor(kind, name);
      for (const [path, text] of Object.entries({ ...scaffold.files, ...scaffold.changed })) {
        // A catalogue is written alike in every language.
        if (path.endsWith('.json') && !/\ben\b/.test(path)) continue;
        if ((await formatted(path, text)) !== text) unformatted.push(path);
      }
    }
    expect(unformatted).toEqual([]);
  });
});

describe('the files of a kind', () => {
  it.each([
    [
      'component',
      ['guest-chip.tsx', 'guest-chip.css.ts', 'guest-chip.stories.tsx', 'guest-chip.guide.ts'],
    ],
    [
      'form',
      [
        'schema.ts',
        'guest-pass-form.tsx',
        'guest-pass-form.stories.tsx',
        'guest-pass-form.guide.ts',
      ],
    ],
    ['route', ['guest-list-screen.tsx', 'guest-list-screen.stories.tsx']],
    ['section', ['life-goals-screen.tsx', 'life-goals-screen.stories.tsx']],
    [
      'assistant',
      [
        'guest-guide.ts',
        'steps.ts',
        'guest-guide.ts',
        'answer.md',
        'guest-guide-form.tsx',
        'guest-guide-form.stories.tsx',
        'guest-guide-form.guide.ts',
        'parts.ts',
        'result.ts',
        'guest-guide.stories.tsx',
        'guest-guide.ts',
      ],
    ],
  ])('%s: %j', (kind, expected) => {
    const scaffold = scaffolds.find((entry) => entry.kind === kind);
    const paths = Object.keys(scaffold?.files ?? {}).filter((path) => !path.endsWith('.json'));
    expect(paths.map((path) => path.split('/').at(-1))).toEqual(expected);
  });

  it('has a page in every language, in the list of pages and on its path', () => {
    const { files: documents, changed } = scaffolds.find(({ kind }) => kind === 'page')!;
    const texts = Object.entries(documents).map(([path, text]) => parsePage(text, path));
    expect(new Set(texts.map(({ lead }) => lead)).size).toBe(locales.length);
    const [pages, routes] = Object.values(changed);
    const [list = ''] = /pageNames = \[[^\]]*\]/.exec(pages ?? '') ?? [];
    expect([...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual([
      'about',
      'cookies',
      'faq',
      'features',
      'guest-rules',
      'privacy',
      'terms',
    ]);
    expect(routes).toContain("  page('guest-rules'),\n");
  });

  it('has a story for every state of a form', () => {
    const stories = files['packages/forms/src/guest-pass-form/guest-pass-form.stories.tsx'];
    for (const state of ['Empty', 'Filled', 'Invalid', 'Busy', 'ServerError'])
      expect(stories).toContain(`export const ${state}: Story`);
  });

  it('begins a text with what each language says, and keeps the order of the others', () => {
    const texts = locales.map((locale) => {
      const path = join(copy, `packages/i18n/catalogues/${locale}/guestGuide.json`);
      return (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)[
        'guestGuide.form.question'
      ];
    });
    expect(new Set(texts).size).toBeGreaterThan(locales.length - 3);
    const idsIn = (folder: string) => {
      const text = readFileSync(join(folder, 'packages/i18n/catalogues/en/workspace.json'), 'utf8');
      return Object.keys(JSON.parse(text) as object);
    };
    const ids = idsIn(copy);
    const sentences = ids.filter((id) => id.startsWith('workspace.sentence.'));
    expect(sentences).toContain('workspace.sentence.guest-guide');
    expect(sentences).toEqual(sentences.toSorted());
    expect(ids.filter((id) => !/guestGuide|guest-guide/.test(id))).toEqual(idsIn(root));
  });

  it('is refused for a record there is not', async () => {
    await expect(filesFor('section', 'guest-pass')).rejects.toThrow(
      /The contract has no record "guest-pass"\. Records: users, .*life-goals/,
    );
  });
});
