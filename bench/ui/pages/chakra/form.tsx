import {
  Button,
  Checkbox,
  CheckboxGroup,
  createListCollection,
  Field,
  Fieldset,
  Input,
  Portal,
  Select,
  Slider,
  Switch,
  Textarea,
} from '@chakra-ui/react';
import { Controller } from 'react-hook-form';

import { lines, useAgentForm } from '../agent-form.js';
import { capabilities, models } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const collection = createListCollection({ items: models });

function Form() {
  const { control, register, errorOf, onSubmit } = useAgentForm();
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {lines.map(({ name, label, hint }) => (
        <Field.Root key={name} invalid={errorOf(name) !== undefined}>
          <Field.Label>{label}</Field.Label>
          <Input {...register(name)} />
          <Field.ErrorText>{errorOf(name)}</Field.ErrorText>
          <Field.HelperText>{hint}</Field.HelperText>
        </Field.Root>
      ))}
      <Field.Root invalid={errorOf('instructions') !== undefined}>
        <Field.Label>Instructions</Field.Label>
        <Textarea rows={5} {...register('instructions')} />
        <Field.ErrorText>{errorOf('instructions')}</Field.ErrorText>
      </Field.Root>
      <Controller
        control={control}
        name="model"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Field.Root invalid={errorOf('model') !== undefined}>
            <Select.Root
              collection={collection}
              value={value ? [value] : []}
              onValueChange={({ value }) => onChange(value[0] ?? '')}
              onInteractOutside={onBlur}
            >
              <Select.HiddenSelect />
              <Select.Label>Model</Select.Label>
              <Select.Control>
                <Select.Trigger ref={ref}>
                  <Select.ValueText placeholder="Choose" />
                </Select.Trigger>
                <Select.IndicatorGroup>
                  <Select.Indicator />
                </Select.IndicatorGroup>
              </Select.Control>
              <Portal>
                <Select.Positioner>
                  <Select.Content>
                    {models.map((model) => (
                      <Select.Item key={model.value} item={model}>
                        {model.label}
                        <Select.ItemIndicator />
                      </Select.Item>
                    ))}
                  </Select.Content>
                </Select.Positioner>
              </Portal>
            </Select.Root>
            <Field.ErrorText>{errorOf('model')}</Field.ErrorText>
          </Field.Root>
        )}
      />
      <Controller
        control={control}
        name="temperature"
        render={({ field: { value, onChange, onBlur } }) => (
          <Slider.Root
            min={0}
            max={2}
            step={0.1}
            value={[value]}
            onValueChange={({ value }) => onChange(value[0])}
            onBlur={onBlur}
          >
            <Slider.Label>Temperature</Slider.Label>
            <Slider.ValueText />
            <Slider.Control>
              <Slider.Track>
                <Slider.Range />
              </Slider.Track>
              <Slider.Thumbs />
            </Slider.Control>
          </Slider.Root>
        )}
      />
      <Controller
        control={control}
        name="streaming"
        render={({ field: { value, onChange, onBlur } }) => (
          <Switch.Root
            checked={value}
            onCheckedChange={({ checked }) => onChange(checked)}
            onBlur={onBlur}
          >
            <Switch.HiddenInput />
            <Switch.Control />
            <Switch.Label>Stream the answer</Switch.Label>
          </Switch.Root>
        )}
      />
      <Controller
        control={control}
        name="capabilities"
        render={({ field: { value, onChange } }) => (
          <Fieldset.Root invalid={errorOf('capabilities') !== undefined}>
            <CheckboxGroup value={value} onValueChange={onChange}>
              <Fieldset.Legend>Capabilities</Fieldset.Legend>
              <Fieldset.Content>
                {capabilities.map(({ value, label }) => (
                  <Checkbox.Root key={value} value={value}>
                    <Checkbox.HiddenInput />
                    <Checkbox.Control />
                    <Checkbox.Label>{label}</Checkbox.Label>
                  </Checkbox.Root>
                ))}
              </Fieldset.Content>
            </CheckboxGroup>
            <Fieldset.ErrorText>{errorOf('capabilities')}</Fieldset.ErrorText>
          </Fieldset.Root>
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
