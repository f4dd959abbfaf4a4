import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

import { ComponentPage } from './component-page';
import { FormPage } from './form-page';
import { componentGuides, formGuides } from './guides';
import { TopicPage } from './topic-page';

/** The documentation page of a stories file: a component's or a form's by its guide, else a topic's. */
export function StoryPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const docs = useContext(DocsContext);
  const file = String(csfFile.meta.parameters?.['fileName'] ?? '').replace(/^(\.\.?\/)+/, '');
  const title = csfFile.meta.title;
  const stories = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const guide = componentGuides.get(file);
  const form = formGuides.get(file);
  if (guide) return <ComponentPage guide={guide} title={title} stories={stories} />;
  if (form) return <FormPage guide={form} title={title} stories={stories} />;
  const { component } = csfFile.meta.parameters?.['docs']?.description ?? {};
  return <TopicPage title={title} says={component} stories={stories} />;
}
