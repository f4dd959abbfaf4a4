/** A unit a value of an analyte is measured in. */
export interface LabUnit {
  /** The code of UCUM. */
  readonly code: string;
  /** As laboratories print it. */
  readonly label: string;
  /** One of it in the analyte's first unit. */
  readonly factor: number;
  /** In the first unit at nought, for a unit that begins elsewhere. @default 0 */
  readonly offset?: number;
  /** The code of LOINC of a value in this unit; without one it is told in the first unit. */
  readonly loinc?: string;
}

/** The bounds of what is usual; one of them may be open. */
export interface LabRange {
  readonly low?: number;
  readonly high?: number;
}

/** Something a laboratory measures in blood. */
export interface Analyte {
  /** The first is the conventional one, which the ranges are in; the second that of SI. */
  readonly units: readonly [LabUnit, ...LabUnit[]];
  /** Of adults who are not pregnant. */
  readonly range: LabRange | { readonly female: LabRange; readonly male: LabRange };
}

/**
 * Values laboratories report by phone at once, in the first unit: the mean limits of 92 medical centres
 * (Kost GJ: Critical limits for urgent clinician notification at US medical centers. JAMA 1990; 263:
 * 704–707). What has no published limit has none here.
 */
const criticalLimits: Readonly<Partial<Record<string, LabRange>>> = {
  hemoglobin: { low: 6.6, high: 19.9 },
  hematocrit: { low: 18, high: 61 },
  leukocytes: { low: 2, high: 37 },
  platelets: { low: 37, high: 910 },
  sodium: { low: 120, high: 158 },
  potassium: { low: 2.8, high: 6.2 },
  chloride: { low: 75, high: 126 },
  calcium: { low: 6.6, high: 12.9 },
  magnesium: { low: 1, high: 4.9 },
  phosphate: { low: 1.2, high: 8.9 },
  creatinine: { high: 7.4 },
  urea: { high: 104 },
  glucose: { low: 46, high: 484 },
};

/**
 * What lies outside is more likely another unit than a measurement, in the first unit: wide of what was
 * ever reported of somebody alive, so that no true value is doubted.
 */
const possible: Readonly<Partial<Record<string, LabRange>>> = {
  hemoglobin: { low: 1, high: 30 },
  hematocrit: { low: 3, high: 85 },
  mcv: { low: 30, high: 200 },
  leukocytes: { high: 1500 },
  platelets: { high: 6000 },
  esr: { high: 250 },
  crp: { high: 100 },
  sodium: { low: 80, high: 220 },
  potassium: { low: 1, high: 15 },
  chloride: { low: 40, high: 180 },
  calcium: { low: 3, high: 30 },
  magnesium: { low: 0.1, high: 30 },
  phosphate: { low: 0.1, high: 40 },
  creatinine: { low: 0.05, high: 75 },
  urea: { low: 0.5, high: 500 },
  uricAcid: { high: 60 },
  glucose: { low: 1, high: 3500 },
  hba1c: { low: 2, high: 25 },
  bilirubin: { high: 100 },
  albumin: { low: 0.3, high: 10 },
};

/** The publication the ranges are from; a laboratory's own range on the report goes before it. */
export const labRangeSource = {
  name: 'ABIM Laboratory Test Reference Ranges, January 2026',
  url: 'https://www.abim.org/media/e2wdwdqu/laboratory-reference-ranges.pdf',
} as const;

const first = (code: string, loinc: string, label = code): LabUnit => ({
  code,
  label,
  factor: 1,
  loinc,
});
const unit = (code: string, factor: number, loinc?: string, label = code): LabUnit => ({
  code,
  label,
  factor,
  ...(loinc !== undefined && { loinc }),
});

/**
 * What is measured most often. Ranges are those of the American Board of Internal Medicine (January 2026,
 * {@link labRangeSource}), factors those of the molar masses as the AMA Manual of Style (11th edition,
 * 2020) has them, that of HbA1c the master equation of IFCC and NGSP. In LOINC a mass and an amount of
 * substance have codes of their own.
 */
export const analytes = {
  hemoglobin: {
    units: [
      first('g/dL', '718-7'),
      unit('g/L', 0.1, '718-7'),
      unit('mmol/L', 1 / 0.6206, '59260-0'),
    ],
    range: { female: { low: 12, high: 16 }, male: { low: 14, high: 18 } },
  },
  hematocrit: {
    units: [first('%', '4544-3'), unit('L/L', 100, '4544-3')],
    range: { female: { low: 37, high: 47 }, male: { low: 42, high: 50 } },
  },
  mcv: { units: [first('fL', '787-2')], range: { low: 80, high: 98 } },
  leukocytes: {
    units: [first('10*3/uL', '6690-2', '10³/µL'), unit('10*9/L', 1, '6690-2', '10⁹/L')],
    range: { low: 4, high: 11 },
  },
  platelets: {
    units: [first('10*3/uL', '777-3', '10³/µL'), unit('10*9/L', 1, '777-3', '10⁹/L')],
    range: { low: 150, high: 450 },
  },
  esr: {
    units: [first('mm/h', '30341-2')],
    range: { female: { low: 0, high: 20 }, male: { low: 0, high: 15 } },
  },
  crp: { units: [first('mg/dL', '1988-5'), unit('mg/L', 0.1, '1988-5')], range: { high: 0.8 } },
  sodium: {
    units: [first('meq/L', '2951-2', 'mEq/L'), unit('mmol/L', 1, '2951-2')],
    range: { low: 136, high: 145 },
  },
  potassium: {
    units: [first('meq/L', '2823-3', 'mEq/L'), unit('mmol/L', 1, '2823-3')],
    range: { low: 3.5, high: 5 },
  },
  chloride: {
    units: [first('meq/L', '2075-0', 'mEq/L'), unit('mmol/L', 1, '2075-0')],
    range: { low: 98, high: 106 },
  },
  calcium: {
    units: [first('mg/dL', '17861-6'), unit('mmol/L', 1 / 0.25, '2000-8')],
    range: { low: 8.6, high: 10.2 },
  },
  magnesium: {
    units: [first('mg/dL', '19123-9'), unit('mmol/L', 1 / 0.4114, '2601-3')],
    range: { low: 1.6, high: 2.6 },
  },
  phosphate: {
    units: [first('mg/dL', '2777-1'), unit('mmol/L', 1 / 0.3229, '14879-1')],
    range: { low: 3, high: 4.5 },
  },
  creatinine: {
    units: [first('mg/dL', '2160-0'), unit('umol/L', 1 / 88.4, '14682-9', 'µmol/L')],
    range: { female: { low: 0.5, high: 1.1 }, male: { low: 0.7, high: 1.3 } },
  },
  urea: {
    units: [first('mg/dL', '3094-0'), unit('mmol/L', 1 / 0.357, '22664-7')],
    range: { low: 8, high: 20 },
  },
  uricAcid: {
    units: [first('mg/dL', '3084-1'), unit('umol/L', 1 / 59.48, '14933-6', 'µmol/L')],
    range: { low: 3, high: 7 },
  },
  glucose: {
    units: [first('mg/dL', '1558-6'), unit('mmol/L', 1 / 0.0555, '14771-0')],
    range: { low: 70, high: 99 },
  },
  hba1c: {
    units: [first('%', '4548-4'), { ...unit('mmol/mol', 0.09148, '59261-8'), offset: 2.152 }],
    range: { low: 4, high: 5.6 },
  },
  alt: { units: [first('U/L', '1742-6')], range: { low: 10, high: 40 } },
  ast: { units: [first('U/L', '1920-8')], range: { low: 10, high: 40 } },
  alp: { units: [first('U/L', '6768-6')], range: { low: 30, high: 120 } },
  ggt: {
    units: [first('U/L', '2324-2')],
    range: { female: { low: 8, high: 40 }, male: { low: 9, high: 50 } },
  },
  bilirubin: {
    units: [first('mg/dL', '1975-2'), unit('umol/L', 1 / 17.1, '14631-6', 'µmol/L')],
    range: { low: 0.3, high: 1 },
  },
  albumin: {
    units: [first('g/dL', '1751-7'), unit('g/L', 0.1, '1751-7')],
    range: { low: 3.5, high: 5.5 },
  },
  lipase: { units: [first('U/L', '3040-3')], range: { low: 10, high: 140 } },
  tsh: {
    units: [first('u[IU]/mL', '3016-3', 'µIU/mL'), unit('m[IU]/L', 1, '3016-3', 'mIU/L')],
    range: { low: 0.5, high: 4 },
  },
  freeT4: {
    units: [first('ng/dL', '3024-7'), unit('pmol/L', 1 / 12.871, '14920-3')],
    range: { low: 0.8, high: 1.8 },
  },
  ferritin: {
    units: [first('ng/mL', '2276-4'), unit('ug/L', 1, '2276-4', 'µg/L')],
    range: { female: { low: 24, high: 307 }, male: { low: 24, high: 336 } },
  },
  iron: {
    units: [first('ug/dL', '2498-4', 'µg/dL'), unit('umol/L', 1 / 0.179, '14798-3', 'µmol/L')],
    range: { low: 50, high: 150 },
  },
  vitaminB12: {
    units: [first('pg/mL', '2132-9'), unit('pmol/L', 1 / 0.738, '14685-2')],
    range: { low: 200, high: 800 },
  },
  vitaminD: {
    units: [first('ng/mL', '62292-8'), unit('nmol/L', 1 / 2.496)],
    range: { low: 30, high: 60 },
  },
} as const satisfies Record<string, Analyte>;

/** The id of an analyte. */
export type AnalyteId = keyof typeof analytes;
/** The ids of all analytes, in their order. */
export const analyteIds = Object.keys(analytes) as unknown as readonly [AnalyteId, ...AnalyteId[]];

/**
 * How a value stands to its range; `unclear` where the range depends on what is not known, `implausible`
 * where the unit cannot be right.
 */
export const labStandings = [
  'criticalLow',
  'below',
  'within',
  'above',
  'criticalHigh',
  'implausible',
  'unclear',
] as const;
/** One of {@link labStandings}. */
export type LabStanding = (typeof labStandings)[number];

/** Whose value it is, as far as it is known. */
export interface LabPerson {
  readonly sex?: 'female' | 'male' | 'unknown' | undefined;
  /** Years. */
  readonly age?: number | undefined;
}

/** A value beside its range. */
export interface Assessed {
  readonly standing: LabStanding;
  /** In the unit of the value; none where it depends on what is not known. */
  readonly range: LabRange | undefined;
  /** The same in the other system of units; none where both have the same. */
  readonly converted: { readonly value: number; readonly unit: LabUnit } | undefined;
  readonly unit: LabUnit;
}

/** The age from which the ranges hold. */
const adultAge = 18;

/** More figures would say more than was measured; bounds have three, as reports print them. */
const rounded = (value: number, figures = 4): number => Number(value.toPrecision(figures));

const toFirst = (value: number, { factor, offset = 0 }: LabUnit): number => value * factor + offset;
const fromFirst = (value: number, { factor, offset = 0 }: LabUnit): number =>
  (value - offset) / factor;

/** A value in another unit of its analyte, in four figures. */
export const convertLab = (value: number, from: LabUnit, to: LabUnit): number =>
  rounded(fromFirst(toFirst(value, from), to));

/** The units of an analyte, whatever it is. */
export const labUnits = (analyte: AnalyteId): readonly LabUnit[] => analytes[analyte].units;

function standingIn(value: number, { low, high }: LabRange): LabStanding {
  if (low !== undefined && value < low) return 'below';
  return high !== undefined && value > high ? 'above' : 'within';
}

/**
 * How a value stands to the range of adults, and what it is in the other unit; undefined for a unit the
 * analyte is not measured in. Without the sex it is only told where it is the same for both.
 */
export function assess(
  analyte: AnalyteId,
  value: number,
  unitCode: string,
  { sex, age }: LabPerson = {},
): Assessed | undefined {
  const { units, range }: Analyte = analytes[analyte];
  const at = units.findIndex(({ code }) => code === unitCode);
  const unitOf = units[at];
  if (!unitOf) return undefined;
  const other = units[at === 0 ? 1 : 0];
  const ranges =
    age !== undefined && age < adultAge
      ? []
      : !('female' in range)
        ? [range]
        : sex === 'female' || sex === 'male'
          ? [range[sex]]
          : [range.female, range.male];
  // Compared with bounds as they are shown: no value is outside by a figure nobody sees.
  const standings = new Set(ranges.map((one) => standingIn(value, inUnit(one, unitOf))));
  const [ranked = 'unclear'] = standings.size === 1 ? standings : [];
  const outside = (limits: LabRange | undefined) =>
    limits && standingIn(value, inUnit(limits, unitOf));
  const critical = outside(criticalLimits[analyte]);
  const isPossible = (outside(possible[analyte]) ?? 'within') === 'within';
  // Limits are those of adults: where nobody knows those of a child, a warning too many is the safer one.
  const standing = !isPossible
    ? 'implausible'
    : critical === 'below'
      ? 'criticalLow'
      : critical === 'above'
        ? 'criticalHigh'
        : ranked;
  const [only] = ranges.length === 1 ? ranges : [];
  return {
    standing,
    unit: unitOf,
    range: only && inUnit(only, unitOf),
    converted: other && { value: convertLab(value, unitOf, other), unit: other },
  };
}

/** Whether laboratories report such a value by phone at once. */
export const isCritical = ({ standing }: Pick<Assessed, 'standing'>): boolean =>
  standing === 'criticalLow' || standing === 'criticalHigh';

const inUnit = ({ low, high }: LabRange, to: LabUnit): LabRange => ({
  ...(low !== undefined && { low: rounded(fromFirst(low, to), 3) }),
  ...(high !== undefined && { high: rounded(fromFirst(high, to), 3) }),
});
