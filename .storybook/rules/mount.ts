import { setProjectAnnotations } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';

import preview from '../preview';
import { stage, type Staged } from './stage';

setProjectAnnotations([preview]);

export type StoryModule = Record<string, StoryFn> & { default: Meta };

let before: Staged | undefined;

/** Shows a story of a module under the given toolbar, and takes down the one before it. */
export async function mount(module: object, name: string, globals: object): Promise<HTMLElement> {
  const { default: meta, ...stories } = module as StoryModule;
  const story = stories[name];
  if (!story) throw new Error(`There is no story ${name}`);
  before?.takeDown();
  before = await stage({ story, name, meta }, globals);
  return before.canvas;
}
