import * as z from 'zod';

import { bounds } from '../bounds.js';
import { medicalBasisKinds } from '../enums.js';

/** Something that was given and a finding can rest on. */
export const medicalBasisSchema = z.object({
  /** Unique within the result. */
  id: z.string().min(1).max(bounds.slug.max),
  kind: z.enum(medicalBasisKinds),
  text: z.string().min(1).max(bounds.longText.max),
});
/** Something that was given and a finding can rest on. */
export type MedicalBasis = z.infer<typeof medicalBasisSchema>;

const percent = z.int().min(0).max(100);

/** A finding: what it rests on, how sure it is, and what would change it. */
export const medicalFindingSchema = z.object({
  /** Unique within the result. */
  id: z.string().min(1).max(bounds.slug.max),
  title: z.string().min(1).max(bounds.shortText.max),
  text: z.string().max(bounds.purpose.max),
  /** Ids of what was given. */
  basis: z.array(z.string()).min(1),
  /** Of 100, between `low` and `high`. */
  confidence: percent,
  low: percent,
  high: percent,
  /** What would change it. */
  changes: z.string().max(bounds.purpose.max),
});
/** A finding: what it rests on, how sure it is, and what would change it. */
export type MedicalFinding = z.infer<typeof medicalFindingSchema>;

/** The words for a confidence, from the surest. */
export const confidenceWords = [
  'veryLikely',
  'likely',
  'possible',
  'unlikely',
  'veryUnlikely',
] as const;
/** One of {@link confidenceWords}. */
export type ConfidenceWord = (typeof confidenceWords)[number];

/** The least confidence of each word but the last. */
const leastOf = [90, 70, 40, 15] as const;

/** The word for a confidence of 0 to 100. */
export const confidenceWord = (confidence: number): ConfidenceWord =>
  confidenceWords[leastOf.findIndex((least) => confidence >= least)] ?? 'veryUnlikely';

/** The average confidence of findings; null without any. */
export const averageConfidence = (findings: readonly MedicalFinding[]): number | null =>
  findings.length === 0
    ? null
    : Math.round(findings.reduce((sum, { confidence }) => sum + confidence, 0) / findings.length);

/** What rests on something, as somebody tells it: any of it may be made up. */
interface Told {
  readonly basis: readonly string[];
}

/** What is kept of what was told, and how much was refused. */
export interface CheckedBasis<Of> {
  readonly kept: readonly Of[];
  /** Ids that were not given. */
  readonly unknown: number;
  /** Entries that rest on nothing that was given. */
  readonly unfounded: number;
}

/** Refuses a basis that was not given, and what then rests on nothing. */
export function checkBasis<Of extends Told>(
  told: readonly Of[],
  given: readonly Pick<MedicalBasis, 'id'>[],
): CheckedBasis<Of> {
  const ids = new Set(given.map(({ id }) => id));
  let unknown = 0;
  const known = told.map((one) => {
    const named = [...new Set(one.basis)];
    const basis = named.filter((id) => ids.has(id));
    unknown += named.length - basis.length;
    return { ...one, basis };
  });
  const kept = known.filter(({ basis }) => basis.length > 0);
  return { kept, unknown, unfounded: known.length - kept.length };
}
