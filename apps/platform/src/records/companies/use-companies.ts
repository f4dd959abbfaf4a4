import type { RowOfRecord } from '@constella/api-client/contract';
import { rowMutations, rowQueries, rowsKey, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useErrorText } from '../../base/error-text';
import { useUndo } from '../../base/lists/use-undo';

/** A company of the member's. */
export type Company = RowOfRecord<'company_profiles'>;

/** Companies a list shows; somebody with more has named the one that matters first. */
const shown = 50;

/** The member's companies; undefined while they are on their way. */
export const useCompanies = (): readonly Company[] | undefined =>
  useQuery(rowQueries.list(useApi(), 'company_profiles', { limit: shown })).data?.rows;

/** Rows that are parts of a company: they go and come back with it. */
const parts = [
  'company_policies',
  'compliance_documents',
  'compliance_trainings',
  'legal_documents',
  'risk_assessments',
  'risk_items',
  'training_scenarios',
] as const;

/**
 * Deletes a company; the toast brings it back. `onBack` is told when it is there again, be it that
 * it could not be deleted.
 */
export function useRemoveCompany(): (company: Company, onBack: () => void) => Promise<void> {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { toast } = useToast();
  const offerUndo = useUndo();
  const { mutationFn } = rowMutations.remove(api, queryClient, 'company_profiles', {
    alsoChanges: parts,
  });
  return async ({ id, name, revision }, onBack) => {
    try {
      await mutationFn({ id, revision });
    } catch (error) {
      onBack();
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'company.deleteFailed' }),
        description: errorText(error),
      });
      return;
    }
    offerUndo(intl.formatMessage({ id: 'company.deleted' }, { name }), async () => {
      await api.restoreCompany(id);
      await Promise.all(
        (['company_profiles', ...parts] as const).map((record) =>
          queryClient.invalidateQueries({ queryKey: rowsKey(record) }),
        ),
      );
      onBack();
    });
  };
}
