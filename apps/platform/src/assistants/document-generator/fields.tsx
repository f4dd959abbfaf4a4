import {
  bounds,
  legalDocumentTypes,
  standardClauses,
  type AssistantRequest,
} from '@constella/api-client';
import {
  Field,
  FormSection,
  useLongestEntry,
  useOptions,
  type FieldOf,
  type FormOption,
} from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import {
  CheckboxGroup,
  DatePicker,
  Grid,
  RadioCards,
  TagInput,
  TextArea,
  TextField,
} from '@constella/ui';

import type { CompanyFills } from '../../records/companies/company-facts';
import { CompanyField } from '../../records/companies/company-field';
import { FromCompany } from '../../records/companies/from-company';

type Values = Required<Omit<AssistantRequest<'document-generator'>, 'companyId'>>;
const DocumentField = Field as FieldOf<Values>;

const types: readonly FormOption<Values['documentType']>[] = legalDocumentTypes.map((value) => ({
  value,
  label: `documents.type.${value}`,
  description: `documents.typeAbout.${value}`,
}));
const clauses: readonly FormOption<Values['standardClauses'][number]>[] = standardClauses.map(
  (value) => ({
    value,
    label: `documents.clause.${value}`,
    description: `documents.clauseAbout.${value}`,
  }),
);

/** What a chosen company's profile answers. */
const fills = { jurisdiction: 'homeJurisdiction' } as const satisfies CompanyFills;

/** What a document is made from. */
export function DocumentFields() {
  const intl = useIntl();
  const typeOptions = useOptions(types);
  const clauseOptions = useOptions(clauses);
  const tooLong = useLongestEntry(bounds.shortText.max);
  return (
    <>
      <FormSection title={intl.formatMessage({ id: 'documents.form.document' })}>
        <DocumentField name="documentType" label="documents.field.type">
          {(_input, choice) => <RadioCards {...choice} options={typeOptions} columns={1} />}
        </DocumentField>
        <DocumentField
          name="purpose"
          label="documents.field.purpose"
          description="documents.field.purposeHint"
        >
          {(input) => <TextArea {...input} rows={3} />}
        </DocumentField>
        <DocumentField
          name="title"
          label="documents.field.title"
          description="documents.field.titleHint"
          optional
        >
          {(input) => <TextField {...input} autoComplete="off" />}
        </DocumentField>
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: 'documents.form.sides' })}
        description={intl.formatMessage({ id: 'documents.form.sidesHint' })}
      >
        <DocumentField
          name="parties"
          label="documents.field.parties"
          description="documents.field.partiesHint"
          optional
        >
          {(_input, choice) => (
            <TagInput {...choice} max={bounds.legalParties.max} validate={tooLong} />
          )}
        </DocumentField>
        <FromCompany
          field="jurisdiction"
          fact={fills.jurisdiction}
          hint="documents.field.jurisdictionHint"
        >
          {(description) => (
            <DocumentField
              name="jurisdiction"
              label="documents.field.jurisdiction"
              description={description}
              optional
            >
              {(input) => <TextField {...input} autoComplete="off" />}
            </DocumentField>
          )}
        </FromCompany>
        <Grid gap={12}>
          <DocumentField name="effectiveDate" label="documents.field.effectiveDate" optional>
            {(_input, choice) => <DatePicker {...choice} />}
          </DocumentField>
          <DocumentField name="expirationDate" label="documents.field.expirationDate" optional>
            {(_input, choice) => <DatePicker {...choice} />}
          </DocumentField>
        </Grid>
        <CompanyField fills={fills} />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: 'documents.form.clauses' })}>
        <DocumentField name="standardClauses" label="documents.field.standard" optional>
          {(_input, choice) => <CheckboxGroup {...choice} options={clauseOptions} />}
        </DocumentField>
        <DocumentField
          name="clauses"
          label="documents.field.own"
          description="documents.field.ownHint"
          optional
        >
          {(input) => <TextArea {...input} rows={5} />}
        </DocumentField>
      </FormSection>
    </>
  );
}
