import type { StoryModule } from '../rules/mount';
import type { AnyComponent } from './surface';

const modules = import.meta.glob<StoryModule>('../../packages/ui/src/**/*.stories.tsx', {
  eager: true,
});

/**
 * Props a component's own stories begin with: the args of its meta and of the first of its stories
 * by name.
 */
export const argsByComponent = new Map(
  Object.values(modules).flatMap(({ default: meta, ...stories }) => {
    const [first] = Object.values(stories) as { args?: object }[];
    return meta.component
      ? [[meta.component as AnyComponent, { ...meta.args, ...first?.args }] as const]
      : [];
  }),
);
