import { useFormats, useIntl } from '@constella/i18n/react';
import type { UiLabels } from '@constella/ui';
import { useMemo } from 'react';

/** The component library's own texts in the active language. */
export function useUiLabels(): UiLabels {
  const intl = useIntl();
  const { number } = useFormats();
  return useMemo(
    () => ({
      close: intl.formatMessage({ id: 'ui.close' }),
    }),
    [intl, number],
  );
}
