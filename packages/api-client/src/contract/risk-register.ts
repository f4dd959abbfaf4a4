import * as z from 'zod';

import { bounds } from './bounds.js';
import { riskAppetites, riskBands, riskItemStatuses, riskTreatments } from './enums.js';
import { oneOf } from './fields.js';
import { isAccepted, rateRisk, residualRisk, riskBand, riskDueDate } from './risk-score.js';

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
const words = z.string().max(bounds.longText.max, 'validation.generic.maxLength');
const title = z
  .string()
  .trim()
  .min(1, 'validation.generic.required')
  .max(bounds.shortText.max, 'validation.generic.maxLength');

/** One risk of a register. */
export const registeredRiskSchema = z.object({
  /** Unique within the register. */
  id: z.string(),
  category: title,
  title,
  description: words,
  likelihood: place,
  impact: place,
  /** Said by the request, judged by a model or a person, or nothing is known: then it is the middle. */
  basis: z.enum(['stated', 'judged', 'unknown']),
  reason: words,
  /** Likelihood times impact. */
  score,
  level: band,
  controlsInPlace: words,
  treatment: z.object({
    strategy: oneOf(riskTreatments),
    plan: words,
    /** Steps of the scale it has to take off. */
    lowersLikelihood: steps,
    lowersImpact: steps,
  }),
  /** What is left after the treatment. */
  residual: z.object({ likelihood: place, impact: place, score, level: band }),
  owner: z.string().max(bounds.shortText.max, 'validation.generic.maxLength'),
  dueDate: z.iso.date().nullable(),
  status: oneOf(riskItemStatuses),
});
/** One risk of a register. */
export type RegisteredRisk = z.output<typeof registeredRiskSchema>;

/** A risk register: the result of every assessment of risks. */
export const riskRegisterSchema = z.object({
  /** Title, summary, risks and treatments; Markdown. */
  text: z.string(),
  title,
  summary: words,
  recommendations: z.array(words).max(bounds.registeredRisks.max),
  assessmentDate: z.iso.date(),
  /** The highest level that is accepted without treatment. */
  appetite: oneOf(riskAppetites),
  items: z
    .array(registeredRiskSchema)
    .min(1, 'validation.generic.required')
    .max(bounds.registeredRisks.max, 'validation.generic.max'),
  overall: z.object({
    /** The mean of the scores, to two places; 0 to 25. */
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

/** The parts of a register that {@link rateRegister} works out. */
export const registerComputed = [
  'text',
  'overall',
  'items.*.score',
  'items.*.level',
  'items.*.residual',
  'items.*.dueDate',
] as const;

/** A register before its numbers are worked out. */
export type UnratedRegister = Omit<RiskRegister, 'text' | 'overall' | 'items'> & {
  readonly items: readonly Omit<RegisteredRisk, 'score' | 'level' | 'residual' | 'dueDate'>[];
};

const mean = (values: readonly number[]): number =>
  values.length === 0
    ? 0
    : Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;

/** A register with every score, level, residual risk, due date and its text worked out. */
export function rateRegister(register: UnratedRegister): RiskRegister {
  const { assessmentDate, appetite } = register;
  const items = register.items.map((item): RegisteredRisk => {
    const { score: rated, level } = rateRisk(item.likelihood, item.impact);
    return {
      ...item,
      score: rated,
      level,
      residual: residualRisk(item, item.treatment),
      dueDate: riskDueDate(level, item.treatment.strategy, assessmentDate),
    };
  });
  const now = mean(items.map((item) => item.score));
  const after = mean(items.map(({ residual }) => residual.score));
  return {
    ...register,
    items,
    overall: {
      score: now,
      level: riskBand(now),
      residual: after,
      residualLevel: riskBand(after),
      above: items.filter(({ level }) => !isAccepted(level, appetite)).length,
      aboveAfter: items.filter(({ residual }) => !isAccepted(residual.level, appetite)).length,
    },
    text: registerText({ ...register, items }),
  };
}

function registerText({ title: name, summary, items, recommendations }: UnratedRegister): string {
  const parts = items.flatMap((item) => [
    `## ${item.title}`,
    item.description,
    item.treatment.plan,
  ]);
  return [`# ${name}`, summary, recommendations.map((one) => `- ${one}`).join('\n'), ...parts]
    .filter(Boolean)
    .join('\n\n');
}
