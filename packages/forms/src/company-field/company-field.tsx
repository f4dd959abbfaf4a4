'use client';

import { useFormats } from '@constella/i18n/react';
import { Button, Inline, PencilIcon, PlusIcon, Select, Sheet, Stack } from '@constella/ui';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import type { ChoiceProps } from '../field/field.js';
import { useFormText } from '../field/form-text.js';
import { useLayout } from '../form-of/sources.js';
import { filledIn, fillsOf } from './company-facts.js';
import { CompanyForm } from '../company-form/company-form.js';
import type { Company, CompanySource } from './company-source.js';

type CompanyChoice = ChoiceProps<number | undefined>;

/** The company a result is stored for, and the form of a new one or of the chosen one. */
export function CompanyField({ value, onValueChange, ...field }: CompanyChoice) {
  const { list } = useFormats();
  const { layout, companies: source } = useLayout();
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  if (!source) return null;
  const fill = (company: Company | undefined, former: Company | undefined) => {
    if (!company) return;
    const fills = fillsOf(layout);
    const filled = filledIn({ fills, values: getValues(), company, former, say: list });
    for (const [name, known] of Object.entries(filled))
      setValue(name, known, { shouldDirty: true, shouldValidate: known.length > 0 });
  };
  return (
    <Companies
      field={field}
      source={source}
      chosen={source.companies?.find(({ id }) => id === value)}
      onChoose={onValueChange}
      onFill={fill}
    />
  );
}

interface CompaniesProps {
  /** The props that join the control to the form. */
  field: Omit<CompanyChoice, 'value' | 'onValueChange'>;
  source: CompanySource;
  chosen: Company | undefined;
  onChoose: (id: number | undefined) => void;
  /** A company was chosen, in place of another. */
  onFill: (company: Company | undefined, former: Company | undefined) => void;
}

function Companies({ field, source, chosen, onChoose, onFill }: CompaniesProps) {
  const say = useFormText();
  const [open, setOpen] = useState<'add' | 'edit'>();
  const addButton = useRef<HTMLButtonElement>(null);
  const isRemoving = useRef(false);
  const { companies } = source;
  // The one a result goes to while none is named.
  const present = chosen ?? companies?.[0];
  useEffect(() => {
    // The button that opened the form went with the last company.
    if (isRemoving.current && !present) addButton.current?.focus();
    isRemoving.current = false;
  }, [present]);
  const add = say('company.add');
  const edit = say('company.edit', { name: present?.name ?? '' });
  const choose = (company: Company) => {
    onFill(company, present);
    onChoose(company.id);
  };
  const remove = (company: Company) => {
    const { id } = company;
    const wasChosen = chosen?.id === id;
    setOpen(undefined);
    isRemoving.current = true;
    if (wasChosen) onChoose(undefined);
    source.onRemove(company, () => {
      if (wasChosen) onChoose(id);
    });
  };
  return (
    <Stack gap={8}>
      {/* The same field while they are on their way, and where there are none: nothing below it moves. */}
      <Select
        {...field}
        {...(companies?.length === 0 && { description: say('company.none') })}
        disabled={!present}
        value={present ? String(present.id) : ''}
        onValueChange={(value) => {
          const company = companies?.find(({ id }) => String(id) === value);
          if (company) choose(company);
        }}
        options={(companies ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
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
          source={source}
          onSaved={(company) => {
            setOpen(undefined);
            choose(company);
          }}
          onRemove={remove}
        />
      </Sheet>
    </Stack>
  );
}

/** The field for a company in a layout. */
export const companyField = {
  name: 'companyId',
  label: 'company.label',
  hint: 'company.hint',
  optional: true,
  control: CompanyField,
} as const;
