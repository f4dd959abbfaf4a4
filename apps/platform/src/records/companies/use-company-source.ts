import { rowMutations, rowQueries, rowsKey, useApi } from '@constella/api-client/react';
import type { Company, CompanySource } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useErrorText } from '../../base/error-text';
import { useSession } from '../../base/session';
import { useUndo } from '../../base/lists/use-undo';

/** Companies a list shows; somebody with more has named the one that matters first. */
const shown = 50;

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
function useRemoveCompany(): (company: Company, onBack: () => void) => Promise<void> {
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

/** The member's companies, and how one is added, changed and deleted; nothing where `isNeeded` is not. */
export function useCompanySource(isNeeded: boolean): CompanySource {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { toast } = useToast();
  const onRemove = useRemoveCompany();
  const { data } = useQuery({
    ...rowQueries.list(api, 'company_profiles', { limit: shown }),
    enabled: isNeeded,
  });
  const onSave: CompanySource['onSave'] = async (fields, company) => {
    const saved = company
      ? await rowMutations.update(api, queryClient, 'company_profiles').mutationFn({
          id: company.id,
          revision: company.revision,
          changes: fields,
        })
      : await rowMutations.create(api, queryClient, 'company_profiles').mutationFn(fields);
    toast({
      tone: 'success',
      title: intl.formatMessage({ id: 'company.saved' }, { name: saved.name }),
    });
    return saved;
  };
  return { companies: data?.rows, onSave, onRemove, draftKey: user ? String(user.id) : undefined };
}
