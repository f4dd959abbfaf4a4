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
import { UiProvider, type ComponentLabels } from '@constella/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useMemo, type ReactNode } from 'react';
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

const loadLabels = async (locale: Locale) => {
  const file = (await import(`../packages/ui/src/labels/${locale}.ts`)) as {
    labels: ComponentLabels;
  };
  return file.labels;
};

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
        <WithUi theme={theme} locale={locale} labels={loaded['labels'] as ComponentLabels}>
          <Story />
        </WithUi>
      </MemoryRouter>
    </I18nProvider>
  );
};

function WithUi({
  theme,
  locale,
  labels,
  children,
}: {
  theme: 'light' | 'dark';
  locale: Locale;
  labels: ComponentLabels;
  children: ReactNode;
}) {
  const own = useUiLabels();
  return (
    <UiProvider
      theme={theme}
      dir={direction(locale)}
      locale={locale}
      labels={useMemo(() => ({ ...own, ...labels }), [own, labels])}
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
        : {
            messages: await loadMessages(read.locale, namespaces),
            labels: await loadLabels(read.locale),
          };
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
