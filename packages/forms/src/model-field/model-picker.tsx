'use client';

import { useIntl } from '@constella/i18n/react';
import { Combobox, type ComboboxProps } from '@constella/ui';
import { useMemo } from 'react';

import { useModelChoices } from './model-choices.js';
import { useModelFacts } from './model-facts.js';
import type { ModelSource } from './model-source.js';

type Catalogue = Omit<ModelSource, 'onModelChange'>;

export interface ModelPickerProps
  extends
    Catalogue,
    Omit<
      ComboboxProps,
      'value' | 'defaultValue' | 'onValueChange' | 'options' | 'groups' | 'description'
    > {
  /** The chosen model's id; empty for none. */
  value: string;
  onValueChange: (model: string) => void;
  /** Chosen elsewhere, and offered there alone. */
  taken?: readonly string[];
}

const nothing: readonly string[] = [];

/** One model of the catalogue, with what is known of it below. */
export function ModelPicker({
  models,
  modelsLoading = false,
  modelsError = false,
  onRetryModels,
  value,
  onValueChange,
  taken = nothing,
  placeholder,
  ...field
}: ModelPickerProps) {
  const intl = useIntl();
  const offered = useMemo(
    () => models.filter(({ id }) => id === value || !taken.includes(id)),
    [models, taken, value],
  );
  const choices = useModelChoices(offered, value);
  const facts = useModelFacts(models.find(({ id }) => id === value));
  return (
    <Combobox
      {...field}
      {...choices}
      description={facts}
      value={value === '' ? null : value}
      onValueChange={(next) => onValueChange(next ?? '')}
      placeholder={placeholder ?? intl.formatMessage({ id: 'models.form.model.placeholder' })}
      emptyText={intl.formatMessage({ id: 'models.form.none' })}
      loading={modelsLoading}
      loadError={modelsError ? intl.formatMessage({ id: 'errors.models.list' }) : undefined}
      onRetry={onRetryModels}
    />
  );
}
