'use client';

import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, IconButton, PlusIcon, XIcon } from '@constella/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { Field, type ChoiceProps, type FieldOf } from '../field/field.js';
import type { ModelSource } from '../model-field/model-source.js';
import { ModelPicker } from '../model-field/model-picker.js';
import { useFirstModel } from '../model-field/use-first-model.js';
import * as styles from './model-test-form.css.js';
import type { ModelTestValues } from './schema.js';

/** Where models come from, and who is told which of them are chosen. */
export interface ModelsSource extends Omit<ModelSource, 'onModelChange'> {
  /** Told which models are chosen, the preselected one included. */
  onModelsChange?: (models: readonly string[]) => void;
}

interface ModelsFieldProps extends ModelsSource {
  /** Makes the preselected model the field's default. */
  adoptDefault: (name: 'models', value: string[]) => void;
}

const ModelsValue = Field as FieldOf<Pick<ModelTestValues, 'models'>>;

/** The models that are asked: one picker, and more beside it. */
export function ModelsField({ onModelsChange, adoptDefault, ...catalogue }: ModelsFieldProps) {
  const { getValues } = useFormContext<ModelTestValues>();
  const chosen = useWatch<ModelTestValues, 'models'>({ name: 'models' });
  useFirstModel(catalogue.models, (first) => {
    if (getValues('models').every((id) => id === '')) adoptDefault('models', [first]);
  });

  const report = useEffectEvent((models: readonly string[]) => onModelsChange?.(models));
  useEffect(() => {
    const models = chosen.filter((id) => id !== '');
    if (models.length > 0) report(models);
  }, [chosen]);

  return (
    <ModelsValue name="models" label="models.form.model.label">
      {(_input, choice) => <Pickers catalogue={catalogue} field={choice} />}
    </ModelsValue>
  );
}

interface PickersProps {
  catalogue: ModelSource;
  field: ChoiceProps<string[]>;
}

/** The first picker is the field's: it has its error and its focus. */
function Pickers({ catalogue, field }: PickersProps) {
  const intl = useIntl();
  const { value, onValueChange, ref, id, name, error, label, onBlur } = field;
  const rows = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  // What was pressed may be gone: focus goes to the new picker, or to where one is added.
  const next = useRef<'added' | 'removed'>(undefined);
  useEffect(() => {
    if (next.current === 'added')
      [...(rows.current?.querySelectorAll<HTMLElement>('[role="combobox"]') ?? [])].at(-1)?.focus();
    if (next.current === 'removed') add.current?.focus();
    next.current = undefined;
  }, [value.length]);

  const several = value.length > 1;
  return (
    <div ref={rows} className={styles.models}>
      {value.map((model, index) => (
        <div key={index} className={styles.model}>
          <ModelPicker
            {...catalogue}
            {...(index === 0 && { ref, id, name, error })}
            className={styles.picker}
            required={index === 0}
            onBlur={onBlur}
            label={
              several
                ? intl.formatMessage({ id: 'models.beside.model' }, { number: index + 1 })
                : label
            }
            value={model}
            taken={value}
            onValueChange={(picked) => onValueChange(value.with(index, picked))}
          />
          {several && (
            <IconButton
              className={styles.remove}
              icon={<XIcon />}
              label={intl.formatMessage({ id: 'models.beside.remove' }, { number: index + 1 })}
              onClick={() => {
                next.current = 'removed';
                onValueChange(value.toSpliced(index, 1));
              }}
            />
          )}
        </div>
      ))}
      {value.length < bounds.comparedModels.max && (
        <Button
          ref={add}
          size="small"
          className={styles.add}
          icon={<PlusIcon />}
          onClick={() => {
            next.current = 'added';
            onValueChange([...value, '']);
          }}
        >
          {intl.formatMessage({ id: 'models.beside.add' })}
        </Button>
      )}
    </div>
  );
}
