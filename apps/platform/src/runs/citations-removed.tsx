import { useIntl } from '@constella/i18n/react';
import { Text } from '@constella/ui';

/** Says that citations of sources there are not were taken out of a result. */
export function CitationsRemoved({ count = 0 }: { count: number | undefined }) {
  const intl = useIntl();
  return count > 0 ? (
    <Text size={12} tone="muted">
      {intl.formatMessage({ id: 'run.citationsRemoved' }, { count })}
    </Text>
  ) : null;
}
