import { useIntl } from '@constella/i18n/react';
import { Spinner } from '@constella/ui';

import { fullPage } from './session-spinner.css';

/** The seed's spinner while the session or a screen loads. */
export function SessionSpinner() {
  const intl = useIntl();
  return (
    <div className={fullPage}>
      <Spinner label={intl.formatMessage({ id: 'shell.state.loading' })} size={20} />
    </div>
  );
}
