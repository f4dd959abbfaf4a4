import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import sizes from '../../packages/ui/sizes.json';
import type { ComponentGuide } from '../../packages/ui/src/guide/component-guide';
import type { FormGuide } from '../../packages/forms/src/form-guide';
import { componentEntries, root, storyTitles } from './entries';
import { llmsText, pageMarkdown } from './markdown';
import { manifestPages, storiesIn } from './pages';
import { readComponents } from './props';

const modules = import.meta.glob<{ guide: ComponentGuide | FormGuide }>(
  '../../packages/*/src/**/*.guide.ts',
  { eager: true },
);
const guides = new Map(
  Object.entries(modules).map(([path, { guide }]) => [path.replace('../../', ''), guide]),
);
const facts = readComponents(root, componentEntries());
const pages = manifestPages(guides, storyTitles(), facts, sizes);
const shown = new Set(pages.flatMap(({ components }) => components.map(({ name }) => name)));

/** The members an interface writes itself, read from the text: another way than the compiler's. */
const membersOf = (file: string, name: string): string[] => {
  const source = readFileSync(join(root, file), 'utf8');
  const start = source.search(new RegExp(`interface ${name}(?:Props|Base)\\b`));
  if (start < 0) return [];
  const body = source.slice(source.indexOf('{\n', start) + 2);
  return [...body.slice(0, body.indexOf('\n}')).matchAll(/^ {2}(?:'([^']+)'|(\w+))\??:/gm)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
};

describe('the manifest', () => {
  it('has a page for every component of the library and every form', () => {
    expect(pages.length).toBeGreaterThan(100);
    const missing = facts.filter(
      ({ name, file }) =>
        !shown.has(name) && (file.startsWith('packages/ui/') || /-form\/.*-form\.tsx$/.test(file)),
    );
    expect(missing).toEqual([]);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  });

  it('has every prop a component writes in its interface', () => {
    const read = facts.map((fact) => ({ fact, members: membersOf(fact.file, fact.name) }));
    expect(read.filter(({ members }) => members.length > 0).length).toBeGreaterThan(90);
    const missing = read.flatMap(({ fact, members }) =>
      members
        .filter((member) => !fact.props.some(({ name }) => name === member))
        .map((member) => `${fact.name}.${member}`),
    );
    expect(missing).toEqual([]);
  });

  it('has the props and the native element of a component that refuses mixes', () => {
    const accordion = facts.find(({ name }) => name === 'Accordion');
    expect(accordion?.native).toBe('div');
    expect(accordion?.props.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'children',
    ]);
    expect(accordion?.props.find(({ name }) => name === 'value')).toEqual({
      name: 'value',
      type: 'readonly string[]',
      required: false,
      description: 'The open items. Left out, it opens and closes by itself.',
    });
    const rating = facts.find(({ name }) => name === 'Rating');
    expect(rating?.props.find(({ name }) => name === 'size')?.type).toBe("'small' | 'medium'");
  });

  it('has what a component inherits from another of the library', () => {
    const field = facts.find(({ name }) => name === 'TextField');
    expect(field?.props.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['label', 'description', 'error', 'disabledReason']),
    );
    expect(field?.props.find(({ name }) => name === 'size')?.type).toContain("'medium'");
  });
});

describe.each(pages.map((page) => ({ page, id: page.id })))('md/$id.md', ({ page }) => {
  it('says every prop with its type', () => {
    const text = pageMarkdown(page);
    const missing = page.components.flatMap(({ name, props }) =>
      props
        .filter(
          (prop) =>
            !text.includes(`\`${prop.name}\``) || !text.includes(prop.type.replaceAll('|', '\\|')),
        )
        .map((prop) => `${name}.${prop.name}`),
    );
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/\[object /);
    expect(page.stories.length).toBeGreaterThan(0);
  });
});

it('llms.txt leads to every page', () => {
  const text = llmsText(pages, []);
  expect(pages.filter(({ id }) => !text.includes(`./md/${id}.md`))).toEqual([]);
});

it('reads the stories of a file with their sentences', () => {
  expect(
    storiesIn(
      `/** One\n * two. */\nexport const LabelHidden: Story = {};\nexport const B: Story = {};`,
    ),
  ).toEqual([
    { name: 'Label Hidden', says: 'One two.' },
    { name: 'B', says: '' },
  ]);
});
