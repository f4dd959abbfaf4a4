import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { locales, namespaces } from '@constella/i18n';
import { describe, expect, it } from 'vitest';

import type { ComponentGuide } from '../../packages/ui/src/guide/component-guide';
import { root } from '../../scripts/manifest/entries';
import { llmsText, topicMarkdown } from '../../scripts/manifest/markdown';
import { storyRules } from '../rules/names';
import { accessibilityTopic, promises } from './accessibility';
import { readCatalogues } from './say';
import { writingTopic } from './writing';

const guides = Object.values(
  import.meta.glob<{ guide: ComponentGuide }>('../../packages/ui/src/**/*.guide.ts', {
    eager: true,
  }),
).map(({ guide }) => guide);
const writing = writingTopic(await readCatalogues());
const topics = [writing, accessibilityTopic(guides)];

it('every promise is proven by a file that is there', () => {
  expect(promises.filter(({ by }) => !existsSync(join(root, by)))).toEqual([]);
});

it('every rule the stories are held to is promised, and by its name', () => {
  const source = readFileSync(join(root, '.storybook/rules/library.ts'), 'utf8');
  expect(storyRules.filter((rule) => !new RegExp(`\\b${rule}\\b`).test(source))).toEqual([]);
});

it('examples are texts of the catalogues, not their names', () => {
  const name = new RegExp(`"(?:${namespaces.join('|')})\\.\\w[\\w.]*"`);
  expect(JSON.stringify(writing)).not.toMatch(name);
});

it('every language has its samples and its advice', () => {
  for (const id of ['numbers', 'plurals', 'languages']) {
    const rows = writing.parts.find((part) => part.id === id)?.table?.rows ?? [];
    expect(rows).toHaveLength(locales.length);
    expect(rows.flat().filter((cell) => cell === '')).toEqual([]);
  }
});

it('every convention of the keyboard is some component’s', () => {
  const rows = topics[1]?.parts.find(({ id }) => id === 'keyboard')?.table?.rows ?? [];
  expect(rows.filter((row) => !row.at(-1))).toEqual([]);
});

describe.each(topics)('$title', (topic) => {
  it('has a Markdown twin with every part, rule and row', () => {
    const text = topicMarkdown(topic);
    for (const { title, says, rules = [], table } of topic.parts) {
      expect(text).toContain(`## ${title}\n\n${says}`);
      for (const rule of rules) expect(text).toContain(`- ${rule}`);
      for (const row of table?.rows ?? [])
        expect(text).toContain(String(row[0]).replaceAll('|', '\\|'));
    }
    expect(llmsText([], [], [topic])).toContain(topic.purpose);
  });
});
