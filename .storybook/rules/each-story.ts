import type { StoryFn } from '@storybook/react-vite';
import { describe, it } from 'vitest';

import { mount, staged, type StoryModule } from './mount';
import type { StoryRule } from './names';

type Excuses = Readonly<Partial<Record<StoryRule, string>>>;

/** A story, with what a test over all of them does with it. */
export interface EachStory {
  /** Shows it under the given toolbar, on a canvas of the given width. */
  show: (globals: object, inlineSize?: string) => Promise<HTMLElement>;
  /** As it is under the given toolbar, not shown. */
  compose: (globals: object) => ReturnType<typeof staged>;
  /** Rules it is excused from, with the reason: `parameters: { rules: { mirror: '…' } }`. */
  excuses: Excuses;
}

const excusesOf = ({ parameters }: { parameters?: Record<string, unknown> }) =>
  parameters?.['rules'] as Excuses | undefined;

/** One test for each story of the modules, named as in Storybook. */
export function forEachStory(
  modules: Record<string, StoryModule>,
  test: (each: EachStory) => Promise<void>,
): void {
  for (const { default: meta, ...stories } of Object.values(modules))
    describe(String(meta.title), () => {
      for (const [name, story] of Object.entries<StoryFn>(stories))
        // oxlint-disable-next-line vitest/expect-expect -- the test that is given has them
        it(name, () =>
          test({
            show: (globals, inlineSize) => mount(story, name, meta, globals, inlineSize),
            compose: (globals) => staged(story, name, meta, globals),
            excuses: { ...excusesOf(meta), ...excusesOf(story as object) },
          }),
        );
    });
}
