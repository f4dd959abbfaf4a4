'use client';

import type { MessageId } from '@constella/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { Field, type FieldOf } from '../field/field.js';
import { ModelPicker } from './model-picker.js';
import type { ModelSource } from './model-source.js';
import { useFirstModel } from './use-first-model.js';

export interface ModelFieldProps extends ModelSource {
  /** @default 'models.form.model.label' */
  label?: MessageId;
  /** Makes the preselected model the field's default. */
  adoptDefault: (name: 'model', value: string) => void;
}

const ModelValue = Field as FieldOf<{ model: string }>;

/**
 * The model picker of every form: grouped by provider, with the first model preselected when there
 * is none.
 */
export function ModelField({
  onModelChange,
  label = 'models.form.model.label',
  adoptDefault,
  ...catalogue
}: ModelFieldProps) {
  const { getValues } = useFormContext<{ model: string }>();
  const chosen = useWatch<{ model: string }, 'model'>({ name: 'model' });
  useFirstModel(catalogue.models, (first) => {
    if (getValues('model') === '') adoptDefault('model', first);
  });

  const report = useEffectEvent((model: string) => onModelChange?.(model));
  useEffect(() => {
    if (chosen !== '') report(chosen);
  }, [chosen]);

  return (
    <ModelValue name="model" label={label}>
      {(_input, choice) => <ModelPicker {...choice} {...catalogue} required />}
    </ModelValue>
  );
}
