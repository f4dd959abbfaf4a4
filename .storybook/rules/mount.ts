import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';

import preview from '../preview';

setProjectAnnotations([preview]);

export type StoryModule = Record<string, StoryFn> & { default: Meta };

// Storybook takes a story down at the start of the next one, with its portals in the body. So a
// canvas may go only after that: emptying the body earlier makes React remove what is gone.
let previousCanvas: HTMLElement | undefined;

/** A story as it is under the given toolbar, without its play function. */
export function staged(story: StoryFn, name: string, meta: Meta, globals: object) {
  const annotated = story as StoryFn & { globals?: object };
  return composeStory(
    Object.assign(typeof story === 'function' ? story.bind(null) : {}, annotated, {
      play: undefined,
      globals: { ...annotated.globals, ...globals },
    }) as StoryFn,
    meta,
    undefined,
    name,
  );
}

/** Shows a story on a canvas of the given width. */
export async function mount(
  story: StoryFn,
  name: string,
  meta: Meta,
  globals: object,
  inlineSize = '',
): Promise<HTMLElement> {
  const canvas = document.createElement('div');
  Object.assign(canvas.style, { inlineSize, padding: '16px', boxSizing: 'border-box' });
  document.body.append(canvas);
  await staged(story, name, meta, globals).run({ canvasElement: canvas });
  previousCanvas?.remove();
  previousCanvas = canvas;
  await document.fonts.ready;
  // Some measure themselves once they are laid out.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return canvas;
}
