import { bounds } from '@constella/api-client';
import { Field, FormSection, useOptions, type FieldOf, type InputProps } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { RadioCards, Select, TextArea, TextField } from '@constella/ui';

import { contentTypeOptions, toneOptions, useLengthOptions, type WritingValues } from './options';

const WritingField: FieldOf<WritingValues> = Field;

interface LongTextProps {
  input: InputProps<string>;
  rows: number;
  max: number;
}

/** Several lines, with a count once more than half of the room is taken. */
function LongText({ input, rows, max }: LongTextProps) {
  const intl = useIntl();
  // As the rules count: an emoji of two halves is one.
  const count = Array.from(input.value).length;
  return (
    <TextArea
      {...input}
      rows={rows}
      counter={count * 2 > max && intl.formatMessage({ id: 'writing.form.count' }, { count, max })}
    />
  );
}

/** What is written, for whom, how, and from what. */
export function WritingFields() {
  const intl = useIntl();
  const types = useOptions(contentTypeOptions);
  const tones = useOptions(toneOptions);
  const lengths = useLengthOptions();
  const hintOf = (options: readonly { value: string; description?: string }[], value: string) =>
    options.find((option) => option.value === value)?.description;
  return (
    <>
      <FormSection title={intl.formatMessage({ id: 'writing.form.text' })}>
        <WritingField name="contentType" label="writing.form.contentType">
          {(_input, choice) => (
            <Select {...choice} options={types} description={hintOf(types, choice.value)} />
          )}
        </WritingField>
        <WritingField
          name="audience"
          label="writing.form.audience"
          description="writing.form.audience.hint"
        >
          {(input) => <TextField {...input} autoComplete="off" />}
        </WritingField>
        <WritingField
          name="purpose"
          label="writing.form.purpose"
          description="writing.form.purpose.hint"
        >
          {(input) => <LongText input={input} rows={2} max={bounds.purpose.max} />}
        </WritingField>
        <WritingField
          name="keyPoints"
          label="writing.form.keyPoints"
          description="writing.form.keyPoints.hint"
        >
          {(input) => <LongText input={input} rows={5} max={bounds.longText.max} />}
        </WritingField>
      </FormSection>
      <FormSection title={intl.formatMessage({ id: 'writing.form.style' })}>
        <WritingField name="tone" label="writing.form.tone">
          {(_input, choice) => (
            <Select {...choice} options={tones} description={hintOf(tones, choice.value)} />
          )}
        </WritingField>
        <WritingField name="length" label="writing.form.length">
          {(_input, choice) => <RadioCards {...choice} options={lengths} columns={1} />}
        </WritingField>
      </FormSection>
      <FormSection title={intl.formatMessage({ id: 'writing.form.material' })}>
        <WritingField
          name="examples"
          label="writing.form.examples"
          description="writing.form.examples.hint"
          optional
        >
          {(input) => <LongText input={input} rows={3} max={bounds.longText.max} />}
        </WritingField>
        <WritingField
          name="brandGuidelines"
          label="writing.form.brandGuidelines"
          description="writing.form.brandGuidelines.hint"
          optional
        >
          {(input) => <LongText input={input} rows={3} max={bounds.longText.max} />}
        </WritingField>
        <WritingField
          name="notes"
          label="writing.form.notes"
          description="writing.form.notes.hint"
          optional
        >
          {(input) => <LongText input={input} rows={2} max={bounds.longText.max} />}
        </WritingField>
      </FormSection>
    </>
  );
}
