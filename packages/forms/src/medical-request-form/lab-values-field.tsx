'use client';

import {
  analyteIds,
  assess,
  bounds,
  convertLab,
  labUnits,
  type AnalyteId,
  type LabPerson,
  type LabRow,
} from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Combobox, IconButton, NumberField, Select, Stack, TrashIcon } from '@constella/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';

import type { ChoiceProps } from '../field/field.js';
import { useFormText } from '../field/form-text.js';
import { LabRangeSource, LabStandingLine } from './lab-standing.js';
import * as styles from './lab-values-field.css.js';

/** Languages whose laboratories report in units of SI. */
const reportsSi = /^(?:de|fr|es|it|pt|zh)(?!-TW)/;
/** Reported as a share or in conventional units there, too. */
const alwaysFirst: readonly AnalyteId[] = ['hemoglobin', 'hematocrit', 'hba1c'];

/** The unit a value is most likely reported in, by the reader's language. */
const usualUnit = (analyte: AnalyteId, locale: string): string => {
  const [first, si = first] = labUnits(analyte);
  const usual = reportsSi.test(locale) && !alwaysFirst.includes(analyte) ? si : first;
  return usual?.code ?? '';
};

/** Laboratory values, each beside its range while it is typed. */
export function LabValuesField({ value, onValueChange, ...field }: ChoiceProps<LabRow[]>) {
  const say = useFormText();
  const intl = useIntl();
  const [sex, age] = useWatch({ name: ['sex', 'age'] }) as [LabPerson['sex'], number | undefined];
  const options = useMemo(
    () =>
      analyteIds
        .map((id) => ({
          value: id,
          label: intl.formatMessage({ id: `medicalTerms.analyte.${id}` }),
        }))
        .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale)),
    [intl],
  );
  const change = (at: number, part: Partial<LabRow>) =>
    onValueChange(value.map((row, place) => (place === at ? { ...row, ...part } : row)));
  const nameOf = (id: AnalyteId) => say(`medicalTerms.analyte.${id}`);
  return (
    <Stack gap={12}>
      <Combobox
        {...field}
        value={null}
        placeholder={say('medical.lab.add')}
        options={options}
        disabled={value.length >= bounds.labValues.max}
        onValueChange={(id) => {
          if (id === null) return;
          const analyte = id as AnalyteId;
          onValueChange([
            ...value,
            { analyte, value: null, unit: usualUnit(analyte, intl.locale) },
          ]);
        }}
      />
      {value.length > 0 && (
        <ul className={styles.rows} aria-label={field.label}>
          {value.map(({ analyte, value: amount, unit }, at) => {
            const assessed =
              amount === null || amount < bounds.labValue.min
                ? undefined
                : assess(analyte, amount, unit, { sex, age });
            const units = labUnits(analyte);
            const now = units.find(({ code }) => code === unit);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- two may be the same
              <li key={`${analyte} ${at}`} className={styles.row}>
                <div className={styles.line}>
                  <NumberField
                    label={nameOf(analyte)}
                    value={amount}
                    onValueChange={(next) => change(at, { value: next })}
                    min={bounds.labValue.min}
                    max={bounds.labValue.max}
                    keepOutside
                    error={
                      amount !== null && amount < bounds.labValue.min
                        ? say('validation.generic.min', { minimum: bounds.labValue.min })
                        : undefined
                    }
                    step={0.001}
                    format={{ maximumFractionDigits: 3 }}
                    steppersHidden
                  />
                  <Select
                    label={say('medical.lab.unit')}
                    value={unit}
                    options={units.map(({ code, label }) => ({ value: code, label }))}
                    onValueChange={(code) => {
                      const next = units.find((one) => one.code === code);
                      // The same measurement, told in another unit.
                      const converted =
                        amount === null || !now || !next ? amount : convertLab(amount, now, next);
                      change(at, { unit: code, value: converted });
                    }}
                  />
                  <IconButton
                    className={styles.remove}
                    label={say('medical.lab.remove', { name: nameOf(analyte) })}
                    icon={<TrashIcon size={16} />}
                    onClick={() => onValueChange(value.toSpliced(at, 1))}
                  />
                </div>
                {assessed && <LabStandingLine assessed={assessed} />}
              </li>
            );
          })}
        </ul>
      )}
      {value.length > 0 && <LabRangeSource />}
    </Stack>
  );
}
