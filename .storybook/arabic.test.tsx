// Every story once more, in Arabic on the dark theme: right to left and dark contrast are held to
// the same axe rules as the stories' own run, without their play functions, which speak English.
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';

import preview from './preview';

setProjectAnnotations([preview]);

type StoryModule = Record<string, StoryFn> & { default: Meta };
const modules = import.meta.glob<StoryModule>(
  [
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
    './{patterns,start}/*.stories.tsx',
  ],
  { eager: true },
);

// Storybook takes a story down at the start of the next one, with its portals in the body. So a
// canvas may go only after that: emptying the body earlier makes React remove what is gone.
let previousCanvas: HTMLElement | undefined;

for (const { default: meta, ...stories } of Object.values(modules))
  describe(String(meta.title), () => {
    for (const [name, story] of Object.entries(stories)) {
      const annotated = story as StoryFn & { globals?: object; tags?: string[] };
      it(name, async () => {
        const composed = composeStory(
          Object.assign(typeof story === 'function' ? story.bind(null) : {}, annotated, {
            play: undefined,
            globals: { ...annotated.globals, locale: 'ar', theme: 'dark' },
          }) as StoryFn,
          meta,
          undefined,
          name,
        );
        const canvasElement = document.createElement('div');
        document.body.append(canvasElement);
        await composed.run({ canvasElement });
        previousCanvas?.remove();
        previousCanvas = canvasElement;
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
