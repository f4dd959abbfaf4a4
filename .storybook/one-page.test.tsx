// Several stories on one page ask the same address and get each its own answer, as they do on a
// documentation page.
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

import * as empty from './patterns/empty.stories';
import * as error from './patterns/error.stories';
import * as loading from './patterns/loading.stories';
import preview from './preview';

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
