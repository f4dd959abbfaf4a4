import { ApiError, type AccountBody, type PasswordBody } from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { useApp } from '../../base/app-context';
import { useLanguage } from '../../base/use-language';

/**
 * Saves the profile and changes the password. Successes and failures are toasts; failures are also
 * thrown, for the form to say where they happened.
 */
export function useAccountActions() {
  const api = useCalls();
  const intl = useIntl();
  const { toast } = useToast();
  const { messages } = useApp();
  const [language, chooseLanguage] = useLanguage();

  // Said after a change of language has reached the page, in the new language.
  const [saves, setSaves] = useState(0);
  const announce = useEffectEvent(() =>
    toast({ tone: 'success', title: intl.formatMessage({ id: 'account.profile.saved' }) }),
  );
  useEffect(() => {
    if (saves > 0) announce();
  }, [saves]);

  const failed = (
    error: unknown,
    title: 'account.form.failed' | 'account.password.failed',
    fallback: 'account.form.fallback' | 'account.password.fallback',
  ) =>
    toast({
      tone: 'destructive',
      title: intl.formatMessage({ id: title }),
      description:
        (error instanceof ApiError && error.detail) || intl.formatMessage({ id: fallback }),
    });

  return {
    async saveProfile(body: AccountBody) {
      try {
        await api.updateAccount(body);
        const next = body.language ?? language;
        if (next !== language) await chooseLanguage(next);
        // A language that could not be loaded has been said already.
        if (messages.get().locale === next) setSaves((count) => count + 1);
      } catch (error) {
        failed(error, 'account.form.failed', 'account.form.fallback');
        throw error;
      }
    },
    async changePassword(body: PasswordBody) {
      try {
        await api.changePassword(body);
        toast({
          tone: 'success',
          title: intl.formatMessage({ id: 'account.password.changed' }),
          description: intl.formatMessage({ id: 'account.password.changedDetail' }),
        });
      } catch (error) {
        failed(error, 'account.password.failed', 'account.password.fallback');
        throw error;
      }
    },
  };
}
