import { expect, it } from 'vitest';

import { analyteIds, analytes, assess, convertLab, labUnits, type Analyte } from './lab-values.js';

it.each([
  ['hemoglobin', 9.4, 'g/dL', 'female', 'below', 94],
  ['hemoglobin', 94, 'g/L', 'female', 'below', 9.4],
  ['hemoglobin', 13, 'g/dL', 'female', 'within', 130],
  ['hemoglobin', 13, 'g/dL', 'male', 'below', 130],
  // The range depends on the sex: what is low for both is low, what is low for one is not told.
  ['hemoglobin', 11, 'g/dL', 'unknown', 'below', 110],
  ['hemoglobin', 13, 'g/dL', 'unknown', 'unclear', 130],
  ['hemoglobin', 15, 'g/dL', 'unknown', 'within', 150],
  ['creatinine', 115, 'umol/L', 'male', 'within', 1.301],
  ['creatinine', 1.2, 'mg/dL', 'female', 'above', 106.1],
  ['glucose', 5.5, 'mmol/L', 'unknown', 'above', 99.1],
  ['glucose', 99, 'mg/dL', 'unknown', 'within', 5.494],
  ['hba1c', 38, 'mmol/mol', 'unknown', 'above', 5.628],
  ['hba1c', 5.6, '%', 'unknown', 'within', 37.69],
  ['crp', 3, 'mg/L', 'unknown', 'within', 0.3],
  ['crp', 0, 'mg/dL', 'unknown', 'within', 0],
  ['crp', 48, 'mg/L', 'unknown', 'above', 4.8],
  ['potassium', 3.5, 'mmol/L', 'unknown', 'within', 3.5],
  ['potassium', 5.01, 'meq/L', 'unknown', 'above', 5.01],
  ['vitaminD', 50, 'nmol/L', 'unknown', 'below', 20.03],
  ['ferritin', 6, 'ug/L', 'female', 'below', 6],
  ['urea', 3, 'mmol/L', 'unknown', 'within', 8.403],
] as const)('%s of %d %s, %s: %s', (analyte, value, unit, sex, standing, converted) => {
  const assessed = assess(analyte, value, unit, { sex });
  expect(assessed?.standing).toBe(standing);
  expect(assessed?.converted?.value).toBe(converted);
});

it.each([
  ['hemoglobin', 3.9, 'g/dL', 'criticalLow'],
  ['hemoglobin', 39, 'g/L', 'criticalLow'],
  ['potassium', 6.9, 'mmol/L', 'criticalHigh'],
  ['potassium', 6.2, 'mmol/L', 'above'],
  ['potassium', 69, 'mmol/L', 'implausible'],
  ['calcium', 13.8, 'mg/dL', 'criticalHigh'],
  ['calcium', 2.4, 'mg/dL', 'implausible'],
  ['glucose', 3000, 'mg/dL', 'criticalHigh'],
  ['glucose', 2, 'mmol/L', 'criticalLow'],
  ['platelets', 4, '10*3/uL', 'criticalLow'],
  ['sodium', 112, 'mmol/L', 'criticalLow'],
  ['sodium', 165, 'mmol/L', 'criticalHigh'],
  ['hemoglobin', 130, 'g/dL', 'implausible'],
  ['hemoglobin', 9.4, 'g/L', 'implausible'],
] as const)('%s of %d %s is %s, whoever it is of', (analyte, value, unit, standing) => {
  for (const person of [{}, { age: 7 }, { sex: 'male', age: 40 }] as const)
    expect(assess(analyte, value, unit, person)?.standing).toBe(
      standing === 'above' && person.age === 7 ? 'unclear' : standing,
    );
});

it('says the range in the unit of the value', () => {
  expect(assess('hemoglobin', 94, 'g/L', { sex: 'female' })?.range).toEqual({
    low: 120,
    high: 160,
  });
  expect(assess('crp', 4, 'mg/L')?.range).toEqual({ high: 8 });
  expect(assess('hemoglobin', 9, 'g/dL')?.range).toBeUndefined();
});

it('says nothing of children, and of a unit it is not measured in', () => {
  expect(assess('sodium', 120, 'mmol/L', { age: 17 })).toMatchObject({
    standing: 'unclear',
    range: undefined,
  });
  expect(assess('sodium', 120, 'mmol/L', { age: 18 })?.standing).toBe('below');
  expect(assess('sodium', 120, 'mg/dL')).toBeUndefined();
});

it.each(analyteIds)('%s has ranges that are some, and units that lead back', (id) => {
  const { range }: Analyte = analytes[id];
  for (const { low = 0, high = Infinity } of 'female' in range
    ? [range.female, range.male]
    : [range])
    expect(low).toBeLessThan(high);
  const [first] = labUnits(id);
  expect(first?.loinc).toMatch(/^\d+-\d$/);
  for (const unit of labUnits(id)) {
    const { value, unit: other } = assess(id, 10, unit.code)?.converted ?? { value: 10, unit };
    expect(convertLab(value, other, unit)).toBeCloseTo(10, 1);
  }
});

/** The last figure of a code of LOINC checks the others. */
it('has codes of LOINC that check', () => {
  for (const id of analyteIds)
    for (const { loinc } of labUnits(id)) {
      if (loinc === undefined) continue;
      const [digits = '', check = ''] = loinc.split('-');
      const sum = Array.from(digits)
        .toReversed()
        .reduce((total, digit, at) => {
          const worth = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
          return total + (worth > 9 ? worth - 9 : worth);
        }, 0);
      expect(`${digits}-${(10 - (sum % 10)) % 10}`).toBe(`${digits}-${check}`);
    }
});
