import type { RowOfRecord } from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { Field, type FieldOf } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Inline, PencilIcon, PlusIcon, Select, Sheet, Stack, Text } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { CompanyForm } from './company-form';

const CompanyChoice: FieldOf<{ companyId?: number | undefined }> = Field;

/** The option of those who name none. */
const first = 'first';

/** Companies a list shows; somebody with more has named the one that matters first. */
const shown = 50;

/** The company a result is stored for, and the form of a new one or of the chosen one. */
export function CompanyField() {
  const { data } = useQuery(rowQueries.list(useApi(), 'company_profiles', { limit: shown }));
  if (!data) return null;
  return (
    <CompanyChoice name="companyId" label="company.label" description="company.hint" optional>
      {(_input, { value, onValueChange, ...field }) => (
        <Companies
          field={field}
          companies={data.rows}
          chosen={data.rows.find(({ id }) => id === value)}
          onChoose={onValueChange}
        />
      )}
    </CompanyChoice>
  );
}

type Company = RowOfRecord<'company_profiles'>;

interface CompaniesProps {
  /** What joins the control to the form. */
  field: object;
  companies: readonly Company[];
  chosen: Company | undefined;
  onChoose: (id: number | undefined) => void;
}

function Companies({ field, companies, chosen, onChoose }: CompaniesProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<'add' | 'edit'>();
  // The one a result goes to while none is named.
  const present = chosen ?? companies[0];
  const add = intl.formatMessage({ id: 'company.add' });
  const edit = intl.formatMessage({ id: 'company.edit' }, { name: present?.name ?? '' });
  return (
    <Stack gap={8}>
      {present ? (
        <Select
          label={intl.formatMessage({ id: 'company.label' })}
          {...field}
          value={chosen ? String(chosen.id) : first}
          onValueChange={(id) => onChoose(id === first ? undefined : Number(id))}
          options={[
            { value: first, label: intl.formatMessage({ id: 'company.first' }) },
            ...companies.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      ) : (
        <Text size={13} tone="muted">
          {intl.formatMessage({ id: 'company.none' })}
        </Text>
      )}
      <Inline gap={8}>
        <Button size="small" icon={<PlusIcon />} onClick={() => setOpen('add')}>
          {add}
        </Button>
        {present && (
          <Button
            size="small"
            variant="quiet"
            icon={<PencilIcon />}
            onClick={() => setOpen('edit')}
          >
            {edit}
          </Button>
        )}
      </Inline>
      <Sheet
        side="end"
        open={open !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setOpen(undefined);
        }}
        title={open === 'edit' ? edit : add}
      >
        <CompanyForm
          company={open === 'edit' ? present : undefined}
          onSaved={({ id }) => {
            setOpen(undefined);
            onChoose(id);
          }}
        />
      </Sheet>
    </Stack>
  );
}
