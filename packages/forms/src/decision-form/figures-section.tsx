'use client';

import { figureDirections } from '@constella/api-client/contract';
import { Grid, NumberField, Select, TextField } from '@constella/ui';
import { useLayoutEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { sameValues } from '../draft/draft-values.js';
import { Field, type FieldOf } from '../field/field.js';
import { FormSection } from '../field/form-section.js';
import { useFormText } from '../field/form-text.js';
import { useOptions } from '../field/use-options.js';
import * as styles from './figures.css.js';

/** The fields of a decision that hold figures, and those they follow from. */
export interface FigureValues {
  options: string[];
  criteria: string[];
  figures: {
    criterion: string;
    unit: string;
    better: string;
    amounts: { option: string; amount: number | null }[];
  }[];
  history: { label: string; unit: string; values: { when: string; amount: number | null }[] };
}
/** `Field` for figures. */
export const FigureField = Field as FieldOf<FigureValues>;

/** How an amount of any kind is typed: to the hundredth, and written as short as it is. */
export const amountProps = {
  step: 0.01,
  format: { minimumFractionDigits: 0, maximumFractionDigits: 2 },
  steppersHidden: true,
} as const;

const directions = figureDirections.map((value) => ({
  value,
  label: `decision.figures.${value}` as const,
}));

/** A row for every criterion with a cell for every option, in their order, as far as filled in. */
const rowsOf = ({ options, criteria, figures }: Omit<FigureValues, 'history'>) =>
  criteria.map((criterion) => {
    const row = figures.find((one) => one.criterion === criterion);
    return {
      criterion,
      unit: row?.unit ?? '',
      better: row?.better ?? '',
      amounts: options.map((option) => ({
        option,
        amount: row?.amounts.find((one) => one.option === option)?.amount ?? null,
      })),
    };
  });

/** The figures known of the options by each criterion: the numbers a decision is scored from. */
export function FiguresSection() {
  const say = useFormText();
  const choices = useOptions(directions);
  const { setValue } = useFormContext<FigureValues>();
  const [options, criteria, figures] = useWatch<FigureValues, ['options', 'criteria', 'figures']>({
    name: ['options', 'criteria', 'figures'],
  });
  const rows = useMemo(
    () => (options.length > 1 ? rowsOf({ options, criteria, figures }) : []),
    [options, criteria, figures],
  );
  // The path of a field is its place, so that the rows have to follow the criteria.
  const isInPlace = sameValues(rows, figures);
  useLayoutEffect(() => {
    if (!isInPlace) setValue('figures', rows);
  }, [isInPlace, rows, setValue]);
  return (
    <FormSection
      title={say('decision.figures')}
      description={say(rows.length > 0 ? 'decision.figures.hint' : 'decision.figures.first')}
    >
      {isInPlace &&
        rows.map(({ criterion, amounts }, at) => (
          <fieldset key={criterion} className={styles.row}>
            <legend className={styles.name}>{criterion}</legend>
            <Grid minColumn={120} gap={12}>
              <FigureField
                name={`figures.${at}.unit`}
                label="decision.unit"
                of={criterion}
                optional
              >
                {(input) => <TextField {...input} autoComplete="off" />}
              </FigureField>
              <FigureField
                name={`figures.${at}.better`}
                label="decision.figures.better"
                of={criterion}
              >
                {(_, choice) => <Select {...choice} options={choices} />}
              </FigureField>
            </Grid>
            <Grid minColumn={120} gap={12}>
              {amounts.map(({ option }, cell) => (
                <FigureField
                  key={option}
                  name={`figures.${at}.amounts.${cell}.amount`}
                  label={{ text: option }}
                  of={criterion}
                >
                  {(_, choice) => <NumberField {...choice} {...amountProps} />}
                </FigureField>
              ))}
            </Grid>
          </fieldset>
        ))}
    </FormSection>
  );
}
