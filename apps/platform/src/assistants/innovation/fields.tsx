import { bounds } from '@constella/api-client';
import { Field, FormSection, useOptions, type FieldOf, type InputProps } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { DatePicker, RadioCards, Select, SliderField, TextArea, TextField } from '@constella/ui';

import { methodOptions, typeOptions, type ChallengeValues } from './options';

const ChallengeField: FieldOf<ChallengeValues> = Field;

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
      counter={
        count * 2 > max && intl.formatMessage({ id: 'innovation.form.count' }, { count, max })
      }
    />
  );
}

/** A challenge, the method it is met by, what is known, and the time there is. */
export function InnovationFields() {
  return (
    <>
      <ChallengeSection />
      <MethodSection />
      <MaterialSection />
      <TimeSection />
    </>
  );
}

function ChallengeSection() {
  const intl = useIntl();
  const types = useOptions(typeOptions);
  return (
    <FormSection title={intl.formatMessage({ id: 'innovation.form.challenge' })}>
      <ChallengeField
        name="innovationArea"
        label="innovation.form.area"
        description="innovation.form.area.hint"
      >
        {(input) => <TextField {...input} autoComplete="off" />}
      </ChallengeField>
      <ChallengeField name="challengeType" label="innovation.form.type">
        {(_input, choice) => (
          <Select
            {...choice}
            options={types}
            description={types.find(({ value }) => value === choice.value)?.description}
          />
        )}
      </ChallengeField>
      <ChallengeField
        name="businessGoals"
        label="innovation.form.goals"
        description="innovation.form.goals.hint"
      >
        {(input) => <LongText input={input} rows={3} />}
      </ChallengeField>
      <ChallengeField
        name="targetUsers"
        label="innovation.form.users"
        description="innovation.form.users.hint"
      >
        {(input) => <LongText input={input} rows={2} />}
      </ChallengeField>
    </FormSection>
  );
}

function MethodSection() {
  const intl = useIntl();
  const methods = useOptions(methodOptions);
  return (
    <FormSection title={intl.formatMessage({ id: 'innovation.form.approach' })}>
      <ChallengeField name="method" label="innovation.form.method">
        {(_input, choice) => <RadioCards {...choice} options={methods} columns={1} />}
      </ChallengeField>
    </FormSection>
  );
}

function MaterialSection() {
  const intl = useIntl();
  return (
    <FormSection title={intl.formatMessage({ id: 'innovation.form.material' })}>
      <ChallengeField
        name="constraints"
        label="innovation.form.constraints"
        description="innovation.form.constraints.hint"
        optional
      >
        {(input) => <LongText input={input} rows={2} />}
      </ChallengeField>
      <ChallengeField
        name="existingSolutions"
        label="innovation.form.existing"
        description="innovation.form.existing.hint"
        optional
      >
        {(input) => <LongText input={input} rows={2} />}
      </ChallengeField>
      <ChallengeField
        name="inspirationSources"
        label="innovation.form.inspiration"
        description="innovation.form.inspiration.hint"
        optional
      >
        {(input) => <LongText input={input} rows={2} />}
      </ChallengeField>
    </FormSection>
  );
}

function TimeSection() {
  const intl = useIntl();
  const { min, max } = bounds.roadmapWeeks;
  const weeks = (value: number) => intl.formatMessage({ id: 'innovation.weeks' }, { weeks: value });
  return (
    <FormSection title={intl.formatMessage({ id: 'innovation.roadmap' })}>
      <ChallengeField
        name="weeks"
        label="innovation.form.weeks"
        description="innovation.form.weeks.hint"
      >
        {(_input, choice) => (
          <SliderField
            {...choice}
            {...bounds.roadmapWeeks}
            format={weeks}
            minLabel={weeks(min)}
            maxLabel={weeks(max)}
          />
        )}
      </ChallengeField>
      <ChallengeField
        name="start"
        label="innovation.form.start"
        description="innovation.form.start.hint"
        optional
      >
        {(_input, choice) => (
          <DatePicker
            {...choice}
            min={bounds.roadmapStart.firstDay}
            max={bounds.roadmapStart.lastDay}
          />
        )}
      </ChallengeField>
    </FormSection>
  );
}
