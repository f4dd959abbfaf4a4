// Every story once more, in Arabic on the dark theme: right to left and dark contrast are held to
// the same axe rules as the stories' own run, without their play functions, which speak English.
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';

import { mount, type StoryModule } from './rules/mount';

const modules = import.meta.glob<StoryModule>(
  [
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
    './{patterns,start}/*.stories.tsx',
  ],
  { eager: true },
);

for (const { default: meta, ...stories } of Object.values(modules))
  describe(String(meta.title), () => {
    for (const [name, story] of Object.entries(stories)) {
      it(name, async () => {
        await mount(story, name, meta, { locale: 'ar', theme: 'dark' });
        expect(document.documentElement.dir).toBe('rtl');
        const { violations } = await axe.run(document.body, {
          resultTypes: ['violations'],
          rules: { region: { enabled: false } },
        });
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
        ).toEqual([]);
      });
    }
  });
