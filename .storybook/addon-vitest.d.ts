// What Storybook's plugin for Vitest asks of each story; it has no types of its own.
declare module '@storybook/addon-vitest/internal/test-utils' {
  import type { Meta, StoryFn } from '@storybook/react-vite';
  import type { TestContext } from 'vitest';

  export interface StoryTest {
    story: StoryFn;
    meta: Meta;
    exportName: string;
  }
  export const convertToFilePath: (url: string) => string;
  export const testStory: (given: StoryTest) => (context: TestContext) => Promise<void>;
}
