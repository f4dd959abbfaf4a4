import { useFormats, useIntl } from '@constella/i18n/react';
import type { MessageId } from '@constella/i18n';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { factOf, isFrom, type CompanyFact } from './company-facts';
import { useCompanies } from './use-companies';

interface FromCompanyProps {
  /** The form's field. */
  field: string;
  /** What the chosen company's profile has for it. */
  fact: CompanyFact;
  /** What the field says of itself anyway. */
  hint?: MessageId;
  children: (description: MessageId | { node: ReactNode } | undefined) => ReactNode;
}

/** A field that a chosen company fills in: as long as it holds what the profile says, it says so. */
export function FromCompany({ field, fact, hint, children }: FromCompanyProps): ReactNode {
  const intl = useIntl();
  const { list } = useFormats();
  const companies = useCompanies() ?? [];
  const value: unknown = useWatch({ name: field });
  const chosen: unknown = useWatch({ name: 'companyId' });
  const company = companies.find(({ id }) => id === chosen) ?? companies[0];
  if (!company || !isFrom(value, factOf(fact, company, list))) return children(hint);
  const from = intl.formatMessage({ id: 'company.filled' }, { name: company.name });
  if (!hint) return children({ node: from });
  return children({
    node: (
      <>
        {intl.formatMessage({ id: hint })}
        <br />
        {from}
      </>
    ),
  });
}
