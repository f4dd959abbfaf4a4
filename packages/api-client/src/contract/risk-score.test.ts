import { describe, expect, it } from 'vitest';

import { riskAppetites, riskBands, riskTreatments } from './enums.js';
import { rateRegister, type UnratedRegister } from './rate-register.js';
import { riskRegisterSchema } from './risk-register.js';
import {
  isAccepted,
  loweringNeeded,
  rateRisk,
  residualRisk,
  riskBand,
  riskDueDate,
} from './risk-score.js';

const scale = [1, 2, 3, 4, 5];
const cells = scale.flatMap((likelihood) => scale.map((impact) => ({ likelihood, impact })));

it.each([
  [1, 1, 1, 'low'],
  [2, 2, 4, 'low'],
  [1, 5, 5, 'medium'],
  [3, 3, 9, 'medium'],
  [2, 5, 10, 'high'],
  [4, 3, 12, 'high'],
  [3, 5, 15, 'critical'],
  [5, 5, 25, 'critical'],
])('likelihood %i and impact %i score %i, %s', (likelihood, impact, score, level) => {
  expect(rateRisk(likelihood, impact)).toEqual({ likelihood, impact, score, level });
});

it.each([
  [4.99, 'low'],
  [5, 'medium'],
  [9.5, 'medium'],
  [14.99, 'high'],
  [0, 'low'],
])('a mean of %d is %s', (mean, level) => {
  expect(riskBand(mean)).toBe(level);
});

it('every level is reached, and a higher place never has a lower one', () => {
  expect(new Set(cells.map((cell) => rateRisk(cell.likelihood, cell.impact).level))).toEqual(
    new Set(riskBands),
  );
  for (const { likelihood, impact } of cells.filter((cell) => cell.likelihood < 5))
    expect(riskBands.indexOf(rateRisk(likelihood + 1, impact).level)).toBeGreaterThanOrEqual(
      riskBands.indexOf(rateRisk(likelihood, impact).level),
    );
});

describe.each(riskAppetites)('with an appetite for %s', (appetite) => {
  it('what is needed brings every risk down to it, and takes nothing off one that is there', () => {
    for (const cell of cells) {
      const needed = loweringNeeded(cell, appetite);
      const left = residualRisk(cell, { strategy: 'reduce', ...needed });
      expect(isAccepted(left.level, appetite)).toBe(true);
      const total = needed.lowersLikelihood + needed.lowersImpact;
      const isOpen = !isAccepted(rateRisk(cell.likelihood, cell.impact).level, appetite);
      expect(total > 0).toBe(isOpen);
    }
  });
});

it.each(riskTreatments)('the residual risk of %s', (strategy) => {
  const left = residualRisk(
    { likelihood: 4, impact: 5 },
    { strategy, lowersLikelihood: 2, lowersImpact: 1 },
  );
  expect(left.score).toBe(strategy === 'accept' ? 20 : 8);
});

it('a treatment never leaves the scale', () => {
  const lowering = { strategy: 'avoid', lowersLikelihood: 4, lowersImpact: 4 } as const;
  expect(residualRisk({ likelihood: 2, impact: 1 }, lowering)).toMatchObject({ score: 1 });
});

it.each([
  ['critical', '2026-01-31', '2026-03-02'],
  ['high', '2026-01-31', '2026-04-01'],
  ['medium', '2026-11-22', '2027-02-20'],
  ['low', '2024-02-29', '2024-08-27'],
] as const)('a %s risk of %s is due on %s', (level, from, due) => {
  expect(riskDueDate(level, 'reduce', from)).toBe(due);
  expect(riskDueDate(level, 'accept', from)).toBeNull();
});

const risk = (
  id: string,
  likelihood: number,
  impact: number,
): UnratedRegister['items'][number] => ({
  id,
  category: 'People',
  title: `Risk ${id}`,
  description: `About ${id}`,
  likelihood,
  impact,
  basis: 'judged',
  reason: '',
  controlsInPlace: '',
  treatment: { strategy: 'reduce', plan: `Plan ${id}`, lowersLikelihood: 1, lowersImpact: 0 },
  owner: '',
  status: 'identified',
});
const register: UnratedRegister = {
  title: 'Harvest',
  summary: 'What may go wrong.',
  recommendations: ['Begin with a'],
  assessmentDate: '2026-01-01',
  appetite: 'medium',
  items: [risk('a', 5, 4), risk('b', 2, 2), risk('c', 3, 3)],
};

it('a register is rated as a whole, and rating it again changes nothing', () => {
  const rated = rateRegister(register);
  expect(rated.overall).toEqual({
    rated: 3,
    score: 11,
    level: 'high',
    residual: 8,
    residualLevel: 'medium',
    above: 1,
    aboveAfter: 1,
  });
  expect(rated.items.map(({ dueDate }) => dueDate)).toEqual([
    '2026-01-31',
    '2026-06-30',
    '2026-04-01',
  ]);
  expect(rated.text).toMatch(/^# Harvest\n\nWhat may go wrong\.\n\n- Begin with a\n\n## Risk a/);
  expect(rateRegister(rated)).toEqual(rated);
  expect(riskRegisterSchema.parse(rated)).toEqual(rated);
});
