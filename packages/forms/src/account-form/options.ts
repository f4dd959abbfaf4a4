import { regionFacts, regions } from '@constella/api-client';
import { localeName, locales } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { useMemo } from 'react';

/** Every language by its own name. */
export const languageOptions = locales.map((value) => ({ value, label: localeName(value) }));

/** The regions with the currency of their prices. */
export function useRegionOptions() {
  const intl = useIntl();
  return useMemo(
    () =>
      regions.map((value) => {
        const { currency, symbol } = regionFacts[value];
        const region = intl.formatMessage({ id: `account.form.region.${value}` });
        return {
          value,
          label: intl.formatMessage(
            { id: 'account.form.region.option' },
            { region, currency: `${currency} ${symbol}` },
          ),
        };
      }),
    [intl],
  );
}
