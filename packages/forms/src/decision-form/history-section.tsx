'use client';

import {
  Button,
  Grid,
  IconButton,
  NumberField,
  PlusIcon,
  TextField,
  TrashIcon,
} from '@constella/ui';

import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';

import { FormSection } from '../field/form-section.js';
import { useFormText } from '../field/form-text.js';
import * as styles from './figures.css.js';
import { amountProps, FigureField, type FigureValues } from './figures-section.js';

/** Figures that follow one another in time: what a forecast draws its line through. */
export function HistorySection() {
  const say = useFormText();
  const add = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray<FigureValues, 'history.values'>({
    name: 'history.values',
  });
  return (
    <FormSection title={say('decision.history')} description={say('decision.history.hint')}>
      {fields.length > 0 && (
        <Grid minColumn={200} gap={12}>
          <FigureField name="history.label" label="decision.history.label" optional>
            {(input) => <TextField {...input} autoComplete="off" />}
          </FigureField>
          <FigureField name="history.unit" label="decision.unit" optional>
            {(input) => <TextField {...input} autoComplete="off" />}
          </FigureField>
        </Grid>
      )}
      {fields.map(({ id }, at) => {
        const row = say('decision.history.row', { number: at + 1 });
        return (
          <fieldset key={id} className={styles.row}>
            <legend className={styles.name}>{row}</legend>
            <div className={styles.line}>
              <FigureField
                name={`history.values.${at}.when`}
                label="decision.history.when"
                description="decision.history.when.hint"
                of={row}
              >
                {(input) => <TextField {...input} autoComplete="off" />}
              </FigureField>
              <FigureField
                name={`history.values.${at}.amount`}
                label="decision.history.amount"
                of={row}
              >
                {(_, choice) => <NumberField {...choice} {...amountProps} />}
              </FigureField>
              <IconButton
                className={styles.remove}
                label={say('decision.history.remove', { number: at + 1 })}
                icon={<TrashIcon size={16} />}
                onClick={() => {
                  remove(at);
                  // The button goes with its row.
                  add.current?.focus();
                }}
              />
            </div>
          </fieldset>
        );
      })}
      <div>
        <Button
          ref={add}
          icon={<PlusIcon size={16} />}
          onClick={() => append({ when: '', amount: null })}
        >
          {say('decision.history.add')}
        </Button>
      </div>
    </FormSection>
  );
}
