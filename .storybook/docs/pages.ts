import { toId } from 'storybook/internal/csf';

import type { ComponentGuide } from '../../packages/ui/src/guide/component-guide';
import { titles } from 'virtual:component-facts';

/** The title of the page that documents a component. */
export function pageOf(
  guides: ReadonlyMap<string, ComponentGuide>,
  component: string,
): string | undefined {
  for (const [file, { components }] of guides)
    if (components.includes(component)) return titles[file];
  return undefined;
}

/** Where a page is: `Components/Button` → `/docs/components-button--docs`. */
export const docsPath = (title: string): string => `/docs/${toId(title, 'docs')}`;
