import type { ModelConnection } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';

/** Names the model that is asked when nobody chooses, and where it is. */
export function useModelName(): (connection: ModelConnection) => string {
  const intl = useIntl();
  return ({ model, provider, local }) => {
    if (model === null) return provider ?? '';
    if (local) return intl.formatMessage({ id: 'shell.model.here' }, { model });
    return provider ? intl.formatMessage({ id: 'shell.model.at' }, { model, provider }) : model;
  };
}
