import { ApiError, type ApiErrorKind } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import type { MessageId } from '@constella/i18n';
import { useCallback } from 'react';

/** Messages for a call that got no answer, or none that can be read. */
const ofKind = {
  network: 'errors.connection.description',
  timeout: 'errors.timeout.description',
  'invalid-response': 'errors.invalidResponse.description',
} as const satisfies Partial<Record<ApiErrorKind, MessageId>>;

/**
 * Why something failed, for its reader: `HTTP {status}: {message}` as platform-client §7 has it, with
 * the server's own words or, without any, ours in the reader's language. Needs the `errors` namespace.
 */
export function useErrorText(): (error: unknown) => string {
  const intl = useIntl();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError))
        return intl.formatMessage({ id: 'errors.unexpected.description' });
      if (error.kind !== 'http') {
        const id = error.kind === 'aborted' ? 'errors.request.default' : ofKind[error.kind];
        return intl.formatMessage({ id });
      }
      // A proxy in front of the server answers with a page.
      const said = error.detail.startsWith('<') ? '' : error.detail;
      return `HTTP ${error.status}: ${said || intl.formatMessage({ id: 'errors.request.default' })}`;
    },
    [intl],
  );
}

/** {@link useErrorText} where it is shown. */
export const ErrorText = ({ error }: { error: unknown }) => useErrorText()(error);
