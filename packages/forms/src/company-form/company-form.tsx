'use client';

import { companyBodySchema } from '@constella/api-client/contract';
import { Button, Inline, Stack, Text } from '@constella/ui';
import { useId, useMemo } from 'react';

import { EditConflictNotice } from '../edit-conflict/edit-conflict-notice.js';
import { useEditConflict } from '../edit-conflict/use-edit-conflict.js';
import { useFormText } from '../field/form-text.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import type { FormOption } from '../field/use-options.js';
import { FormOf } from '../form-of/form-of.js';
import { defineLayout } from '../form-of/layout.js';
import type { FormValues } from '../form-of/layout-types.js';
import type { Company, CompanySource } from '../company-field/company-source.js';
import { useSizes } from '../company-field/size-options.js';

/** The layout of {@link CompanyForm}, with the sizes there are to choose. */
export const companyLayout = (sizes: readonly FormOption<string>[]) =>
  defineLayout(companyBodySchema, {
    labels: 'company',
    sections: [
      {
        fields: [
          { name: 'name', hint: false, autoComplete: 'organization' },
          { name: 'industry', hint: false },
          { name: 'size', hint: false, control: 'select', options: sizes },
          'regions',
          { name: 'operatingJurisdictions', label: 'company.jurisdictions' },
          { name: 'complianceLevel', label: 'company.level' },
        ],
      },
    ],
  });

/** The fields of a company's profile. */
export type CompanyValues = FormValues<typeof companyBodySchema>;

/** A company before anything is typed. */
export const companyDefaults: CompanyValues = { ...companyLayout([]).defaults, size: '50-249' };

const known = ({ complianceLevel, ...company }: Company): CompanyValues => ({
  name: company.name,
  industry: company.industry,
  size: company.size,
  regions: company.regions,
  operatingJurisdictions: company.operatingJurisdictions,
  complianceLevel: complianceLevel ?? '',
});

export interface CompanyFormProps {
  /** The one that is changed; a new one without. */
  company?: Company | undefined;
  source: Pick<CompanySource, 'onSave' | 'draftKey'>;
  onSaved: (company: Company) => void;
  onRemove: (company: Company) => void;
}

/** A company of the member's: what it does, how large it is, where it sells, whose law it keeps. */
export function CompanyForm({ company, source, onSaved, onRemove }: CompanyFormProps) {
  const say = useFormText();
  const goesAlong = useId();
  const conflict = useEditConflict(company);
  const { base } = conflict;
  const save = ({ complianceLevel, ...fields }: CompanyValues, from: Company | undefined) =>
    source.onSave({ ...fields, complianceLevel: complianceLevel || null }, from);
  const form = useConstellaForm({
    schema: companyBodySchema,
    defaults: companyDefaults,
    defaultValues: company && known(company),
    draftVersion: company?.revision,
    draftKey: source.draftKey && `${source.draftKey}.company.${company?.id ?? 'new'}`,
    failure: { title: 'company.failed', fallback: 'company.failedDetail' },
    onSubmit: (values) => conflict.save(values, async (base) => onSaved(await save(values, base))),
  });
  const ranges = useSizes();
  const layout = useMemo(() => {
    const sizes = ranges.map(({ value, range }): FormOption<string> => ({
      value,
      label: 'company.size.range',
      values: { range },
    }));
    const isOther = company && !ranges.some(({ value }) => value === company.size);
    const other = isOther ? [{ value: company.size, label: { text: company.size } }] : [];
    return companyLayout([...other, ...sizes]);
  }, [company, ranges]);
  return (
    <Form of={form} aria-label={say('company.label')}>
      <Stack gap={20}>
        <FormOf layout={layout} />
        <EditConflictNotice layout={layout} form={form} conflict={conflict} valuesOf={known} />
        <Inline justify={company ? 'between' : 'end'} gap={8}>
          {base && (
            <Button
              variant="dangerQuiet"
              aria-describedby={goesAlong}
              onClick={() => onRemove(base)}
            >
              {say('company.delete')}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={form.busy}>
            {say('company.save')}
          </Button>
        </Inline>
        {company && (
          <Text id={goesAlong} size={12} tone="muted">
            {say('company.deleteHint')}
          </Text>
        )}
      </Stack>
    </Form>
  );
}
