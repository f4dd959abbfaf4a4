import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

import type { ComponentGuide } from '../../packages/ui/src/guide/component-guide';
import type { FormGuide } from '../../packages/forms/src/form-guide';
import { componentEntries, root, storyTitles } from './entries';
import { readComponents } from './props';

const guides = import.meta.glob<{ guide: ComponentGuide }>('../../packages/ui/src/**/*.guide.ts', {
  eager: true,
});
const forms = import.meta.glob<{ guide: FormGuide }>('../../packages/forms/src/**/*.guide.ts', {
  eager: true,
});
const facts = readComponents(root, componentEntries());
const names = new Set(facts.map(({ name }) => name));
const all = Object.entries(guides).map(([path, { guide }]) => ({
  path: path.replace('../../', ''),
  guide,
}));

const beside = (path: string) => path.replace('.stories.tsx', '.guide.ts');
const text = (path: string) => readFileSync(join(root, path), 'utf8');

it('every page of a component, a chart or a form has a guide', () => {
  const pages = Object.entries(storyTitles()).filter(
    ([path, title]) =>
      /^(Components|Charts|Graph|Forms)\//.test(title) &&
      !/tags: \[[^\]]*'!autodocs'/.test(text(path)),
  );
  expect(pages.length).toBeGreaterThan(90);
  const written = new Set(
    globSync('packages/*/src/**/*.guide.ts', { cwd: root }).map((path) => path),
  );
  expect(pages.map(([path]) => beside(path)).filter((path) => !written.has(path))).toEqual([]);
});

it('every page stands in a group', () => {
  expect(Object.entries(storyTitles()).filter(([, title]) => !title.includes('/'))).toEqual([]);
});

it('every guide stands beside the stories it is about', () => {
  const stories = new Set(Object.keys(storyTitles()).map(beside));
  const paths = globSync('packages/*/src/**/*.guide.ts', { cwd: root });
  expect(paths.filter((path) => !stories.has(path))).toEqual([]);
});

it('every public component of the library has one guide', () => {
  const named = all.flatMap(({ guide }) => guide.components);
  const own = facts.filter(({ from }) => from.startsWith('@constella/ui'));
  expect(own.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

it('every form has a guide', () => {
  const written = Object.values(forms).map(({ guide }) => guide.form);
  const shown = facts.filter(({ file }) => /-form\/[a-z-]+-form\.tsx$/.test(file));
  expect(written.toSorted()).toEqual(shown.map(({ name }) => name).toSorted());
});

const keys =
  /^(Tab|Enter|Space|Escape|Backspace|Delete|Home|End|PageUp|PageDown|Arrow(Up|Down|Left|Right)|F\d+|ContextMenu|A–Z|[A-Z]|[,*+\-0])$/;
const chord = /^(?:(?:Control|Shift|Alt)\+)*(.+)$/;

describe.each(all)('$path', ({ guide }) => {
  it('says what it is for and when it is not the one', () => {
    expect(guide.purpose).toMatch(/^[A-Z].*\.$/s);
    expect(guide.notFor.length).toBeGreaterThan(0);
    expect(guide.anatomy.length).toBeGreaterThan(0);
  });

  it('sends the reader to components that exist', () => {
    const uses = guide.notFor.map(({ use }) => use).filter((use) => /^[A-Z][A-Za-z]+$/.test(use));
    expect(uses.filter((use) => !names.has(use))).toEqual([]);
    expect(uses.filter((use) => guide.components.includes(use))).toEqual([]);
  });

  it('names keys as browsers do', () => {
    const named = guide.keyboard.flatMap((row) => row.keys);
    expect(named.filter((key) => !keys.test(chord.exec(key)?.[1] ?? key))).toEqual([]);
  });
});
