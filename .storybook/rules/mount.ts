import { setProjectAnnotations } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';
import { onTestFinished } from 'vitest';

import preview from '../preview';
import { stage } from './stage';

setProjectAnnotations([preview]);

export type StoryModule = Record<string, StoryFn> & { default: Meta };

/** Shows a story of a module under the given toolbar, until the test has ended. */
export async function mount(module: object, name: string, globals: object): Promise<HTMLElement> {
  const { default: meta, ...stories } = module as StoryModule;
  const story = stories[name];
  if (!story) throw new Error(`There is no story ${name}`);
  const { canvas, takeDown } = await stage({ story, name, meta }, globals);
  onTestFinished(takeDown);
  return canvas;
}
