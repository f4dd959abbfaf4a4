'use client';

import type { Model } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { Field, type FieldOf } from '../field/field.js';
import { ModelPicker } from './model-picker.js';
import { useFirstModel } from './use-first-model.js';

/** What a model picker needs from its screen. */
export interface ModelSource {
  /** The catalogue, in the order the server gave it. */
  models: readonly Model[];
  /** @default false */
  modelsLoading?: boolean;
  /** The catalogue could not be loaded. @default false */
  modelsError?: boolean;
  onRetryModels?: () => void;
  /** Told which model is chosen, the preselected one included. */
  onModelChange?: (model: string) => void;
}

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
