import type { ReactNode } from 'react';

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

const Field = ({ id, label, hint, error, children }: FieldProps) => (
  <div className="field">
    <label className="label" htmlFor={id}>
      {label}
    </label>
    {children}
    {error ? (
      <span id={`${id}-error`} className="error">
        {error}
      </span>
    ) : null}
    {hint ? <span className="hint">{hint}</span> : null}
  </div>
);

function Form() {
  const { register, errorOf, onSubmit, watch } = useAgentForm();
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {lines.map(({ name, label, hint }) => (
        <Field key={name} id={name} label={label} hint={hint} error={errorOf(name)}>
          <input
            id={name}
            {...register(name)}
            aria-invalid={errorOf(name) !== undefined}
            aria-describedby={`${name}-error`}
          />
        </Field>
      ))}
      <Field id="instructions" label="Instructions" error={errorOf('instructions')}>
        <textarea
          id="instructions"
          rows={5}
          {...register('instructions')}
          aria-invalid={errorOf('instructions') !== undefined}
          aria-describedby="instructions-error"
        />
      </Field>
      <Field id="model" label="Model" error={errorOf('model')}>
        <select id="model" {...register('model')} aria-describedby="model-error">
          <option value="">Choose</option>
          {models.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field
        id="temperature"
        label="Temperature"
        hint={`${watch('temperature')}`}
        error={errorOf('temperature')}
      >
        <input
          id="temperature"
          type="range"
          min={0}
          max={2}
          step={0.1}
          {...register('temperature', { valueAsNumber: true })}
        />
      </Field>
      <label className="choice">
        <input
          type="checkbox"
          role="switch"
          aria-checked={watch('streaming')}
          {...register('streaming')}
        />
        Stream the answer
      </label>
      <fieldset className="field" aria-describedby="capabilities-error">
        <legend className="label">Capabilities</legend>
        {capabilities.map(({ value, label }) => (
          <label key={value} className="choice">
            <input type="checkbox" value={value} {...register('capabilities')} />
            {label}
          </label>
        ))}
        <span id="capabilities-error" className="error">
          {errorOf('capabilities')}
        </span>
      </fieldset>
      <button type="submit" className="primary">
        Create agent
      </button>
    </form>
  );
}

start(
  <Provider>
    <Form />
  </Provider>,
);
