import { mswHandlers } from '@constella/mock-server/browser';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

import { globalTypes, initialGlobals, readGlobals } from './globals';
import './preview.css';
import type { StoryApp, StoryAppParameters } from './story-app';
import { loadStory, withProviders } from './story-frame';

const preview: Preview = {
  decorators: [withProviders],
  loaders: [
    mswLoader(),
    ({ globals, parameters }) =>
      loadStory(parameters['app'] as StoryAppParameters | undefined, readGlobals(globals)),
  ],
  // Whatever calls fetch itself inside a screen reaches the same server as its client.
  beforeEach: ({ loaded, msw }) => {
    const app = loaded['app'] as StoryApp | undefined;
    if (app) msw.use(...mswHandlers(app.transport));
  },
  initialGlobals,
  globalTypes,
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
};

export default preview;
