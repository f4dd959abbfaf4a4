import { rateRegister, type RiskRegister } from '@constella/api-client';

const risk = (
  id: string,
  title: string,
  likelihood: number,
  impact: number,
): RiskRegister['items'][number] => ({
  id,
  category: 'Operational',
  title,
  description: 'Fruit waits in crates while it stands still.',
  likelihood,
  impact,
  basis: 'stated',
  reason: 'It happened twice last autumn.',
  score: 1,
  level: 'low',
  controlsInPlace: 'A mechanic is on call',
  treatment: {
    strategy: 'reduce',
    plan: 'Keep the belt that tears most often in stock.',
    lowersLikelihood: 2,
    lowersImpact: 0,
  },
  residual: { likelihood, impact, score: 1, level: 'low' },
  owner: 'Nadia Berger',
  dueDate: null,
  status: 'identified',
});

/** A register of a worksheet: one risk is rated, the other by nobody yet. */
export const unratedRegister: RiskRegister = rateRegister({
  title: 'Move of the warehouse',
  summary: 'One risk you named and one of the library.',
  recommendations: ['Rate likelihood and impact with people who know the work.'],
  assessmentDate: '2026-09-01',
  appetite: 'medium',
  items: [
    risk('r1', 'Two pickers know the labels', 4, 3),
    { ...risk('r2', 'Go-live of new software fails', 3, 3), basis: 'unknown', reason: '' },
  ],
});

/** A register for stories. */
export const sampleRegister: RiskRegister = rateRegister({
  title: 'Harvest at the coast',
  summary: 'What may go wrong between the first apple and the last delivery.',
  recommendations: ['Begin with the sorting machine.', 'Ask the pickers what they expect.'],
  assessmentDate: '2026-09-01',
  appetite: 'medium',
  items: [
    risk('r1', 'The sorting machine stops', 4, 4),
    risk('r2', 'Seasonal workers leave early', 3, 3),
    risk('r3', 'Frost in the first week', 2, 5),
    risk('r4', 'A buyer pays late', 2, 2),
  ],
});
