import { ApiProvider } from '@constella/api-client/react';
import { direction, type Locale } from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import { ToastProvider, UiProvider } from '@constella/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';

import { AppContext, useTheme, type AppServices } from '../base/app-context';
import { RouterLink } from './router-link';
import { useUiLabels } from './ui-labels';
import { useComponentLabels } from './use-component-labels';

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

function LocalizedUi(props: { dir: 'ltr' | 'rtl'; locale: Locale; children: ReactNode }) {
  const [theme] = useTheme();
  const own = useUiLabels();
  const components = useComponentLabels(props.locale);
  const labels = useMemo(() => ({ ...components, ...own }), [components, own]);
  return (
    <UiProvider
      theme={theme}
      dir={props.dir}
      locale={props.locale}
      labels={labels}
      linkComponent={RouterLink}
    >
      <ToastProvider>{props.children}</ToastProvider>
    </UiProvider>
  );
}
