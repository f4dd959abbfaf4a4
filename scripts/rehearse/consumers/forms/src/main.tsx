import { formNamespaces } from '@constella/forms';
import { loadMessages } from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import { UiProvider } from '@constella/ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { Decision } from './decision';
import { Journey } from './journey';

const show = (id: string, messages: object, form: ReactNode) =>
  createRoot(document.getElementById(id)!).render(
    <StrictMode>
      <I18nProvider locale="en" messages={messages}>
        <UiProvider locale="en">{form}</UiProvider>
      </I18nProvider>
    </StrictMode>,
  );

show('decision', await loadMessages('en', formNamespaces.decision), <Decision />);
show('journey', {}, <Journey />);
