import { roadmapPhases, type ChallengeType, type RoadmapPhase } from './enums/assistants.js';
import { dayAfter } from './days.js';

/** When a phase of a road map is. */
export interface PhaseDates {
  readonly phase: RoadmapPhase;
  /** Its first and its last day: `2026-01-31`. */
  readonly start: string;
  readonly end: string;
  /** Both of them counted. */
  readonly days: number;
}

/** The facts the time of a road map is shared out by. */
export interface RoadmapPlan {
  readonly challengeType: ChallengeType;
  /** The first day. */
  readonly start: string;
  /** Of all phases together. */
  readonly weeks: number;
}

/**
 * Percent of the time for each phase, in order. Things people hold take longest to build and to
 * try; a way to earn money has to be thought through and tried; people and markets take longest to
 * reach.
 */
const shares = {
  product: [15, 25, 25, 15, 20],
  service: [20, 20, 25, 15, 20],
  process: [15, 20, 25, 20, 20],
  business_model: [25, 15, 30, 15, 15],
  market: [20, 15, 25, 15, 25],
  organizational: [20, 15, 20, 15, 30],
} as const satisfies Record<ChallengeType, readonly number[]>;

/** The phases one after the other, without a gap, as many days as there are. */
export function roadmapDates({ challengeType, start, weeks }: RoadmapPlan): PhaseDates[] {
  const days = weeks * 7;
  const dayAt = (offset: number): string => dayAfter(start, offset);
  let percent = 0;
  return roadmapPhases.map((phase, at) => {
    const from = Math.round((days * percent) / 100);
    percent += shares[challengeType][at] ?? 0;
    const to = Math.round((days * percent) / 100);
    return { phase, start: dayAt(from), end: dayAt(to - 1), days: to - from };
  });
}
