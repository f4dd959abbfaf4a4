import { Field, type FieldOf } from '@constella/forms';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Button, Inline, PencilIcon, PlusIcon, Select, Sheet, Stack, Text } from '@constella/ui';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { filledIn, type CompanyFills } from './company-facts';
import { CompanyForm } from './company-form';
import { useCompanies, useRemoveCompany, type Company } from './use-companies';

const CompanyChoice: FieldOf<{ companyId?: number | undefined }> = Field;

/** The option of those who name none. */
const first = 'first';

interface CompanyFieldProps {
  /** The fields of the form a chosen company fills in; what was typed stays. */
  fills?: CompanyFills;
}

const nothing: CompanyFills = {};

/** The company a result is stored for, and the form of a new one or of the chosen one. */
export function CompanyField({ fills = nothing }: CompanyFieldProps) {
  const { list } = useFormats();
  const companies = useCompanies();
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  if (!companies) return null;
  const fill = (company: Company | undefined, former: Company | undefined) => {
    if (!company) return;
    const filled = filledIn({ fills, values: getValues(), company, former, say: list });
    for (const [field, value] of Object.entries(filled))
      setValue(field, value, { shouldDirty: true, shouldValidate: value.length > 0 });
  };
  return (
    <CompanyChoice name="companyId" label="company.label" description="company.hint" optional>
      {(_input, { value, onValueChange, ...field }) => (
        <Companies
          field={field}
          companies={companies}
          chosen={companies.find(({ id }) => id === value)}
          onChoose={onValueChange}
          onFill={fill}
        />
      )}
    </CompanyChoice>
  );
}

interface CompaniesProps {
  /** What joins the control to the form. */
  field: object;
  companies: readonly Company[];
  chosen: Company | undefined;
  onChoose: (id: number | undefined) => void;
  /** A company was chosen, in place of another. */
  onFill: (company: Company | undefined, former: Company | undefined) => void;
}

function Companies({ field, companies, chosen, onChoose, onFill }: CompaniesProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<'add' | 'edit'>();
  const addButton = useRef<HTMLButtonElement>(null);
  const removeCompany = useRemoveCompany();
  const isRemoving = useRef(false);
  // The one a result goes to while none is named.
  const present = chosen ?? companies[0];
  useEffect(() => {
    // The button that opened the form went with the last company.
    if (isRemoving.current && !present) addButton.current?.focus();
    isRemoving.current = false;
  }, [present]);
  const add = intl.formatMessage({ id: 'company.add' });
  const edit = intl.formatMessage({ id: 'company.edit' }, { name: present?.name ?? '' });
  const choose = (id: number | undefined, company: Company | undefined) => {
    onFill(company, present);
    onChoose(id);
  };
  const remove = (company: Company) => {
    const { id } = company;
    const wasChosen = chosen?.id === id;
    setOpen(undefined);
    isRemoving.current = true;
    if (wasChosen) onChoose(undefined);
    void removeCompany(company, () => {
      if (wasChosen) onChoose(id);
    });
  };
  return (
    <Stack gap={8}>
      {present ? (
        <Select
          label={intl.formatMessage({ id: 'company.label' })}
          {...field}
          value={chosen ? String(chosen.id) : first}
          onValueChange={(value) => {
            const company = companies.find(({ id }) => String(id) === value);
            choose(company?.id, company ?? companies[0]);
          }}
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
        <Button ref={addButton} size="small" icon={<PlusIcon />} onClick={() => setOpen('add')}>
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
          onSaved={(company) => {
            setOpen(undefined);
            choose(company.id, company);
          }}
          onRemove={remove}
        />
      </Sheet>
    </Stack>
  );
}
