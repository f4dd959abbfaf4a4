// The rules every component of the library holds, proven on every story it has: mirrored from right
// to left, nothing lost at 320 px or with text twice as large, a ring on whatever has the focus,
// no style tags, and the same page from the server.
import type { Meta, StoryFn } from '@storybook/react-vite';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { cutText, overflowing } from './rules/fit';
import { ringless } from './rules/focus';
import { boxesOf, mirrorProblems } from './rules/mirror';
import { mount, staged, type StoryModule } from './rules/mount';

const modules = import.meta.glob<StoryModule>('../packages/*/src/**/*.stories.tsx', {
  eager: true,
});

/** Rules a story is excused from, with the reason: `parameters: { rules: { mirror: '…' } }`. */
type Rule = 'mirror' | 'ring' | 'styleTags' | 'narrow' | 'largeText' | 'server';
type Excuses = Partial<Record<Rule, string>>;

const styleTags = () => [...document.querySelectorAll('style:not([data-vite-dev-id])')];
const still = { motion: 'reduced' };

/** What React says when the page from the server is not the page it would have made. */
async function hydrationProblems(story: StoryFn, name: string, meta: Meta): Promise<string[]> {
  const composed = staged(story, name, meta, still);
  await composed.load();
  const page = document.createElement('div');
  page.innerHTML = renderToString(createElement(composed));
  document.body.append(page);
  const problems: string[] = [];
  const root = hydrateRoot(page, createElement(composed), {
    onRecoverableError: (error) => problems.push(String(error)),
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  root.unmount();
  page.remove();
  return problems;
}

async function problemsOf(story: StoryFn, name: string, meta: Meta) {
  const before = new Set(styleTags());
  const mirrored = async (restMs: number) => {
    const sides = [];
    for (const direction of ['rtl', 'ltr'] as const) {
      const canvas = await mount(story, name, meta, { ...still, direction }, '800px');
      await new Promise((resolve) => setTimeout(resolve, restMs));
      sides.push({ canvas, boxes: boxesOf(canvas, direction) });
    }
    const [rtl, ltr] = sides as [(typeof sides)[0], (typeof sides)[0]];
    return { ltr: ltr.canvas, problems: mirrorProblems(ltr.boxes, rtl.boxes) };
  };
  const atOnce = await mirrored(0);
  // What is still being fetched or laid out is compared when it has come to rest.
  const { ltr, problems: mirror } = atOnce.problems.length > 0 ? await mirrored(1000) : atOnce;
  const ring = await ringless(ltr);
  const added = styleTags().filter((tag) => !before.has(tag));
  const narrow = overflowing(await mount(story, name, meta, still, '320px'));
  const large = await mount(story, name, meta, { ...still, textSize: '200%' }, '1200px');
  const largeText = cutText(large);
  document.documentElement.style.fontSize = '';
  const server = await hydrationProblems(story, name, meta);
  return {
    mirror,
    ring,
    styleTags: added.map(({ outerHTML }) => outerHTML),
    narrow,
    largeText,
    server,
  };
}

for (const { default: meta, ...stories } of Object.values(modules))
  describe(String(meta.title), () => {
    for (const [name, story] of Object.entries(stories)) {
      const { parameters } = story as { parameters?: { rules?: Excuses } };
      const excused = { ...(meta.parameters?.['rules'] as Excuses), ...parameters?.rules };
      it(name, async () => {
        const problems = Object.entries(await problemsOf(story, name, meta)).filter(
          ([rule, found]) => found.length > 0 && !(rule in excused),
        );
        expect(Object.fromEntries(problems)).toEqual({});
      });
    }
  });
