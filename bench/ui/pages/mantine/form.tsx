import {
  Button,
  Checkbox,
  Input,
  Select,
  Slider,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { Controller } from 'react-hook-form';

import { lines, useAgentForm } from '../agent-form.js';
import { capabilities, models } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

function Form() {
  const { control, register, errorOf, onSubmit } = useAgentForm();
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {lines.map(({ name, label, hint }) => (
        <TextInput
          key={name}
          label={label}
          description={hint}
          error={errorOf(name)}
          {...register(name)}
        />
      ))}
      <Textarea
        label="Instructions"
        rows={5}
        error={errorOf('instructions')}
        {...register('instructions')}
      />
      <Controller
        control={control}
        name="model"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Select
            ref={ref}
            label="Model"
            placeholder="Choose"
            data={models}
            error={errorOf('model')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="temperature"
        render={({ field: { value, onChange, onBlur } }) => (
          <Input.Wrapper label="Temperature" description={`${value}`}>
            <Slider min={0} max={2} step={0.1} value={value} onChange={onChange} onBlur={onBlur} />
          </Input.Wrapper>
        )}
      />
      <Controller
        control={control}
        name="streaming"
        render={({ field: { value, onChange, onBlur } }) => (
          <Switch
            label="Stream the answer"
            checked={value}
            onChange={(event) => onChange(event.currentTarget.checked)}
            onBlur={onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="capabilities"
        render={({ field: { value, onChange } }) => (
          <Checkbox.Group
            label="Capabilities"
            error={errorOf('capabilities')}
            value={value}
            onChange={onChange}
          >
            <Stack gap="xs">
              {capabilities.map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </Stack>
          </Checkbox.Group>
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
