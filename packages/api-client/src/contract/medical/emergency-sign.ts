/** Kinds of emergencies that are read out of what somebody wrote. */
export const emergencyCategories = [
  'stroke',
  'heart',
  'breathing',
  'unconscious',
  'seizure',
  'anaphylaxis',
  'bleeding',
  'suicide',
  'poisoning',
  'sepsis',
  'meningitis',
  'headInjury',
  'pregnancy',
  'infant',
  'headache',
  'vision',
  'torsion',
  'caudaEquina',
  'diabetic',
  'abdomen',
  'aorta',
  'limb',
  'burn',
  'heat',
] as const;
/** One of {@link emergencyCategories}. */
export type EmergencyCategory = (typeof emergencyCategories)[number];

/** An emergency sign somebody wrote of. */
export interface EmergencySign {
  readonly category: EmergencyCategory;
  /** The message that names it. */
  readonly message: `medicalTerms.sign.${EmergencyCategory}`;
  /** The words it was read from, as they were typed: the text from `start` to `end`. */
  readonly words: string;
  readonly start: number;
  readonly end: number;
}
