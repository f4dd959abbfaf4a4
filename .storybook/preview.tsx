import { mswHandlers } from '@constella/mock-server/browser';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';

import { modes } from '../scripts/visual/cells.mjs';
import { waitForEntrances } from './come-in';
import { globalTypes, initialGlobals, readGlobals } from './globals';
import '../packages/ui/css/vesper.css';
import './preview.css';
import type { StoryApp } from './story-app';
import { loadStory, type StoryParameters, withProviders } from './story-frame';

// Loaded where a documentation page is shown: tests of stories do without it.
const DocsFrame = lazy(async () => ({ default: (await import('./docs/docs-frame')).DocsFrame }));
const StoryPage = lazy(async () => ({ default: (await import('./docs/story-page')).StoryPage }));

// What a story waits for may have to be fetched first, on a machine that does other things as well.
configure({ asyncUtilTimeout: 5000 });

// A run of all tests looks by itself, at more than the story as it is first (visit.tsx).
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** Removes drafts one story left in a form before another begins. */
function forgetDrafts(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith('constella.draft.')) storage.removeItem(key);
}

const preview: Preview = {
  decorators: [withProviders],
  beforeAll: waitForEntrances,
  loaders: [
    mswLoader(),
    ({ id, globals, parameters }) =>
      loadStory(id, parameters as StoryParameters, readGlobals(globals)),
  ],
  // Whatever calls fetch itself inside a screen reaches the same server as its client.
  beforeEach: ({ loaded, msw }) => {
    forgetDrafts();
    const app = loaded['app'] as StoryApp | undefined;
    if (app) msw.use(...mswHandlers(app.transport));
  },
  initialGlobals,
  globalTypes,
  tags: ['autodocs'],
  parameters: {
    a11y: { test: isTestRun ? 'off' : 'error' },
    chromatic: { modes },
    layout: 'padded',
    docs: {
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <StoryPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          'Components',
          'Charts',
          'Graph',
          'Patterns',
          'Forms',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
