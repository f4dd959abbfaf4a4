import { companySizes, policyIntegrations, type AssistantRequest } from '@constella/api-client';
import { Field, FormSection, useOptions, type FieldOf } from '@constella/forms';
import { useFormats, useIntl } from '@constella/i18n/react';
import { CheckboxGroup, Select, TextArea, TextField } from '@constella/ui';

import type { CompanyFills } from '../../records/companies/company-facts';
import { CompanyField } from '../../records/companies/company-field';
import { FromCompany } from '../../records/companies/from-company';
import { sizeRange } from '../../records/companies/size-range';
import { domainOptions } from '../shared/compliance/domain-options';

const PolicyField = Field as FieldOf<Required<AssistantRequest<'compliance-policy'>>>;

/** What a chosen company's profile answers. */
const fills = { jurisdiction: 'jurisdiction' } as const satisfies CompanyFills;

const sizeNames = {
  '1-9': 'micro',
  '10-49': 'small',
  '50-249': 'medium',
  '250-999': 'large',
  '1000+': 'corporate',
} as const satisfies Record<(typeof companySizes)[number], string>;

/** What is to be regulated, under whose law, and how people come to know it. */
export function CompliancePolicyFields() {
  const intl = useIntl();
  const formats = useFormats();
  const domains = useOptions(domainOptions);
  const sizes = companySizes.map((value) => ({
    value,
    label: intl.formatMessage({ id: 'compliance.size' }, { range: sizeRange(value, formats) }),
    description: intl.formatMessage({ id: `compliance.size.${sizeNames[value]}` }),
  }));
  const integrations = policyIntegrations.map((value) => ({
    value,
    label: intl.formatMessage({ id: `compliance.integration.${value}` }),
    description: intl.formatMessage({ id: `compliance.integration.${value}.hint` }),
  }));
  return (
    <>
      <FormSection title={intl.formatMessage({ id: 'compliance.form.policy' })}>
        <PolicyField name="policyType" label="compliance.policyType">
          {(_input, choice) => <Select {...choice} options={domains} />}
        </PolicyField>
        <FromCompany field="jurisdiction" fact={fills.jurisdiction}>
          {(description) => (
            <PolicyField
              name="jurisdiction"
              label="compliance.jurisdiction"
              description={description}
            >
              {(input) => <TextField {...input} autoComplete="off" />}
            </PolicyField>
          )}
        </FromCompany>
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
        <CompanyField fills={fills} />
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
