import { CompanyForm, type Company } from '@constella/forms';

import { RecordScreen } from '../record-screen';
import type { RowFormProps, Section } from '../section';
import { companySource } from './company-source';
import { useCompanySource } from './use-company-source';

const companies: Section<Company> = {
  source: companySource,
  texts: {
    title: 'company.list',
    empty: 'company.none',
    deleted: 'company.deleted',
    actionFailed: 'company.deleteFailed',
  },
  sort: 'name',
  columns: [
    { field: 'name', label: 'company.name', sort: true, width: 220 },
    { field: 'industry', label: 'company.industry', sort: true, stack: 'line' },
    { field: 'size', label: 'company.size', sort: true, stack: 'short' },
    { field: 'regions', label: 'company.regions', stack: 'line' },
    { field: 'operatingJurisdictions', label: 'company.jurisdictions', stack: 'line' },
    { field: 'complianceLevel', label: 'company.level', stack: 'short' },
  ],
  form: { create: 'company.add', Form: CompanyRowForm },
};

/** The companies of the member: each a profile that fills in forms, and owns what is stored for it. */
export const Companies = () => <RecordScreen section={companies} />;

function CompanyRowForm({ row, onSaved }: RowFormProps<Company>) {
  const source = useCompanySource(false);
  return (
    <CompanyForm
      company={row}
      source={source}
      onSaved={onSaved}
      onRemove={(company) => {
        onSaved(company);
        void source.onRemove(company, () => undefined);
      }}
    />
  );
}
