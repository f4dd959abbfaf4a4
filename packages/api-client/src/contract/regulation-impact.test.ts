import { describe, expect, it } from 'vitest';

import { regulationUpdateTypes, riskLevels } from './enums.js';
import {
  classifyRegulation,
  daysUntil,
  levelOfScore,
  sameName,
  stageOn,
  unitImpact,
  type RegulationFacts,
} from './regulation-impact.js';

const today = '2026-03-10';
const facts: RegulationFacts = {
  updateType: 'new',
  status: 'effective',
  jurisdiction: 'European Union',
  industry: null,
  effectiveDate: '2020-01-01',
};
const nobody = { industries: [], jurisdictions: [] };

it.each([
  ['2026-03-10', 40],
  ['2026-04-09', 40],
  ['2026-04-10', 35],
  ['2026-06-08', 35],
  ['2026-06-09', 25],
  ['2026-09-06', 25],
  ['2026-09-07', 15],
  ['2027-03-10', 15],
  ['2027-03-11', 8],
  ['2026-03-09', 30],
  ['2025-12-10', 30],
  ['2025-12-09', 15],
  ['2025-03-10', 15],
  ['2025-03-09', 0],
  [null, 5],
])('holding from %s gives %i points', (effectiveDate, points) => {
  const { points: given } = classifyRegulation({ ...facts, effectiveDate }, nobody, today);
  expect(given.proximity).toBe(points);
});

it.each([
  ['new', 25],
  ['update', 20],
  ['repeal', 10],
] as const)('%s gives %i points', (updateType, points) => {
  expect(classifyRegulation({ ...facts, updateType }, nobody, today).points.type).toBe(points);
});

it.each([
  [null, [], 15],
  ['Retail', ['Online retail'], 25],
  ['Retail', ['Banking'], 0],
  ['Retail', [], 0],
])('the industry %s, held against %j, gives %i points', (industry, industries, points) => {
  const profile = { industries, jurisdictions: [] };
  expect(classifyRegulation({ ...facts, industry }, profile, today).points.industry).toBe(points);
});

it('the law of a place of the profile gives 10 points, and all of it makes the score', () => {
  const profile = { industries: ['Retail'], jurisdictions: ['european union'] };
  const near = { ...facts, industry: 'Retail', effectiveDate: '2026-03-20' };
  expect(classifyRegulation(near, profile, today)).toEqual({
    stage: 'enacted',
    points: { proximity: 40, type: 25, industry: 25, jurisdiction: 10 },
    score: 100,
    level: 'critical',
  });
});

it.each([
  [100, 'critical'],
  [75, 'critical'],
  [74, 'high'],
  [60, 'high'],
  [59, 'medium'],
  [40, 'medium'],
  [39, 'low'],
  [20, 'low'],
  [19, 'informational'],
  [0, 'informational'],
])('%i points are %s', (score, level) => {
  expect(levelOfScore(score)).toBe(level);
  expect(riskLevels).toContain(level);
});

describe('the stage', () => {
  it.each([
    ['new', 'proposed', '2020-01-01', 'proposed'],
    ['new', 'effective', '2026-03-10', 'effective'],
    ['new', 'effective', '2026-03-11', 'enacted'],
    ['update', 'effective', '2026-03-10', 'amended'],
    ['update', 'effective', '2026-03-11', 'enacted'],
    ['new', 'amended', '2020-01-01', 'amended'],
    ['repeal', 'effective', '2026-03-10', 'repealed'],
    ['repeal', 'effective', '2026-03-11', 'enacted'],
    ['new', 'repealed', '2020-01-01', 'repealed'],
    ['new', 'enacted', null, 'enacted'],
    ['new', 'active', null, 'effective'],
  ] as const)('of %s, stored as %s, from %s is %s', (updateType, status, effectiveDate, stage) => {
    expect(stageOn({ ...facts, updateType, status, effectiveDate }, today)).toBe(stage);
    expect(regulationUpdateTypes).toContain(updateType);
  });
});

it.each([
  ['Retail', 'retail ', true],
  ['Online retail', 'Retail', true],
  ['Retail', 'Rail', false],
  ['', 'Retail', false],
])('%s and %s', (one, other, same) => {
  expect(sameName(one, other)).toBe(same);
});

it('counts days across a change of clocks', () => {
  expect(daysUntil('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysUntil('2026-03-30', '2026-03-28')).toBe(-2);
});

describe('a unit', () => {
  const regulation = {
    id: 'r1',
    title: 'Packaging Regulation',
    description: 'Sets rules for parcels.',
    industry: null,
    score: 51,
  };
  const logistics = { name: 'Logistics', about: 'Packs and ships parcels' };

  it('is concerned in full by what names its work, by half by what is for all, else not', () => {
    const other = {
      ...regulation,
      id: 'r2',
      title: 'Bank Act',
      description: 'Capital.',
      score: 90,
    };
    const foreign = { ...other, id: 'r3', industry: 'Banking' };
    expect(unitImpact(logistics, [regulation, other, foreign], 'en')).toEqual({
      score: 51,
      items: [
        { id: 'r1', score: 51 },
        { id: 'r2', score: 45 },
      ],
    });
  });

  it('is concerned by triggers its words use, where a regulation has some, and by nothing else', () => {
    const chatbots = { ...regulation, id: 'r2', triggers: ['chatbot', 'machine learning'] };
    const support = { name: 'Support', about: 'Answers customers with chatbots; sets up parcels' };
    expect(unitImpact(support, [chatbots], 'en').items).toEqual([{ id: 'r2', score: 51 }]);
    expect(unitImpact(logistics, [chatbots], 'en').items).toEqual([]);
  });

  it('nothing concerns is at zero', () => {
    expect(unitImpact(logistics, [], 'en')).toEqual({ score: 0, items: [] });
  });
});
