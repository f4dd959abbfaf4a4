/** Steps of the example run that the waterfall shows. */
export const sampleSteps = ['frame', 'evidence', 'swot', 'costBenefit', 'recommend'] as const;
export type SampleStep = (typeof sampleSteps)[number];

interface StepTime {
  /** The kind of agent that did it. */
  agent: 'coordinator' | 'processor' | 'executor';
  /** Seconds: when it began, and how long it took. The second and third step overlap. */
  start: number;
  length: number;
}

export const sampleStepTimes: Record<SampleStep, StepTime> = {
  frame: { agent: 'coordinator', start: 0, length: 6 },
  evidence: { agent: 'processor', start: 6, length: 31 },
  swot: { agent: 'processor', start: 24, length: 22 },
  costBenefit: { agent: 'executor', start: 44, length: 43 },
  recommend: { agent: 'coordinator', start: 86, length: 14 },
};
