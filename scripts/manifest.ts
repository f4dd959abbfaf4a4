// `npm run manifest`: writes what coding assistants and other programs read of the library into the
// built Storybook: manifest.json, llms.txt and a Markdown twin of every component's and form's page.
// Everything comes from the types, the guides, the stories and the measured sizes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import '@vanilla-extract/css/disableRuntimeStyles';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { globSync } from 'tinyglobby';

import type { ComponentGuide } from '../packages/ui/src/guide/component-guide';
import type { FormGuide } from '../packages/forms/src/form-guide';
import { componentEntries, root, storyTitles } from './manifest/entries';
import { accessibilityTopic } from '../.storybook/foundations/accessibility';
import { readCatalogues } from '../.storybook/foundations/say';
import { writingTopic } from '../.storybook/foundations/writing';
import { idOf, llmsText, pageMarkdown, topicMarkdown } from './manifest/markdown';
import { manifestPages } from './manifest/pages';
import { readComponents } from './manifest/props';
import type { ComponentSize } from './size/component-sizes';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/storybook' } } });
const out = join(root, values.out);

// The guide of a form reads its layout, whose controls have styles: here they are but names.
setFileScope('manifest');
const guides = new Map<string, ComponentGuide | FormGuide>();
for (const path of globSync('packages/*/src/**/*.guide.ts', { cwd: root })) {
  const file = (await import(join(root, path))) as { guide: ComponentGuide | FormGuide };
  guides.set(path, file.guide);
}
const sizes = JSON.parse(readFileSync(join(root, 'packages/ui/sizes.json'), 'utf8')) as Record<
  string,
  ComponentSize
>;
const facts = readComponents(root, componentEntries());
const pages = manifestPages(guides, storyTitles(), facts, sizes);
const shown = new Set(pages.flatMap(({ components }) => components.map(({ name }) => name)));
const others = facts.filter(({ name }) => !shown.has(name));

const topics = [
  writingTopic(await readCatalogues()),
  accessibilityTopic([...guides.values()].filter((guide) => 'components' in guide)),
];

rmSync(join(out, 'md'), { recursive: true, force: true });
mkdirSync(join(out, 'md'), { recursive: true });
for (const page of pages) writeFileSync(join(out, 'md', `${page.id}.md`), pageMarkdown(page));
for (const topic of topics)
  writeFileSync(join(out, 'md', `${idOf(topic.title)}.md`), topicMarkdown(topic));
writeFileSync(join(out, 'llms.txt'), llmsText(pages, others, topics));
writeFileSync(
  join(out, 'manifest.json'),
  `${JSON.stringify({ topics, pages, others }, null, 1)}\n`,
);
console.log(
  `manifest: ${facts.length} components on ${pages.length} pages, written to ${values.out}`,
);
