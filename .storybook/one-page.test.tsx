// Several stories on one page ask the same address and get each its own answer, as they do on a
// documentation page; and each keeps its own for as long as it is there.
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { Decorator, Meta, StoryFn } from '@storybook/react-vite';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

import * as empty from './patterns/empty.stories';
import * as error from './patterns/error.stories';
import * as loading from './patterns/loading.stories';
import { readGlobals } from './globals';
import preview from './preview';
import { loadStory, withProviders } from './story-frame';

setProjectAnnotations([preview]);

it('stories side by side have servers of their own', async () => {
  const stories = [
    [loading.default, loading.Arrived, 'Arrived', 'Contract reader'],
    [empty.default, empty.NothingYet, 'NothingYet', 'No agents yet'],
    [error.default, error.ContentFailed, 'ContentFailed', 'The agents could not be loaded'],
  ] as const;
  const canvases: HTMLElement[] = [];
  for (const [meta, story, name] of stories) {
    const canvas = document.createElement('div');
    document.body.append(canvas);
    canvases.push(canvas);
    const composed = composeStory(
      { ...story, play: undefined } as unknown as StoryFn,
      meta as Meta,
      undefined,
      name,
    );
    await composed.load();
    createRoot(canvas).render(createElement(composed));
  }
  const texts = stories.map(([, , , text]) => text);
  const shown = () =>
    canvases.map(({ textContent }) => texts.filter((text) => textContent.includes(text)));
  await expect.poll(shown, { timeout: 20_000 }).toEqual(texts.map((text) => [text]));
  for (const canvas of canvases) canvas.remove();
});

it('a story keeps its server when the theme changes, and begins anew when it was left', async () => {
  const parameters = { app: {} };
  const load = (theme: string) => loadStory('one--story', parameters, readGlobals({ theme }));
  const loaded = await load('light');
  const canvas = document.createElement('div');
  document.body.append(canvas);
  const root = createRoot(canvas);
  const context = { globals: {}, id: 'one--story', loaded, parameters, viewMode: 'story' };
  root.render(
    withProviders(() => createElement('p'), context as unknown as Parameters<Decorator>[1]),
  );
  await expect.poll(async () => (await load('dark')).app).toBe(loaded.app);
  expect(loaded.app?.services.theme.get()).toBe('dark');
  root.unmount();
  expect((await load('dark')).app).not.toBe(loaded.app);
  canvas.remove();
});
