import type { RegulationStage, RegulationUpdateType, RiskLevel } from './enums.js';
import { usesTrigger } from './text/triggers.js';
import { keywordsOf, wordsIn } from './text/words.js';

/** Facts known of a regulation or of a change of one. */
export interface RegulationFacts {
  /** The type of change; a regulation that is stored without a change counts as new. */
  readonly updateType: RegulationUpdateType;
  /** The status the regulation itself is stored with. */
  readonly status: string;
  /** The country or union whose law it is. */
  readonly jurisdiction: string;
  /** The trade it is for; null for all. */
  readonly industry: string | null;
  /** `YYYY-MM-DD`; null when no day is set. */
  readonly effectiveDate: string | null;
}

/** Whom regulations are held against. */
export interface RegulationProfile {
  readonly industries: readonly string[];
  readonly jurisdictions: readonly string[];
}

/** The points a score is made of. */
export interface RegulationPoints {
  readonly proximity: number;
  readonly type: number;
  readonly industry: number;
  readonly jurisdiction: number;
}

/** How much a regulation matters, and why. */
export interface RegulationClass {
  readonly stage: RegulationStage;
  readonly points: RegulationPoints;
  /** 0 to 100: the sum of the points. */
  readonly score: number;
  readonly level: RiskLevel;
}

const key = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Whether two names mean the same, or one is said within the other: "Retail" in "Online retail". */
export const sameName = (one: string, other: string): boolean => {
  const [a, b] = [key(one), key(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
};

const dayLength = 86_400_000;

/** Days from one date to another; negative when the other is past. */
export const daysUntil = (today: string, date: string): number =>
  Math.round((Date.parse(date) - Date.parse(today)) / dayLength);

/** Points of days that are still to come, up to each. */
const ahead = [
  [30, 40],
  [90, 35],
  [180, 25],
  [365, 15],
] as const;
const farAhead = 8;
/** Points of days since it began to hold: what is new is still being put into practice. */
const past = [
  [90, 30],
  [365, 15],
] as const;
const unknownDay = 5;

const typePoints: Readonly<Record<RegulationUpdateType, number>> = {
  new: 25,
  update: 20,
  repeal: 10,
};
const industryPoints = { matched: 25, all: 15 } as const;
const jurisdictionPoints = 10;

/** Points from which each level begins, the worst first. */
const levelsFrom = [
  ['critical', 75],
  ['high', 60],
  ['medium', 40],
  ['low', 20],
] as const;

/** The level of a score: 75 critical, 60 high, 40 medium, 20 low, below that informational. */
export const levelOfScore = (score: number): RiskLevel =>
  levelsFrom.find(([, from]) => score >= from)?.[0] ?? 'informational';

/** Points for how near the day is on which it begins to hold. */
function proximityOf(effectiveDate: string | null, today: string): number {
  if (effectiveDate === null) return unknownDay;
  const days = daysUntil(today, effectiveDate);
  if (days >= 0) return ahead.find(([until]) => days <= until)?.[1] ?? farAhead;
  return past.find(([since]) => -days <= since)?.[1] ?? 0;
}

/** Where something is in its life on a day: its status says what a date cannot. */
export function stageOn(
  { updateType, status, effectiveDate }: RegulationFacts,
  today: string,
): RegulationStage {
  if (status === 'proposed') return 'proposed';
  const holds = effectiveDate === null ? status !== 'enacted' : effectiveDate <= today;
  if (!holds) return 'enacted';
  if (updateType === 'repeal' || status === 'repealed') return 'repealed';
  return updateType === 'update' || status === 'amended' ? 'amended' : 'effective';
}

/**
 * The class of a regulation on a day. Its score is the sum of four figures: how near the day is on
 * which it begins to hold (40 within 30 days, 35 within 90, 25 within 180, 15 within a year, 8
 * later; 30 up to 90 days after, 15 up to a year after, then 0; 5 without a day), what it is (new
 * 25, a change 20, a repeal 10), whether it is for an industry of the profile (25) or for all of
 * them (15), and whether it is the law of a place of the profile (10).
 */
export function classifyRegulation(
  facts: RegulationFacts,
  profile: RegulationProfile,
  today: string,
): RegulationClass {
  const { industry, jurisdiction, effectiveDate, updateType } = facts;
  const points: RegulationPoints = {
    proximity: proximityOf(effectiveDate, today),
    type: typePoints[updateType],
    industry:
      industry === null
        ? industryPoints.all
        : profile.industries.some((own) => sameName(own, industry))
          ? industryPoints.matched
          : 0,
    jurisdiction: profile.jurisdictions.some((own) => sameName(own, jurisdiction))
      ? jurisdictionPoints
      : 0,
  };
  const score = points.proximity + points.type + points.industry + points.jurisdiction;
  return { stage: stageOn(facts, today), points, score, level: levelOfScore(score) };
}

/** A part of a company. */
export interface BusinessUnit {
  readonly name: string;
  /** Its job and its care, in its own words. */
  readonly about: string;
}

/** Something that is held against the parts of a company. */
export interface ScoredRegulation {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly industry: string | null;
  readonly score: number;
  /** Words of the work it concerns. @default its title and description say it */
  readonly triggers?: readonly string[] | undefined;
}

/** The impact of regulations on a part of a company. */
export interface UnitImpact {
  /** 0 to 100: the worst of those that concern it. */
  readonly score: number;
  /** Regulations that concern it, worst first. */
  readonly items: readonly { readonly id: string; readonly score: number }[];
}

/** The weight of an industry-wide rule for a unit whose work it does not name. */
const wideShare = 0.5;

/**
 * The impact of regulations on a unit. One that has triggers concerns the units whose words use one of
 * them, and no other. Of the rest, one that shares a keyword with the unit's words counts with its
 * whole score; one that is for all industries counts half; any other does not concern it.
 */
export function unitImpact(
  { name, about }: BusinessUnit,
  regulations: readonly ScoredRegulation[],
  locale: string,
): UnitImpact {
  const own = `${name}\n${about}`;
  const words = new Set(keywordsOf(own, locale, 60));
  const shareOf = ({ title, description, industry, triggers }: ScoredRegulation): number => {
    if (triggers) return triggers.some((trigger) => usesTrigger(own, trigger)) ? 1 : 0;
    const isNamed = wordsIn(`${title}\n${description}`, locale).some((word) =>
      words.has(word.toLocaleLowerCase(locale)),
    );
    return isNamed ? 1 : industry === null ? wideShare : 0;
  };
  const items = regulations
    .flatMap((regulation) => {
      const share = shareOf(regulation);
      const { id, score } = regulation;
      return share === 0 ? [] : [{ id, score: Math.round(score * share) }];
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  return { score: items[0]?.score ?? 0, items };
}
