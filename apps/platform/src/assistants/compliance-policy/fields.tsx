import { companySizes, policyIntegrations, type AssistantRequest } from '@constella/api-client';
import { Field, FormSection, useOptions, type FieldOf } from '@constella/forms';
import { useFormats, useIntl } from '@constella/i18n/react';
import { CheckboxGroup, Select, TextArea, TextField } from '@constella/ui';

import { CompanyField } from '../../companies/company-field';
import { sizeRange } from '../../companies/size-range';
import { domainOptions } from '../../compliance/domain-options';

const PolicyField = Field as FieldOf<Required<AssistantRequest<'compliance-policy'>>>;

/** What is to be regulated, under whose law, and how people come to know it. */
export function CompliancePolicyFields() {
  const intl = useIntl();
  const formats = useFormats();
  const domains = useOptions(domainOptions);
  const sizes = companySizes.map((value) => ({
    value,
    label: intl.formatMessage({ id: 'compliance.size' }, { range: sizeRange(value, formats) }),
  }));
  const integrations = policyIntegrations.map((value) => ({
    value,
    label: intl.formatMessage({ id: `compliance.integration.${value}` }),
  }));
  return (
    <>
      <FormSection title={intl.formatMessage({ id: 'compliance.form.policy' })}>
        <PolicyField name="policyType" label="compliance.policyType">
          {(_input, choice) => <Select {...choice} options={domains} />}
        </PolicyField>
        <PolicyField name="jurisdiction" label="compliance.jurisdiction">
          {(input) => <TextField {...input} autoComplete="off" />}
        </PolicyField>
        <PolicyField
          name="industryRequirements"
          label="compliance.industryRequirements"
          description="compliance.lines.hint"
          optional
        >
          {(input) => <TextArea {...input} rows={4} />}
        </PolicyField>
        <PolicyField
          name="additionalRequirements"
          label="compliance.additionalRequirements"
          description="compliance.lines.hint"
          optional
        >
          {(input) => <TextArea {...input} rows={3} />}
        </PolicyField>
      </FormSection>
      <FormSection title={intl.formatMessage({ id: 'compliance.form.introduction' })}>
        <CompanyField />
        <PolicyField name="companySize" label="compliance.companySize">
          {(_input, choice) => <Select {...choice} options={sizes} />}
        </PolicyField>
        <PolicyField name="integrations" label="compliance.integrations" optional>
          {(_input, choice) => <CheckboxGroup {...choice} options={integrations} />}
        </PolicyField>
      </FormSection>
    </>
  );
}
