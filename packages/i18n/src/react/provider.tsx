'use client';

import { createContext, use, useMemo, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';

import type { Messages } from '../load.js';
import { intlTag, type Locale } from '../locales.js';

interface I18n {
  locale: Locale;
  messages: Messages;
  timeZone: string | undefined;
}

export const I18nContext = createContext<I18n | null>(null);

export interface I18nProviderProps {
  /** The active language. */
  locale: Locale;
  /**
   * The result of `loadMessages(locale, …)`. A provider inside another of the same locale adds to
   * the outer one's messages, so a route brings only its own namespaces.
   */
  messages: Messages;
  /** IANA zone of every date shown. @default the browser's */
  timeZone?: string;
  children?: ReactNode;
}

function report(error: Error) {
  // A missing id must stop a test; in front of a reader the id stays and the console says why.
  if (import.meta.env?.MODE === 'test') throw error;
  console.error(error);
}

/** Gives everything inside it one language: messages for react-intl, formats, the locale itself. */
export function I18nProvider({ locale, messages, timeZone, children }: I18nProviderProps) {
  const outer = use(I18nContext);
  const value = useMemo<I18n>(
    () => ({
      locale,
      messages: outer?.locale === locale ? { ...outer.messages, ...messages } : messages,
      timeZone: timeZone ?? outer?.timeZone,
    }),
    [locale, messages, timeZone, outer],
  );
  return (
    <I18nContext value={value}>
      <IntlProvider
        locale={intlTag(locale)}
        defaultLocale="en"
        messages={value.messages as NonNullable<IntlConfig['messages']>}
        {...(value.timeZone === undefined ? {} : { timeZone: value.timeZone })}
        onError={report}
      >
        {children}
      </IntlProvider>
    </I18nContext>
  );
}
