import { bounds, type AssistantRequest } from '@constella/api-client';
import { Field, FormSection, useLongestEntry, useOptions, type FieldOf } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { CheckboxGroup, RadioCards, TagInput, TextArea, TextField } from '@constella/ui';

import { formatOptions, methodOptions, sourceOptions, typeOptions } from './options';

const DecisionField = Field as FieldOf<Required<AssistantRequest<'decision'>>>;

/** What is to be decided, between what, and how it is looked at. */
export function DecisionFields() {
  return (
    <>
      <ProblemSection />
      <ChoicesSection />
      <AnalysisSection />
      <ReportSection />
    </>
  );
}

function ProblemSection() {
  const intl = useIntl();
  const types = useOptions(typeOptions);
  return (
    <FormSection title={intl.formatMessage({ id: 'decision.form.problem' })}>
      <DecisionField name="title" label="decision.title">
        {(input) => <TextField {...input} autoComplete="off" />}
      </DecisionField>
      <DecisionField
        name="description"
        label="decision.description"
        description="decision.description.hint"
      >
        {(input) => <TextArea {...input} rows={5} />}
      </DecisionField>
      <DecisionField name="type" label="decision.type">
        {(_input, choice) => <RadioCards {...choice} options={types} columns={1} />}
      </DecisionField>
    </FormSection>
  );
}

function ChoicesSection() {
  const intl = useIntl();
  const tooLong = useLongestEntry(bounds.decisionName.max);
  return (
    <FormSection title={intl.formatMessage({ id: 'decision.form.choices' })}>
      <DecisionField
        name="options"
        label="decision.options"
        description="decision.options.hint"
        optional
      >
        {(_input, choice) => (
          <TagInput {...choice} max={bounds.decisionNames.max} validate={tooLong} />
        )}
      </DecisionField>
      <DecisionField
        name="criteria"
        label="decision.criteria"
        description="decision.criteria.hint"
        optional
      >
        {(_input, choice) => (
          <TagInput {...choice} max={bounds.decisionNames.max} validate={tooLong} />
        )}
      </DecisionField>
    </FormSection>
  );
}

function AnalysisSection() {
  const intl = useIntl();
  const methods = useOptions(methodOptions);
  const sources = useOptions(sourceOptions);
  return (
    <FormSection title={intl.formatMessage({ id: 'decision.form.method' })}>
      <DecisionField name="methods" label="decision.methods" description="decision.methods.hint">
        {(_input, choice) => <CheckboxGroup {...choice} options={methods} />}
      </DecisionField>
      <DecisionField name="dataSources" label="decision.sources" optional>
        {(_input, choice) => <CheckboxGroup {...choice} options={sources} />}
      </DecisionField>
    </FormSection>
  );
}

function ReportSection() {
  const intl = useIntl();
  const formats = useOptions(formatOptions);
  return (
    <FormSection title={intl.formatMessage({ id: 'decision.form.report' })}>
      <DecisionField name="reportFormat" label="decision.format">
        {(_input, choice) => <RadioCards {...choice} options={formats} columns={1} />}
      </DecisionField>
      <DecisionField name="notes" label="decision.notes" description="decision.notes.hint" optional>
        {(input) => <TextArea {...input} rows={3} />}
      </DecisionField>
    </FormSection>
  );
}
