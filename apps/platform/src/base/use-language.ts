import { useIntl, useLocale } from '@constella/i18n/react';
import type { Locale } from '@constella/i18n';
import { useToast } from '@constella/ui';

import { useApp } from './app-context';
import { writePreference } from './preferences';

/** The active language and how to change it: persisted, and announced when it cannot be loaded. */
export function useLanguage() {
  const { messages } = useApp();
  const intl = useIntl();
  const { toast } = useToast();
  const choose = (locale: Locale) =>
    messages.setLocale(locale).then(
      () => writePreference('locale', locale),
      () =>
        toast({
          tone: 'destructive',
          title: intl.formatMessage({ id: 'shell.language.failed' }),
          description: intl.formatMessage({ id: 'shell.offline.description' }),
        }),
    );
  return [useLocale(), choose] as const;
}
