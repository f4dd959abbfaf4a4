import {
  Button,
  CheckboxGroup,
  Select,
  Slider,
  Switch,
  Text,
  TextArea,
  TextField,
} from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';

import { lines, useAgentForm } from '../agent-form.js';
import { capabilities, models } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  children: ReactNode;
}

// It has no field of its own: label, hint and error are put together from its text.
const Field = ({ id, label, hint, error, children }: FieldProps) => (
  <div className="lines">
    <Text as="label" size="2" weight="medium" htmlFor={id} id={`${id}-label`}>
      {label}
    </Text>
    {children}
    {error ? (
      <Text id={`${id}-error`} size="1" color="red">
        {error}
      </Text>
    ) : null}
    {hint ? (
      <Text size="1" color="gray">
        {hint}
      </Text>
    ) : null}
  </div>
);

function Form() {
  const { control, register, errorOf, onSubmit } = useAgentForm();
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {lines.map(({ name, label, hint }) => (
        <Field key={name} id={name} label={label} hint={hint} error={errorOf(name)}>
          <TextField.Root
            id={name}
            aria-invalid={errorOf(name) !== undefined}
            aria-describedby={`${name}-error`}
            {...register(name)}
          />
        </Field>
      ))}
      <Field id="instructions" label="Instructions" error={errorOf('instructions')}>
        <TextArea
          id="instructions"
          rows={5}
          aria-describedby="instructions-error"
          {...register('instructions')}
        />
      </Field>
      <Controller
        control={control}
        name="model"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Field id="model" label="Model" error={errorOf('model')}>
            <Select.Root value={value} onValueChange={onChange}>
              <Select.Trigger
                ref={ref}
                id="model"
                placeholder="Choose"
                aria-labelledby="model-label"
                aria-describedby="model-error"
                onBlur={onBlur}
              />
              <Select.Content>
                {models.map(({ value, label }) => (
                  <Select.Item key={value} value={value}>
                    {label}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select.Root>
          </Field>
        )}
      />
      <Controller
        control={control}
        name="temperature"
        render={({ field: { value, onChange, onBlur } }) => (
          <Field id="temperature" label="Temperature" error={undefined} hint={`${value}`}>
            <Slider
              min={0}
              max={2}
              step={0.1}
              value={[value]}
              onValueChange={([next]) => onChange(next)}
              onBlur={onBlur}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="streaming"
        render={({ field: { value, onChange, onBlur } }) => (
          <Text as="label" size="2">
            <Switch checked={value} onCheckedChange={onChange} onBlur={onBlur} /> Stream the answer
          </Text>
        )}
      />
      <Controller
        control={control}
        name="capabilities"
        render={({ field: { value, onChange } }) => (
          <Field id="capabilities" label="Capabilities" error={errorOf('capabilities')}>
            <CheckboxGroup.Root value={value} onValueChange={onChange}>
              {capabilities.map(({ value, label }) => (
                <CheckboxGroup.Item key={value} value={value}>
                  {label}
                </CheckboxGroup.Item>
              ))}
            </CheckboxGroup.Root>
          </Field>
        )}
      />
      <Button type="submit">Create agent</Button>
    </form>
  );
}

start(
  <Provider>
    <Form />
  </Provider>,
);
