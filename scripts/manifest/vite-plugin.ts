import type { Plugin } from 'vite';

import { componentEntries, root, storyTitles } from './entries.ts';
import { type ComponentFact, readComponents } from './props.ts';

const name = 'virtual:component-facts';
const resolved = `\0${name}`;

/**
 * `virtual:component-facts`: the props of every public component and the titles of
 * all stories, for the documentation pages.
 */
export function componentFacts(): Plugin {
  let facts: ComponentFact[] | undefined;
  return {
    name: 'constella:component-facts',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      facts ??= readComponents(root, componentEntries());
      return `export const facts = ${JSON.stringify(facts)};
export const titles = ${JSON.stringify(storyTitles())};`;
    },
    // Read anew for the next page that asks: a few seconds, and only while somebody writes props.
    handleHotUpdate({ file, server }) {
      if (!/packages\/(ui|forms)\/src\/.*\.tsx?$/.test(file)) return;
      facts = undefined;
      const module = server.moduleGraph.getModuleById(resolved);
      if (module) server.moduleGraph.invalidateModule(module);
    },
  };
}
