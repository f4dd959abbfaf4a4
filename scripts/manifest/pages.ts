import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ComponentGuide } from '../../packages/ui/src/guide/component-guide';
import type { FormGuide } from '../../packages/forms/src/form-guide';
import { root } from './entries';
import { idOf, type ManifestPage } from './markdown';
import type { ComponentFact } from './props';

const storyPattern = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export const (\w+): \w*Story\w*\b/g;

/** The states a stories file shows: each story's name and its sentence. */
export const storiesIn = (source: string): { name: string; says: string }[] =>
  [...source.matchAll(storyPattern)].map(([, says = '', name = '']) => ({
    name: name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'),
    says: says
      .replaceAll(/\s*\n\s*\*\s?/g, ' ')
      .replace(/^\s*\*?\s*/, '')
      .trim(),
  }));

type Sizes = ManifestPage['cost'];

/** Every page with what is known of it, in the order of the titles. */
export function manifestPages(
  guides: ReadonlyMap<string, ComponentGuide | FormGuide>,
  titles: Readonly<Record<string, string>>,
  facts: readonly ComponentFact[],
  sizes: Sizes,
): ManifestPage[] {
  const pages = [...guides].map(([path, guide]): ManifestPage => {
    const stories = path.replace('.guide.ts', '.stories.tsx');
    const title = titles[stories];
    if (title === undefined) throw new Error(`${path} stands beside no stories`);
    const names = 'form' in guide ? [guide.form] : guide.components;
    const components = names.map((name) => {
      const fact = facts.find((each) => each.name === name);
      if (!fact) throw new Error(`${path}: ${name} is not public`);
      return fact;
    });
    return {
      id: idOf(title),
      title,
      ...('form' in guide ? { form: guide } : { guide }),
      components,
      cost: Object.fromEntries(names.map((name) => [name, sizes[name]])),
      stories: storiesIn(readFileSync(join(root, stories), 'utf8')),
    };
  });
  return pages.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}
