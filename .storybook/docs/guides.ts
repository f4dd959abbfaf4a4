import type { ComponentGuide } from '../../packages/ui/src/guide/component-guide';
import type { FormGuide } from '../../packages/forms/src/form-guide';

/** By the story file they stand beside, from the root: `packages/ui/src/…/rating.stories.tsx`. */
const byStories = <Guide>(modules: Record<string, { guide: Guide }>): Map<string, Guide> =>
  new Map(
    Object.entries(modules).map(([path, { guide }]) => [
      path.replace(/^(\.\.\/)+/, '').replace('.guide.ts', '.stories.tsx'),
      guide,
    ]),
  );

export const componentGuides = byStories(
  import.meta.glob<{ guide: ComponentGuide }>('../../packages/ui/src/**/*.guide.ts', {
    eager: true,
  }),
);

export const formGuides = byStories(
  import.meta.glob<{ guide: FormGuide }>('../../packages/forms/src/**/*.guide.ts', {
    eager: true,
  }),
);
