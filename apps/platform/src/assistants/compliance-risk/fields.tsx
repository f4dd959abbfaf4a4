import { bounds, type AssistantRequest } from '@constella/api-client';
import { Field, FormSection, useLongestEntry, useOptions, type FieldOf } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { CheckboxGroup, RadioCards, TagInput, TextArea, TextField } from '@constella/ui';

import type { CompanyFills } from '../../records/companies/company-facts';
import { CompanyField } from '../../records/companies/company-field';
import { FromCompany } from '../../records/companies/from-company';
import { domainOptions } from '../shared/compliance/domain-options';
import { appetiteOptions } from '../shared/risk/risk-options';

const ComplianceField = Field as FieldOf<Required<AssistantRequest<'compliance-risk'>>>;

/** What a chosen company's profile answers. */
const fills = { industry: 'industry', regions: 'regions' } as const satisfies CompanyFills;

/** What the company does and where, and which rules are looked at. */
export function ComplianceRiskFields() {
  const intl = useIntl();
  const domains = useOptions(domainOptions);
  const appetites = useOptions(appetiteOptions);
  const tooLong = useLongestEntry(bounds.shortText.max);
  return (
    <>
      <FormSection title={intl.formatMessage({ id: 'compliance.form.company' })}>
        <CompanyField fills={fills} />
        <FromCompany field="industry" fact={fills.industry}>
          {(description) => (
            <ComplianceField name="industry" label="compliance.industry" description={description}>
              {(input) => <TextField {...input} autoComplete="off" />}
            </ComplianceField>
          )}
        </FromCompany>
        <FromCompany field="regions" fact={fills.regions} hint="compliance.regions.hint">
          {(description) => (
            <ComplianceField name="regions" label="compliance.regions" description={description}>
              {(_input, choice) => <TagInput {...choice} validate={tooLong} />}
            </ComplianceField>
          )}
        </FromCompany>
        <ComplianceField
          name="activities"
          label="compliance.activities"
          description="compliance.lines.hint"
        >
          {(input) => <TextArea {...input} rows={4} />}
        </ComplianceField>
      </FormSection>
      <FormSection title={intl.formatMessage({ id: 'compliance.form.rules' })}>
        <ComplianceField name="domains" label="compliance.domains">
          {(_input, choice) => <CheckboxGroup {...choice} options={domains} />}
        </ComplianceField>
        <ComplianceField
          name="previousIssues"
          label="compliance.previousIssues"
          description="compliance.previousIssues.hint"
          optional
        >
          {(input) => <TextArea {...input} rows={3} />}
        </ComplianceField>
        <ComplianceField name="appetite" label="risk.appetite">
          {(_input, choice) => <RadioCards {...choice} options={appetites} columns={1} />}
        </ComplianceField>
      </FormSection>
    </>
  );
}
