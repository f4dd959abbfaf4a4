import { formNamespaces } from '@constella/forms';
import { loadMessages } from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import { ToastProvider, UiProvider } from '@constella/ui';
import { labels } from '@constella/ui/labels/de';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app';

const messages = await loadMessages('de', formNamespaces.login);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nProvider locale="de" messages={messages}>
      <UiProvider locale="de" labels={labels}>
        <ToastProvider>
          <App />
        </ToastProvider>
      </UiProvider>
    </I18nProvider>
  </StrictMode>,
);
