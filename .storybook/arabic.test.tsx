// Every story once more, in Arabic on the dark theme: right to left and dark contrast are held to
// the same axe rules as the stories' own run, without their play functions, which speak English.
import axe from 'axe-core';
import { expect } from 'vitest';

import { forEachStory } from './rules/each-story';
import type { StoryModule } from './rules/mount';

const modules = import.meta.glob<StoryModule>(
  [
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
    './{foundations,patterns,start}/*.stories.tsx',
  ],
  { eager: true },
);

forEachStory(modules, async ({ show }) => {
  await show({ locale: 'ar', theme: 'dark' });
  expect(document.documentElement.dir).toBe('rtl');
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
});
