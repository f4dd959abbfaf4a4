import { riskCategories, type AssistantRequest, type RiskCategory } from '@constella/api-client';
import { Field, FormSection, useOptions, type FieldOf, type FormOption } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { CheckboxGroup, RadioCards, TextArea, TextField } from '@constella/ui';

import { CompanyField } from '../../records/companies/company-field';
import { appetiteOptions } from '../shared/risk/risk-options';

const RiskField = Field as FieldOf<Required<AssistantRequest<'risk-assessment'>>>;

const categoryOptions = riskCategories.map((value): FormOption<RiskCategory> => ({
  value,
  label: `risk.category.${value}`,
  description: `risk.category.${value}.hint`,
}));

/** What is looked at, what is known of it, and how it is judged. */
export function RiskAssessmentFields() {
  const intl = useIntl();
  const categories = useOptions(categoryOptions);
  const appetites = useOptions(appetiteOptions);
  return (
    <>
      <FormSection title={intl.formatMessage({ id: 'risk.form.subject' })}>
        <RiskField name="title" label="risk.title">
          {(input) => <TextField {...input} autoComplete="off" />}
        </RiskField>
        <RiskField name="scope" label="risk.scope" description="risk.scope.hint">
          {(input) => <TextArea {...input} rows={3} />}
        </RiskField>
        <RiskField name="categories" label="risk.categories">
          {(_input, choice) => <CheckboxGroup {...choice} options={categories} />}
        </RiskField>
        <CompanyField />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: 'risk.form.known' })}>
        <RiskField
          name="knownRisks"
          label="risk.knownRisks"
          description="risk.knownRisks.hint"
          optional
        >
          {(input) => <TextArea {...input} rows={4} />}
        </RiskField>
        <RiskField name="controls" label="risk.controls" description="risk.controls.hint" optional>
          {(input) => <TextArea {...input} rows={3} />}
        </RiskField>
      </FormSection>
      <FormSection title={intl.formatMessage({ id: 'risk.form.judged' })}>
        <RiskField name="appetite" label="risk.appetite">
          {(_input, choice) => <RadioCards {...choice} options={appetites} columns={1} />}
        </RiskField>
        <RiskField
          name="methodology"
          label="risk.methodology"
          description="risk.methodology.hint"
          optional
        >
          {(input) => <TextArea {...input} rows={2} />}
        </RiskField>
        <RiskField name="owner" label="risk.owner" optional>
          {(input) => <TextField {...input} autoComplete="off" />}
        </RiskField>
      </FormSection>
    </>
  );
}
