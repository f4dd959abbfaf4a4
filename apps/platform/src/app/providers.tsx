import { ApiProvider } from '@constella/api-client/react';
import { direction } from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import { ToastProvider, UiProvider } from '@constella/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';

import { AppContext, useTheme, type AppServices } from './app-context';
import { RouterLink } from './router-link';
import { useUiLabels } from './ui-labels';

/** Everything a screen may rely on, in the order it depends on each other. Stories use it too. */
export function AppProviders({
  services,
  children,
}: {
  services: AppServices;
  children: ReactNode;
}) {
  const { locale, messages } = useSyncExternalStore(
    services.messages.subscribe,
    services.messages.get,
  );
  return (
    <AppContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <ApiProvider client={services.client}>
          <I18nProvider locale={locale} messages={messages}>
            <LocalizedUi dir={direction(locale)} locale={locale}>
              {children}
            </LocalizedUi>
          </I18nProvider>
        </ApiProvider>
      </QueryClientProvider>
    </AppContext>
  );
}

function LocalizedUi(props: { dir: 'ltr' | 'rtl'; locale: string; children: ReactNode }) {
  const [theme] = useTheme();
  return (
    <UiProvider
      theme={theme}
      dir={props.dir}
      locale={props.locale}
      labels={useUiLabels()}
      linkComponent={RouterLink}
    >
      <ToastProvider>{props.children}</ToastProvider>
    </UiProvider>
  );
}
