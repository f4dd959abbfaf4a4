import { createClient } from '@constella/api-client';
import { createQueryClient, queries } from '@constella/api-client/react';
import type { Locale } from '@constella/i18n';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';

import type { AppServices, SessionEnd } from '../base/app-context';
import { createMessageStore } from '../base/messages';
import { createStore } from '../base/store';
import { createThemeStore } from '../base/theme';
import { documentOf } from '../screens/page/documents';
import { pageNames, type PageName } from '../screens/page/page-document';
import { PageBody } from '../screens/page/page-screen';
import { AppProviders } from './providers';
import { PublicShell } from './shell';

export { pageNames };

/** A public page as a visitor sees it. */
export interface PrerenderedPage {
  /** The content of the document's root. */
  html: string;
  lead: string;
}

/** A public page in one language, drawn while building by the components that draw it in the app. */
export async function prerenderPage(name: PageName, locale: Locale): Promise<PrerenderedPage> {
  const messages = createMessageStore(locale);
  const [page] = await Promise.all([
    documentOf(name, locale),
    messages.require(['ui', 'shell', 'page', 'product']),
  ]);
  const client = createClient();
  const queryClient = createQueryClient();
  queryClient.setQueryData(queries.user(client).queryKey, null);
  const services: AppServices = {
    client,
    queryClient,
    messages,
    theme: createThemeStore(),
    sessionEnd: createStore<SessionEnd | null>(null),
  };
  const { prelude } = await prerender(
    <AppProviders services={services}>
      <MemoryRouter initialEntries={[`/${name}`]}>
        <PublicShell>
          <PageBody page={page} />
        </PublicShell>
      </MemoryRouter>
    </AppProviders>,
  );
  return { html: await new Response(prelude).text(), lead: page.lead };
}
