import { bounds, regulationStages, riskLevels, type AssistantRequest } from '@constella/api-client';
import { rowQueries, useApi } from '@constella/api-client/react';
import {
  Field,
  FormSection,
  useLongestEntry,
  useOptions,
  type FieldOf,
  type FormOption,
} from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { CheckboxGroup, DatePicker, Grid, Select, TagInput, TextArea } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { CompanyFills } from '../../records/companies/company-facts';
import { CompanyField } from '../../records/companies/company-field';
import { FromCompany } from '../../records/companies/from-company';

type Values = Required<Omit<AssistantRequest<'regulation-monitor'>, 'companyId'>>;
const RegulationField = Field as FieldOf<Values>;

const stages: readonly FormOption<Values['statuses'][number]>[] = regulationStages.map((value) => ({
  value,
  label: `regulation.stage.${value}`,
  description: `regulation.stageAbout.${value}`,
}));
const levels: readonly FormOption<Values['riskLevel']>[] = riskLevels.map((value) => ({
  value,
  label: `regulation.level.${value}`,
  description: `regulation.levelAbout.${value}`,
}));

/** What a chosen company's profile answers. */
const fills = {
  regions: 'jurisdictions',
  industries: 'industries',
} as const satisfies CompanyFills;

/** Places and industries of the stored regulations; none while they are on their way. */
function useStoredNames() {
  const { data } = useQuery(rowQueries.list(useApi(), 'regulations', { limit: 500 }));
  return useMemo(() => {
    const rows = data?.rows ?? [];
    const names = (all: readonly (string | null)[]) => [
      ...new Set(all.filter((name): name is string => Boolean(name))),
    ];
    return {
      regions: names(rows.map(({ jurisdiction }) => jurisdiction)),
      industries: names(rows.map(({ industry }) => industry)),
    };
  }, [data]);
}

/** What is watched, and for whom. */
export function RegulationFields() {
  const intl = useIntl();
  const stageOptions = useOptions(stages);
  const levelOptions = useOptions(levels);
  const stored = useStoredNames();
  const tooLong = useLongestEntry(bounds.shortText.max);
  return (
    <>
      <FormSection
        title={intl.formatMessage({ id: 'regulation.form.scope' })}
        description={intl.formatMessage({ id: 'regulation.form.scopeHint' })}
      >
        <FromCompany field="regions" fact={fills.regions} hint="regulation.field.regionsHint">
          {(description) => (
            <RegulationField
              name="regions"
              label="regulation.field.regions"
              description={description}
              optional
            >
              {(_input, choice) => (
                <TagInput
                  {...choice}
                  suggestions={stored.regions}
                  max={bounds.regulationNames.max}
                  validate={tooLong}
                />
              )}
            </RegulationField>
          )}
        </FromCompany>
        <FromCompany
          field="industries"
          fact={fills.industries}
          hint="regulation.field.industriesHint"
        >
          {(description) => (
            <RegulationField
              name="industries"
              label="regulation.field.industries"
              description={description}
              optional
            >
              {(_input, choice) => (
                <TagInput
                  {...choice}
                  suggestions={stored.industries}
                  max={bounds.regulationNames.max}
                  validate={tooLong}
                />
              )}
            </RegulationField>
          )}
        </FromCompany>
      </FormSection>
      <FormSection title={intl.formatMessage({ id: 'regulation.form.filters' })}>
        <RegulationField name="riskLevel" label="regulation.field.riskLevel">
          {(_input, choice) => <Select {...choice} options={levelOptions} />}
        </RegulationField>
        <Grid gap={12}>
          <RegulationField name="effectiveFrom" label="regulation.field.effectiveFrom" optional>
            {(_input, choice) => <DatePicker {...choice} />}
          </RegulationField>
          <RegulationField name="effectiveUntil" label="regulation.field.effectiveUntil" optional>
            {(_input, choice) => <DatePicker {...choice} />}
          </RegulationField>
        </Grid>
        <RegulationField name="statuses" label="regulation.field.statuses" optional>
          {(_input, choice) => <CheckboxGroup {...choice} columns={2} options={stageOptions} />}
        </RegulationField>
      </FormSection>
      <FormSection title={intl.formatMessage({ id: 'regulation.form.company' })}>
        <CompanyField fills={fills} />
        <RegulationField
          name="businessUnits"
          label="regulation.field.units"
          description="regulation.field.unitsHint"
          optional
        >
          {(input) => <TextArea {...input} rows={4} />}
        </RegulationField>
      </FormSection>
    </>
  );
}
