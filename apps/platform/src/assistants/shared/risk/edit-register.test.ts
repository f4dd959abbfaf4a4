import { rateRegister, type RiskRegister } from '@constella/api-client';
import { expect, it } from 'vitest';

import { withChange, withNewRisk, withoutRisk, withRiskBack } from './edit-register';

const item = (id: string): RiskRegister['items'][number] => ({
  id,
  category: 'People',
  title: id,
  description: '',
  likelihood: 3,
  impact: 3,
  basis: 'stated',
  reason: 'You said so',
  score: 9,
  level: 'medium',
  controlsInPlace: '',
  treatment: { strategy: 'reduce', plan: '', lowersLikelihood: 1, lowersImpact: 0 },
  residual: { likelihood: 2, impact: 3, score: 6, level: 'medium' },
  owner: '',
  dueDate: null,
  status: 'identified',
});
const register = rateRegister({
  title: 'Harvest',
  summary: '',
  recommendations: [],
  assessmentDate: '2026-01-01',
  appetite: 'medium',
  items: [item('r1'), item('r2')],
});

it('a moved risk is rated anew and judged by whoever moved it', () => {
  const [first] = rateRegister(withChange(register, 'r1', { likelihood: 5, impact: 4 })).items;
  expect(first).toMatchObject({
    score: 20,
    level: 'critical',
    residual: { score: 16 },
    dueDate: '2026-01-31',
    basis: 'judged',
    reason: '',
  });
});

it('other changes leave the reason', () => {
  const [, second] = withChange(register, 'r2', { owner: 'Nadia' }).items;
  expect(second).toMatchObject({ owner: 'Nadia', basis: 'stated', reason: 'You said so' });
});

it('a new risk has an id of its own, also after one was removed', () => {
  const shorter = withoutRisk(register, 'r1');
  const longer = withNewRisk(shorter, 'New risk');
  expect(longer.items.map(({ id }) => id)).toEqual(['r2', 'r3']);
  expect(rateRegister(longer).overall.score).toBe(9);
});

it('the last risk stays', () => {
  const one = withoutRisk(register, 'r1');
  expect(withoutRisk(one, 'r2')).toBe(one);
});

it('a removed risk comes back where it was, once, into what the register has become', () => {
  const [first] = register.items;
  const later = withChange(withoutRisk(register, 'r1'), 'r2', { owner: 'Nadia' });
  const back = withRiskBack(later, first!, 0);
  expect(back.items).toEqual([first, expect.objectContaining({ id: 'r2', owner: 'Nadia' })]);
  expect(withRiskBack(back, first!, 0)).toBe(back);
});
