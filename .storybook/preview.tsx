import {
  direction,
  isLocale,
  loadMessages,
  localeName,
  locales,
  namespaces,
} from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import { UiProvider } from '@constella/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

import { RouterLink } from '../apps/platform/src/app/router-link';
import { useUiLabels } from '../apps/platform/src/app/ui-labels';

const localeOf = (value: unknown) => (typeof value === 'string' && isLocale(value) ? value : 'en');

const withProviders: Decorator = (Story, { globals, loaded }) => {
  const locale = localeOf(globals['locale']);
  return (
    <I18nProvider locale={locale} messages={loaded['messages']} timeZone="UTC">
      <MemoryRouter>
        <WithUi theme={globals['theme']} locale={locale}>
          <Story />
        </WithUi>
      </MemoryRouter>
    </I18nProvider>
  );
};

function WithUi(props: {
  theme: 'light' | 'dark';
  locale: (typeof locales)[number];
  children: React.ReactNode;
}) {
  return (
    <UiProvider
      theme={props.theme}
      dir={direction(props.locale)}
      locale={props.locale}
      labels={useUiLabels()}
      linkComponent={RouterLink}
    >
      {props.children}
    </UiProvider>
  );
}

const preview: Preview = {
  decorators: [withProviders],
  loaders: [
    async ({ globals }) => ({
      messages: await loadMessages(localeOf(globals['locale']), namespaces),
    }),
  ],
  initialGlobals: { theme: 'light', locale: 'en', scenario: 'default' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
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
      toolbar: {
        icon: 'database',
        items: ['default', 'anonymous', 'empty', 'error', 'slow', 'offline'],
        dynamicTitle: true,
      },
    },
  },
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
};

export default preview;
