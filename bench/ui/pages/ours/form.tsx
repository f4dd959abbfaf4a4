import {
  Button,
  CheckboxGroup,
  Select,
  SliderField,
  Switch,
  TextArea,
  TextField,
} from '@constella/ui';
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
        <TextField
          key={name}
          label={label}
          description={hint}
          error={errorOf(name)}
          {...register(name)}
        />
      ))}
      <TextArea
        label="Instructions"
        rows={5}
        error={errorOf('instructions')}
        {...register('instructions')}
      />
      <Controller
        control={control}
        name="model"
        render={({ field: { onChange, ...field } }) => (
          <Select
            label="Model"
            placeholder="Choose"
            options={models}
            error={errorOf('model')}
            onValueChange={onChange}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="temperature"
        render={({ field: { onChange, ...field } }) => (
          <SliderField
            label="Temperature"
            min={0}
            max={2}
            step={0.1}
            onValueChange={onChange}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="streaming"
        render={({ field: { value, onChange, ...field } }) => (
          <Switch label="Stream the answer" checked={value} onCheckedChange={onChange} {...field} />
        )}
      />
      <Controller
        control={control}
        name="capabilities"
        render={({ field: { onChange, ...field } }) => (
          <CheckboxGroup
            label="Capabilities"
            options={capabilities}
            error={errorOf('capabilities')}
            onValueChange={onChange}
            {...field}
          />
        )}
      />
      <div>
        <Button type="submit" variant="primary">
          Create agent
        </Button>
      </div>
    </form>
  );
}

start(
  <Provider>
    <Form />
  </Provider>,
);
