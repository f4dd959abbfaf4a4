import { rowMutations, rowQueries, useApi } from '@constella/api-client/react';
import type { Company, CompanySource } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useErrorText } from '../../base/error-text';
import { useSession } from '../../base/session';
import { useRecordTools } from '../use-record-tools';
import { companySource } from './company-source';

/** Companies a list shows; somebody with more has named the one that matters first. */
const shown = 50;

/**
 * Deletes a company; the toast brings it back. `onBack` is told when it is there again, be it that
 * it could not be deleted.
 */
function useRemoveCompany(): (company: Company, onBack: () => void) => Promise<void> {
  const tools = useRecordTools();
  const errorText = useErrorText();
  const { toast } = useToast();
  const { intl, offerUndo } = tools;
  return async (company, onBack) => {
    try {
      await companySource.remove?.(tools, company);
    } catch (error) {
      onBack();
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'company.deleteFailed' }),
        description: errorText(error),
      });
      return;
    }
    const title = intl.formatMessage({ id: 'company.deleted' }, { name: company.name });
    offerUndo(title, async () => {
      await companySource.restore?.(tools, company);
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
