import { direction, loadMessages, namespaces, type Locale } from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import { UiProvider, type ComponentLabels } from '@constella/ui';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { RouterLink } from '../apps/platform/src/app/router-link';
import { useUiLabels } from '../apps/platform/src/app/ui-labels';
import { readGlobals, type Globals } from './globals';
import { createStoryApp, StoryAppFrame, type StoryApp, type StoryAppParameters } from './story-app';

async function loadLabels(locale: Locale): Promise<ComponentLabels> {
  const file = (await import(`../packages/ui/src/labels/${locale}.ts`)) as {
    labels: ComponentLabels;
  };
  return file.labels;
}

/** What a story needs before it is rendered. */
export async function loadStory(parameters: StoryAppParameters | undefined, globals: Globals) {
  return parameters
    ? { app: await createStoryApp(parameters, globals) }
    : {
        messages: await loadMessages(globals.locale, namespaces),
        labels: await loadLabels(globals.locale),
      };
}

/** Screens get the whole app around them, components and forms what a library's user gives them. */
export const withProviders: Decorator = (Story, { globals, loaded, parameters, id }) => {
  const read = readGlobals(globals);
  const app = loaded['app'] as StoryApp | undefined;
  return (
    <Document {...read}>
      {app ? (
        <StoryAppFrame key={id} app={app} parameters={parameters['app'] as StoryAppParameters}>
          <Turned dir={read.dir}>
            <Story />
          </Turned>
        </StoryAppFrame>
      ) : (
        <I18nProvider locale={read.locale} messages={loaded['messages']} timeZone="UTC">
          <MemoryRouter>
            <LibraryFrame {...read} labels={loaded['labels'] as ComponentLabels}>
              <Story />
            </LibraryFrame>
          </MemoryRouter>
        </I18nProvider>
      )}
    </Document>
  );
};

/** What the toolbar says of the whole page. After the providers, whose effects come first. */
function Document({
  contrast,
  dir,
  locale,
  textSize,
  motion,
  children,
}: Globals & { children: ReactNode }) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['contrast'] = contrast;
    page.dataset['motion'] = motion;
    page.dir = dir ?? direction(locale);
  });
  useLayoutEffect(() => {
    // A story may have a text size of its own.
    if (textSize === '100%') return undefined;
    document.documentElement.style.fontSize = textSize;
    return () => document.documentElement.style.removeProperty('font-size');
  }, [textSize]);
  return children;
}

/** A screen turned against its language. */
const Turned = ({ dir, children }: { dir: Globals['dir']; children: ReactNode }) =>
  dir ? <UiProvider dir={dir}>{children}</UiProvider> : children;

type LibraryFrameProps = Globals & { labels: ComponentLabels; children: ReactNode };

function LibraryFrame({ theme, contrast, dir, locale, labels, children }: LibraryFrameProps) {
  const own = useUiLabels();
  return (
    <UiProvider
      theme={theme}
      contrast={contrast}
      dir={dir ?? direction(locale)}
      locale={locale}
      labels={useMemo(() => ({ ...own, ...labels }), [own, labels])}
      linkComponent={RouterLink}
    >
      {children}
    </UiProvider>
  );
}
