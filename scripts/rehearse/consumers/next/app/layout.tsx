import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { formNamespaces } from '@constella/forms';
import { loadMessages } from '@constella/i18n';
import '@constella/ui/tokens.css';

import { Providers } from './providers';

export const metadata: Metadata = { title: 'Next.js' };

export default async function Layout({ children }: { children: ReactNode }) {
  const messages = await loadMessages('ar', formNamespaces.login);
  return (
    <html lang="ar" dir="rtl" suppressHydrationWarning>
      <body>
        <Providers messages={messages}>{children}</Providers>
      </body>
    </html>
  );
}
