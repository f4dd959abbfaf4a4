'use client';

import type { Model } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { Combobox } from '@constella/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { Field, type FieldOf } from '../field/field.js';
import { useModelChoices } from './model-choices.js';
import { useModelFacts } from './model-facts.js';

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
  models,
  modelsLoading = false,
  modelsError = false,
  onRetryModels,
  onModelChange,
  label = 'models.form.model.label',
  adoptDefault,
}: ModelFieldProps) {
  const intl = useIntl();
  const { getValues } = useFormContext<{ model: string }>();
  const chosen = useWatch<{ model: string }, 'model'>({ name: 'model' });
  const choices = useModelChoices(models, chosen);
  const facts = useModelFacts(models.find(({ id }) => id === chosen));

  const first = models[0]?.id;
  const offered = useRef(false);
  useEffect(() => {
    if (offered.current || first === undefined) return;
    // Once: somebody who empties the field afterwards means it.
    offered.current = true;
    if (getValues('model') === '') adoptDefault('model', first);
  }, [adoptDefault, first, getValues]);

  const report = useEffectEvent((model: string) => onModelChange?.(model));
  useEffect(() => {
    if (chosen !== '') report(chosen);
  }, [chosen]);

  return (
    <ModelValue
      name="model"
      label={label}
      description={facts === undefined ? undefined : { node: facts }}
    >
      {(_input, { value, onValueChange, ...field }) => (
        <Combobox
          {...field}
          {...choices}
          required
          value={value === '' ? null : value}
          onValueChange={(next) => onValueChange(next ?? '')}
          placeholder={intl.formatMessage({ id: 'models.form.model.placeholder' })}
          emptyText={intl.formatMessage({ id: 'models.form.none' })}
          loading={modelsLoading}
          loadError={modelsError ? intl.formatMessage({ id: 'errors.models.list' }) : undefined}
          onRetry={onRetryModels}
        />
      )}
    </ModelValue>
  );
}
