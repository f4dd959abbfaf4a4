import { Button, Checkbox, Form as AntForm, Input, Select, Slider, Switch } from 'antd';
import { Controller } from 'react-hook-form';

import { lines, useAgentForm } from '../agent-form.js';
import { capabilities, models } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const { Item } = AntForm;

const state = (error: string | undefined) =>
  ({ validateStatus: error ? 'error' : '', help: error }) as const;

function Form() {
  const { control, errorOf, onSubmit } = useAgentForm();
  return (
    <AntForm component={false} layout="vertical">
      <form className="form" noValidate onSubmit={onSubmit}>
        {lines.map(({ name, label, hint }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <Item label={label} htmlFor={name} extra={hint} {...state(errorOf(name))}>
                <Input id={name} {...field} />
              </Item>
            )}
          />
        ))}
        <Controller
          control={control}
          name="instructions"
          render={({ field }) => (
            <Item label="Instructions" htmlFor="instructions" {...state(errorOf('instructions'))}>
              <Input.TextArea id="instructions" rows={5} {...field} />
            </Item>
          )}
        />
        <Controller
          control={control}
          name="model"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <Item label="Model" htmlFor="model" {...state(errorOf('model'))}>
              <Select
                id="model"
                ref={ref as never}
                placeholder="Choose"
                options={models}
                value={value || undefined}
                onChange={onChange}
                onBlur={onBlur}
              />
            </Item>
          )}
        />
        <Controller
          control={control}
          name="temperature"
          render={({ field: { value, onChange, onBlur } }) => (
            <Item label="Temperature" extra={`${value}`}>
              <Slider
                min={0}
                max={2}
                step={0.1}
                value={value}
                onChange={onChange}
                onChangeComplete={onBlur}
              />
            </Item>
          )}
        />
        <Controller
          control={control}
          name="streaming"
          render={({ field: { value, onChange } }) => (
            <Item label="Stream the answer" htmlFor="streaming">
              <Switch id="streaming" checked={value} onChange={onChange} />
            </Item>
          )}
        />
        <Controller
          control={control}
          name="capabilities"
          render={({ field: { value, onChange } }) => (
            <Item label="Capabilities" {...state(errorOf('capabilities'))}>
              <Checkbox.Group options={capabilities} value={value} onChange={onChange} />
            </Item>
          )}
        />
        <Button htmlType="submit" type="primary">
          Create agent
        </Button>
      </form>
    </AntForm>
  );
}

start(
  <Provider>
    <Form />
  </Provider>,
);
