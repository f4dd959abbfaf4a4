import { rowMutations, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useErrorText } from '../../../base/error-text';

/** The change of a stored row where it stands; a failure is said, and the row is as it was. */
export function useRowChange<Name extends 'company_policies' | 'compliance_documents'>(name: Name) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { toast } = useToast();
  return useMutation({
    ...rowMutations.update(useApi(), useQueryClient(), name),
    onError: (error) => {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'compliance.monitor.failed' }),
        description: errorText(error),
      });
    },
  });
}
