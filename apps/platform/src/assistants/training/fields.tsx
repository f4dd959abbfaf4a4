import { bounds } from '@constella/api-client';
import { Field, FormSection, useOptions, type FieldOf, type InputProps } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { RadioCards, Select, SliderField, Switch, TextArea, TextField } from '@constella/ui';

import type { CompanyFills } from '../../records/companies/company-facts';
import { CompanyField } from '../../records/companies/company-field';
import { FromCompany } from '../../records/companies/from-company';
import { LanguageSelect } from './language-select';
import {
  difficultyOptions,
  formatOptions,
  interactivityOptions,
  type TrainingValues,
} from './options';

const TrainingField: FieldOf<TrainingValues> = Field;

/** Several lines, with a count once more than half of the room is taken. */
function LongText({ input, rows }: { input: InputProps<string>; rows: number }) {
  const intl = useIntl();
  const { max } = bounds.longText;
  // As the rules count: an emoji of two halves is one.
  const count = Array.from(input.value).length;
  return (
    <TextArea
      {...input}
      rows={rows}
      counter={count * 2 > max && intl.formatMessage({ id: 'training.form.count' }, { count, max })}
    />
  );
}

/** What is taught. */
function SubjectSection() {
  const intl = useIntl();
  return (
    <FormSection title={intl.formatMessage({ id: 'training.form.subject' })}>
      <TrainingField
        name="topic"
        label="training.form.topic"
        description="training.form.topic.hint"
      >
        {(input) => <TextField {...input} autoComplete="off" />}
      </TrainingField>
      <TrainingField
        name="audience"
        label="training.form.audience"
        description="training.form.audience.hint"
      >
        {(input) => <TextField {...input} autoComplete="off" />}
      </TrainingField>
      <TrainingField
        name="material"
        label="training.form.material"
        description="training.form.material.hint"
        optional
      >
        {(input) => <LongText input={input} rows={5} />}
      </TrainingField>
    </FormSection>
  );
}

/** How it is taught, and how long it takes. */
function ShapeSection() {
  const intl = useIntl();
  const formats = useOptions(formatOptions);
  const difficulties = useOptions(difficultyOptions);
  const levels = useOptions(interactivityOptions);
  const minutes = (value: number) =>
    intl.formatMessage({ id: 'training.minutes' }, { minutes: value });
  return (
    <FormSection title={intl.formatMessage({ id: 'training.form.shape' })}>
      <TrainingField name="format" label="training.form.format">
        {(_input, choice) => (
          <Select
            {...choice}
            options={formats}
            description={formats.find(({ value }) => value === choice.value)?.description}
          />
        )}
      </TrainingField>
      <TrainingField name="difficulty" label="training.form.difficulty">
        {(_input, choice) => <RadioCards {...choice} options={difficulties} columns={1} />}
      </TrainingField>
      <TrainingField name="interactivity" label="training.form.interactivity">
        {(_input, choice) => <RadioCards {...choice} options={levels} columns={1} />}
      </TrainingField>
      <TrainingField
        name="duration"
        label="training.form.duration"
        description="training.form.duration.hint"
      >
        {(_input, choice) => (
          <SliderField
            {...choice}
            {...bounds.trainingMinutes}
            format={minutes}
            inputStep={1}
            minLabel={minutes(bounds.trainingMinutes.min)}
            maxLabel={minutes(bounds.trainingMinutes.max)}
          />
        )}
      </TrainingField>
      <TrainingField
        name="includeAssessment"
        label="training.form.assessment"
        description="training.form.assessment.hint"
      >
        {(_input, { value, onValueChange, error: _error, optional: _optional, ...field }) => (
          <Switch {...field} checked={value} onCheckedChange={onValueChange} />
        )}
      </TrainingField>
    </FormSection>
  );
}

/** What a chosen company's profile answers. */
const fills = { jurisdiction: 'jurisdiction' } as const satisfies CompanyFills;

/** What a training needs to be stored, found and taken by everybody. */
function DetailsSection() {
  const intl = useIntl();
  return (
    <FormSection title={intl.formatMessage({ id: 'training.form.details' })}>
      <TrainingField
        name="title"
        label="training.form.title"
        description="training.form.title.hint"
        optional
      >
        {(input) => <TextField {...input} autoComplete="off" />}
      </TrainingField>
      <TrainingField name="language" label="training.form.language">
        {(_input, choice) => <LanguageSelect {...choice} />}
      </TrainingField>
      <FromCompany
        field="jurisdiction"
        fact={fills.jurisdiction}
        hint="training.form.jurisdiction.hint"
      >
        {(description) => (
          <TrainingField
            name="jurisdiction"
            label="training.form.jurisdiction"
            description={description}
            optional
          >
            {(input) => <TextField {...input} autoComplete="off" />}
          </TrainingField>
        )}
      </FromCompany>
      <CompanyField fills={fills} />
      <TrainingField
        name="accessibility"
        label="training.form.accessibility"
        description="training.form.accessibility.hint"
        optional
      >
        {(input) => <LongText input={input} rows={2} />}
      </TrainingField>
    </FormSection>
  );
}

/** What is taught, to whom, and how. */
export function TrainingFields() {
  return (
    <>
      <SubjectSection />
      <ShapeSection />
      <DetailsSection />
    </>
  );
}
