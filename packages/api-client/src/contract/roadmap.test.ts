import { describe, expect, it } from 'vitest';

import { bounds } from './bounds.js';
import { challengeTypes, roadmapPhases } from './enums/assistants.js';
import { roadmapDates } from './roadmap.js';

const { min, max } = bounds.roadmapWeeks;
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

it('shares the weeks out', () => {
  expect(roadmapDates({ challengeType: 'product', start: '2026-12-28', weeks: 10 })).toEqual([
    { phase: 'concept_development', start: '2026-12-28', end: '2027-01-07', days: 11 },
    { phase: 'prototyping', start: '2027-01-08', end: '2027-01-24', days: 17 },
    { phase: 'testing', start: '2027-01-25', end: '2027-02-11', days: 18 },
    { phase: 'refinement', start: '2027-02-12', end: '2027-02-21', days: 10 },
    { phase: 'scaling', start: '2027-02-22', end: '2027-03-07', days: 14 },
  ]);
});

describe.each(challengeTypes)('for a %s', (challengeType) => {
  it.each([min, 26, 53, max])('%i weeks are used to the last day, without a gap', (weeks) => {
    const dates = roadmapDates({ challengeType, start: '2028-02-20', weeks });
    expect(dates.map(({ phase }) => phase)).toEqual(roadmapPhases);
    expect(dates.reduce((sum, { days }) => sum + days, 0)).toBe(weeks * 7);
    expect(Math.min(...dates.map(({ days }) => days))).toBeGreaterThan(0);
    expect(dates.slice(1).map(({ start }) => start)).toEqual(
      dates.slice(0, -1).map(({ end }) => dayAfter(end)),
    );
  });
});
