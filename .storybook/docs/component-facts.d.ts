/** TypeScript's facts on every public component; made by `scripts/manifest/vite-plugin.ts`. */
declare module 'virtual:component-facts' {
  import type { ComponentFact } from '../../scripts/manifest/props';

  export const facts: readonly ComponentFact[];
  /** Story file, from the root → title. */
  export const titles: Readonly<Record<string, string | undefined>>;
}
