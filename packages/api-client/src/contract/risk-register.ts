import * as z from 'zod';

import { bounds } from './bounds.js';
import {
  regulatoryDomains,
  riskAppetites,
  riskBands,
  riskCategories,
  riskItemStatuses,
  riskTreatments,
} from './enums.js';
import { oneOf } from './fields.js';
import { label, prose, title } from './records/columns.js';

const place = z.int().min(bounds.riskScale.min).max(bounds.riskScale.max);
const steps = z
  .int()
  .min(0)
  .max(bounds.riskScale.max - bounds.riskScale.min);
const score = z
  .number()
  .min(0)
  .max(bounds.riskScale.max ** 2);
const band = z.enum(riskBands);

/** One risk of a register. */
export const registeredRiskSchema = z.object({
  /** Unique within the register. */
  id: z.string(),
  /** Its kind in the run's language. */
  category: title(),
  /** Which of the form's kinds that is, so that a screen can say it in another language. */
  kind: z.enum([...riskCategories, ...regulatoryDomains]).optional(),
  title: title(),
  description: prose(),
  likelihood: place,
  impact: place,
  /**
   * Said by the request, judged by a model or a person, or nobody has rated it yet: then likelihood
   * and impact say nothing, and no score, level or date of it is shown.
   */
  basis: z.enum(['stated', 'judged', 'unknown']),
  reason: prose(),
  /** Likelihood times impact. */
  score,
  level: band,
  controlsInPlace: prose(),
  treatment: z.object({
    strategy: oneOf(riskTreatments),
    plan: prose(),
    /** Steps of the scale it has to take off. */
    lowersLikelihood: steps,
    lowersImpact: steps,
  }),
  /** The risk left after the treatment. */
  residual: z.object({ likelihood: place, impact: place, score, level: band }),
  owner: label(),
  dueDate: z.iso.date().nullable(),
  status: oneOf(riskItemStatuses),
});
/** One risk of a register. */
export type RegisteredRisk = z.output<typeof registeredRiskSchema>;

/** A risk register: the result of every assessment of risks. */
export const riskRegisterSchema = z.object({
  /** Title, summary, risks and treatments; Markdown. */
  text: z.string(),
  title: title(),
  summary: prose(),
  recommendations: z.array(prose()).max(bounds.registeredRisks.max),
  assessmentDate: z.iso.date(),
  /** The highest level that is accepted without treatment. */
  appetite: oneOf(riskAppetites),
  items: z
    .array(registeredRiskSchema)
    .min(1, 'validation.generic.required')
    .max(bounds.registeredRisks.max, 'validation.generic.max'),
  overall: z.object({
    /** Risks that have a rating: the others count in none of these. */
    rated: z.int().min(0),
    /** The mean of the scores, to two places; 0 to 25, 0 when nothing is rated. */
    score,
    level: band,
    /** The same after treatment. */
    residual: score,
    residualLevel: band,
    /** Risks above what is accepted, before and after treatment. */
    above: z.int().min(0),
    aboveAfter: z.int().min(0),
  }),
});
/** A risk register. */
export type RiskRegister = z.output<typeof riskRegisterSchema>;
