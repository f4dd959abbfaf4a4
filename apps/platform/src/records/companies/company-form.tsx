import { bounds, companySizes } from '@constella/api-client';
import { companyBodySchema } from '@constella/api-client/contract';
import { rowMutations, useApi } from '@constella/api-client/react';
import {
  Field,
  Form,
  FormNotice,
  useConstellaForm,
  useLongestEntry,
  type FieldOf,
} from '@constella/forms';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Button, Inline, Select, Stack, TagInput, Text, TextField, useToast } from '@constella/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { z } from 'zod';

import { useSession } from '../../base/session';
import { sizeRange } from './size-range';
import type { Company } from './use-companies';

type Values = Required<z.input<typeof companyBodySchema>>;

const CompanyText = Field as FieldOf<Values>;

const defaults: Values = {
  name: '',
  industry: '',
  size: '50-249',
  regions: [],
  operatingJurisdictions: [],
  complianceLevel: '',
};

interface CompanyFormProps {
  /** The one that is changed; a new one without. */
  company: Company | undefined;
  onSaved: (company: Company) => void;
  onRemove: (company: Company) => void;
}

const known = ({ complianceLevel, ...company }: Company): Partial<Values> => ({
  name: company.name,
  industry: company.industry,
  size: company.size,
  regions: company.regions,
  operatingJurisdictions: company.operatingJurisdictions,
  complianceLevel: complianceLevel ?? '',
});

/** A company of the member's: what it does, how large it is, where it sells, whose law it keeps. */
export function CompanyForm({ company, onSaved, onRemove }: CompanyFormProps) {
  const intl = useIntl();
  const tooLong = useLongestEntry(bounds.shortText.max);
  const formats = useFormats();
  const { user } = useSession();
  const { toast } = useToast();
  const api = useApi();
  const queryClient = useQueryClient();
  const goesAlong = useId();
  const form = useConstellaForm({
    schema: companyBodySchema,
    defaults,
    defaultValues: company && known(company),
    draftKey: user ? `${user.id}.company.${company?.id ?? 'new'}` : undefined,
    failure: { title: 'company.failed', fallback: 'company.failedDetail' },
    onSubmit: async ({ complianceLevel, ...fields }) => {
      const body = { ...fields, complianceLevel: complianceLevel || null };
      const saved = company
        ? await rowMutations.update(api, queryClient, 'company_profiles').mutationFn({
            id: company.id,
            revision: company.revision,
            changes: body,
          })
        : await rowMutations.create(api, queryClient, 'company_profiles').mutationFn(body);
      toast({
        tone: 'success',
        title: intl.formatMessage({ id: 'company.saved' }, { name: saved.name }),
      });
      onSaved(saved);
    },
  });
  const ranges: { value: string; label: string }[] = companySizes.map((value) => ({
    value,
    label: intl.formatMessage({ id: 'company.size.range' }, { range: sizeRange(value, formats) }),
  }));
  const isOther = company && !ranges.some(({ value }) => value === company.size);
  const sizes = isOther ? [{ value: company.size, label: company.size }, ...ranges] : ranges;
  return (
    <Form of={form} aria-label={intl.formatMessage({ id: 'company.label' })}>
      <Stack gap={20}>
        <CompanyText name="name" label="company.name">
          {(input) => <TextField {...input} autoComplete="organization" />}
        </CompanyText>
        <CompanyText name="industry" label="company.industry">
          {(input) => <TextField {...input} autoComplete="off" />}
        </CompanyText>
        <CompanyText name="size" label="company.size">
          {(_input, choice) => <Select {...choice} options={sizes} />}
        </CompanyText>
        <CompanyText
          name="regions"
          label="company.regions"
          description="company.regions.hint"
          optional
        >
          {(_input, choice) => (
            <TagInput {...choice} max={bounds.regulationNames.max} validate={tooLong} />
          )}
        </CompanyText>
        <CompanyText
          name="operatingJurisdictions"
          label="company.jurisdictions"
          description="company.jurisdictions.hint"
          optional
        >
          {(_input, choice) => (
            <TagInput {...choice} max={bounds.regulationNames.max} validate={tooLong} />
          )}
        </CompanyText>
        <CompanyText
          name="complianceLevel"
          label="company.level"
          description="company.level.hint"
          optional
        >
          {(input) => <TextField {...input} autoComplete="off" />}
        </CompanyText>
        <FormNotice notice={form.notice} />
        <Inline justify={company ? 'between' : 'end'} gap={8}>
          {company && (
            <Button
              variant="dangerQuiet"
              aria-describedby={goesAlong}
              onClick={() => onRemove(company)}
            >
              {intl.formatMessage({ id: 'company.delete' })}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={form.busy}>
            {intl.formatMessage({ id: 'company.save' })}
          </Button>
        </Inline>
        {company && (
          <Text id={goesAlong} size={12} tone="muted">
            {intl.formatMessage({ id: 'company.deleteHint' })}
          </Text>
        )}
      </Stack>
    </Form>
  );
}
