import {
  direction,
  loadMessages,
  localeName,
  locales,
  namespaces,
  type Locale,
} from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import { mswHandlers, scenarios } from '@constella/mock-server/browser';
import { UiProvider } from '@constella/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { RouterLink } from '../apps/platform/src/app/router-link';
import { useUiLabels } from '../apps/platform/src/app/ui-labels';
import { createStoryApp, StoryAppFrame, type StoryApp, type StoryAppParameters } from './story-app';

const themes = ['light', 'dark'] as const;

const readGlobals = (globals: Record<string, unknown>) => ({
  locale: locales.find((locale) => locale === globals['locale']) ?? 'en',
  theme: themes.find((theme) => theme === globals['theme']) ?? 'light',
  scenario: scenarios.find((scenario) => scenario === globals['scenario']) ?? 'default',
});

/** Screens get the whole app around them, components and forms what a library's user gives them. */
const withProviders: Decorator = (Story, { globals, loaded, parameters, id }) => {
  const { locale, theme } = readGlobals(globals);
  const app = loaded['app'] as StoryApp | undefined;
  if (app)
    return (
      <StoryAppFrame key={id} app={app} parameters={parameters['app'] as StoryAppParameters}>
        <Story />
      </StoryAppFrame>
    );
  return (
    <I18nProvider locale={locale} messages={loaded['messages']} timeZone="UTC">
      <MemoryRouter>
        <WithUi theme={theme} locale={locale}>
          <Story />
        </WithUi>
      </MemoryRouter>
    </I18nProvider>
  );
};

function WithUi({
  theme,
  locale,
  children,
}: {
  theme: 'light' | 'dark';
  locale: Locale;
  children: ReactNode;
}) {
  return (
    <UiProvider
      theme={theme}
      dir={direction(locale)}
      locale={locale}
      labels={useUiLabels()}
      linkComponent={RouterLink}
    >
      {children}
    </UiProvider>
  );
}

const preview: Preview = {
  decorators: [withProviders],
  loaders: [
    mswLoader(),
    async ({ globals, parameters }) => {
      const read = readGlobals(globals);
      return parameters['app']
        ? { app: await createStoryApp(parameters['app'] as StoryAppParameters, read) }
        : { messages: await loadMessages(read.locale, namespaces) };
    },
  ],
  // Whatever calls fetch itself inside a screen reaches the same server as its client.
  beforeEach: ({ loaded, msw }) => {
    const app = loaded['app'] as StoryApp | undefined;
    if (app) msw.use(...mswHandlers(app.transport));
  },
  initialGlobals: { theme: 'light', locale: 'en', scenario: 'default' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: [...themes], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: locales.map((value) => ({ value, title: localeName(value) })),
        dynamicTitle: true,
      },
    },
    scenario: {
      description: 'Server',
      toolbar: { icon: 'database', items: [...scenarios], dynamicTitle: true },
    },
  },
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
};

export default preview;
