import { rowQueries } from '@constella/api-client/react';
import type { CompanySource } from '@constella/forms';
import { useToast } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { useErrorText } from '../../base/error-text';
import { useSession } from '../../base/session';
import { useRecordTools } from '../use-record-tools';
import { companySource } from './company-source';

/** Companies a list shows; somebody with more has named the one that matters first. */
const shown = 50;

/** The member's companies, and how one is added, changed and deleted; nothing where `isNeeded` is not. */
export function useCompanySource(isNeeded: boolean): CompanySource & { isLoading: boolean } {
  const tools = useRecordTools();
  const { api, intl, offerUndo } = tools;
  const errorText = useErrorText();
  const { user } = useSession();
  const { toast } = useToast();
  const { data, isLoading } = useQuery({
    ...rowQueries.list(api, 'company_profiles', { limit: shown }),
    enabled: isNeeded,
  });
  const onSave: CompanySource['onSave'] = async (fields, company) => {
    const saved = await (company
      ? companySource.update!(tools, company, fields)
      : companySource.create!(tools, fields));
    toast({
      tone: 'success',
      title: intl.formatMessage({ id: 'company.saved' }, { name: saved.name }),
    });
    return saved;
  };
  const onRemove: CompanySource['onRemove'] = async (company, onBack) => {
    try {
      await companySource.remove!(tools, company);
    } catch (error) {
      // Not deleted, it is there again.
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
      await companySource.restore!(tools, company);
      onBack();
    });
  };
  return {
    companies: data?.rows,
    isLoading,
    onSave,
    onRemove,
    draftKey: user ? String(user.id) : undefined,
  };
}
