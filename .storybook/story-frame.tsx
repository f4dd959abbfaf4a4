import { direction, loadMessages, type Messages, namespaces, type Locale } from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import { UiProvider, type ComponentLabels } from '@constella/ui';
import type { Decorator } from '@storybook/react-vite';
import {
  Fragment,
  lazy,
  Suspense,
  useContext,
  useLayoutEffect,
  useMemo,
  type ReactNode,
} from 'react';
import { MemoryRouter } from 'react-router-dom';

import { UiContext } from '../packages/ui/src/provider/ui-context';
import { RouterLink } from '../apps/platform/src/app/router-link';
import { useUiLabels } from '../apps/platform/src/app/ui-labels';
import * as styles from './docs/docs.css';
import { readGlobals, type Globals } from './globals';
import { coversPage } from './inspector/covers';
import { createStoryApp, StoryAppFrame, type StoryApp, type StoryAppParameters } from './story-app';
import {
  createStoryServer,
  StoryServerFrame,
  type StoryServer,
  type StoryServerParameters,
} from './story-server';

// Loaded when the toolbar asks for it.
const TokenInspector = lazy(async () => ({
  default: (await import('./inspector/token-inspector')).TokenInspector,
}));

async function loadLabels(locale: Locale): Promise<ComponentLabels> {
  const file = (await import(`../packages/ui/src/labels/${locale}.ts`)) as {
    labels: ComponentLabels;
  };
  return file.labels;
}

/** Parameters a story may have for its surroundings. */
export interface StoryParameters {
  /** The whole application around it, with a server. */
  app?: StoryAppParameters;
  /** A server and a client, without the application. */
  server?: StoryServerParameters;
}

/** Loaded data of the story on the page, as long as it is there. */
const shown = new Map<string, Loaded>();

/**
 * Loads what a story needs before it is rendered. A change of theme, text size or density finds it
 * with all that was done in it, so its server stays; another language or scenario begins anew.
 */
export async function loadStory(id: string, parameters: StoryParameters, globals: Globals) {
  const key = JSON.stringify([id, globals.locale, globals.server]);
  const before = shown.get(key);
  before?.app?.services.theme.set(globals.theme);
  return before ?? { key, ...(await loadAnew(parameters, globals)) };
}

interface Loaded {
  key: string;
  app?: StoryApp;
  server?: StoryServer | undefined;
  messages?: Messages;
  labels?: ComponentLabels;
}

async function loadAnew(
  parameters: StoryParameters,
  globals: Globals,
): Promise<Omit<Loaded, 'key'>> {
  const { app, server } = parameters;
  return app
    ? { app: await createStoryApp(app, globals) }
    : {
        server: server && (await createStoryServer(server, globals, () => globals.locale)),
        messages: await loadMessages(globals.locale, namespaces),
        labels: await loadLabels(globals.locale),
      };
}

/** Says as long as a story is there what it was loaded with. A page of documentation may show one twice. */
function Shown({ loaded }: { loaded: Loaded }) {
  useLayoutEffect(() => {
    shown.set(loaded.key, loaded);
    return () => void shown.delete(loaded.key);
  }, [loaded]);
  return null;
}

/** Screens get the whole app around them, components and forms what a library's user gives them. */
export const withProviders: Decorator = (Story, { globals, loaded, parameters, id, viewMode }) => {
  const read = readGlobals(globals);
  const [Around, Ground] = viewMode === 'docs' ? [OnADocsPage, PartGround] : [Document, Fragment];
  const app = loaded['app'] as StoryApp | undefined;
  const server = loaded['server'] as StoryServer | undefined;
  return (
    <Around {...read}>
      {viewMode !== 'docs' && <Shown loaded={loaded as Loaded} />}
      {app ? (
        <StoryAppFrame key={id} app={app} parameters={parameters['app'] as StoryAppParameters}>
          <Turned {...read}>
            <Ground>
              <Story />
            </Ground>
          </Turned>
        </StoryAppFrame>
      ) : (
        <I18nProvider locale={read.locale} messages={loaded['messages']} timeZone="UTC">
          <MemoryRouter>
            <LibraryFrame {...read} labels={loaded['labels'] as ComponentLabels}>
              <Ground>
                {server ? (
                  <StoryServerFrame key={id} server={server}>
                    <Story />
                  </StoryServerFrame>
                ) : (
                  <Story />
                )}
              </Ground>
            </LibraryFrame>
          </MemoryRouter>
        </I18nProvider>
      )}
    </Around>
  );
};

/** The document is the page's: a story is a part of it, with a theme and a language of its own. */
const OnADocsPage = ({ children }: { children: ReactNode }) => {
  const outside = useContext(UiContext);
  return <UiContext value={{ ...outside, provided: true }}>{children}</UiContext>;
};

/** Paints the ground of its theme, which may be another than the page's. */
const PartGround = ({ children }: { children: ReactNode }) => (
  <div className={styles.ground} data-stage="">
    {children}
  </div>
);

/** Toolbar settings of the whole page. After the providers, whose effects come first. */
function Document({
  contrast,
  dir,
  locale,
  textSize,
  motion,
  inspector,
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
    return () => {
      document.documentElement.style.removeProperty('font-size');
    };
  }, [textSize]);
  return (
    <>
      {children}
      {inspector === 'on' && (
        <Suspense>
          <TokenInspector covers={coversPage} />
        </Suspense>
      )}
    </>
  );
}

/** A screen turned against its language, or in another dress than the application's. */
const Turned = ({ dir, brand, density, children }: Globals & { children: ReactNode }) =>
  dir || brand || density !== 'comfortable' ? (
    <UiProvider dir={dir} brand={brand} density={density}>
      {children}
    </UiProvider>
  ) : (
    children
  );

type LibraryFrameProps = Globals & { labels: ComponentLabels; children: ReactNode };

function LibraryFrame({ labels, children, ...read }: LibraryFrameProps) {
  const { theme, contrast, brand, density, dir, locale } = read;
  const own = useUiLabels();
  return (
    <UiProvider
      theme={theme}
      contrast={contrast}
      brand={brand}
      density={density === 'comfortable' ? undefined : density}
      dir={dir ?? direction(locale)}
      locale={locale}
      labels={useMemo(() => ({ ...own, ...labels }), [own, labels])}
      linkComponent={RouterLink}
    >
      {children}
    </UiProvider>
  );
}
