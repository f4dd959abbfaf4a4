'use client';

import type { Messages } from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import { UiProvider } from '@constella/ui';
import { labels } from '@constella/ui/labels/ar';
import type { ReactNode } from 'react';

// Labels contain functions, so they belong to the client's side of the boundary.
export const Providers = ({ messages, children }: { messages: Messages; children: ReactNode }) => (
  <I18nProvider locale="ar" messages={messages}>
    <UiProvider locale="ar" dir="rtl" labels={labels}>
      {children}
    </UiProvider>
  </I18nProvider>
);
