import { useIntl } from '@constella/i18n/react';
import type { UiLabels } from '@constella/ui';
import { useMemo } from 'react';

/** The component library's own texts in the active language. */
export function useUiLabels(): UiLabels {
  const intl = useIntl();
  return useMemo(
    () => ({
      close: intl.formatMessage({ id: 'ui.close' }),
      dismiss: intl.formatMessage({ id: 'ui.dismiss' }),
      clear: intl.formatMessage({ id: 'ui.clear' }),
      loading: intl.formatMessage({ id: 'ui.loading' }),
      showPassword: intl.formatMessage({ id: 'ui.showPassword' }),
      hidePassword: intl.formatMessage({ id: 'ui.hidePassword' }),
      noResults: intl.formatMessage({ id: 'ui.noResults' }),
      retry: intl.formatMessage({ id: 'ui.retry' }),
      openMenu: intl.formatMessage({ id: 'ui.openMenu' }),
      notifications: intl.formatMessage({ id: 'ui.notifications' }),
      required: intl.formatMessage({ id: 'ui.required' }),
      optional: intl.formatMessage({ id: 'ui.optional' }),
      more: intl.formatMessage({ id: 'ui.more' }),
      selected: (count) => intl.formatMessage({ id: 'ui.selected' }, { count }),
      between: (minimum, maximum) => intl.formatMessage({ id: 'ui.between' }, { minimum, maximum }),
    }),
    [intl],
  );
}
