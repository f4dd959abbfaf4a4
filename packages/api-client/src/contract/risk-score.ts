import { bounds } from './bounds.js';
import { riskBands, type RiskAppetite, type RiskBand, type RiskTreatment } from './enums.js';

/** The lowest score of each level: a score has the level of the highest that it reaches. */
const bandsFrom: Record<RiskBand, number> = { low: 1, medium: 5, high: 10, critical: 15 };
/** Days there are to treat a risk of a level. */
const daysFor: Record<RiskBand, number> = { critical: 30, high: 60, medium: 90, low: 180 };

/** A risk's place in the matrix, and what follows from it. */
export interface RiskRating {
  /** 1, rare, to 5, almost certain. */
  readonly likelihood: number;
  /** 1, negligible, to 5, severe. */
  readonly impact: number;
  /** Likelihood times impact. */
  readonly score: number;
  readonly level: RiskBand;
}

/** How many steps of the scale a treatment takes off. */
export interface RiskLowering {
  readonly lowersLikelihood: number;
  readonly lowersImpact: number;
}

/** The level of a score, or of a mean of scores. */
export const riskBand = (score: number): RiskBand =>
  riskBands.findLast((band) => score >= bandsFrom[band]) ?? 'low';

/** Likelihood times impact, and the level that is. */
export function rateRisk(likelihood: number, impact: number): RiskRating {
  const score = likelihood * impact;
  return { likelihood, impact, score, level: riskBand(score) };
}

/** Whether a level may be left as it is. */
export const isAccepted = (level: RiskBand, appetite: RiskAppetite): boolean =>
  riskBands.indexOf(level) <= riskBands.indexOf(appetite);

/** The risk left after its treatment. Accepting it changes nothing. */
export function residualRisk(
  { likelihood, impact }: Pick<RiskRating, 'likelihood' | 'impact'>,
  treatment: RiskLowering & { readonly strategy: RiskTreatment },
): RiskRating {
  if (treatment.strategy === 'accept') return rateRisk(likelihood, impact);
  const { min } = bounds.riskScale;
  return rateRisk(
    Math.max(min, likelihood - treatment.lowersLikelihood),
    Math.max(min, impact - treatment.lowersImpact),
  );
}

/** The fewest steps that bring a risk down to what is accepted, likelihood first. */
export function loweringNeeded(
  { likelihood, impact }: Pick<RiskRating, 'likelihood' | 'impact'>,
  appetite: RiskAppetite,
): RiskLowering {
  const { min } = bounds.riskScale;
  let lowersLikelihood = 0;
  let lowersImpact = 0;
  const isEnough = () =>
    isAccepted(rateRisk(likelihood - lowersLikelihood, impact - lowersImpact).level, appetite);
  while (!isEnough() && likelihood - lowersLikelihood > min) lowersLikelihood += 1;
  while (!isEnough() && impact - lowersImpact > min) lowersImpact += 1;
  return { lowersLikelihood, lowersImpact };
}

/** The day by which a risk is treated, counted from the assessment; an accepted one has none. */
export function riskDueDate(
  level: RiskBand,
  strategy: RiskTreatment,
  assessmentDate: string,
): string | null {
  if (strategy === 'accept') return null;
  const day = new Date(`${assessmentDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysFor[level]);
  return day.toISOString().slice(0, 10);
}
