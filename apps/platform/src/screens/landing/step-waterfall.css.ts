import { appStyle, media, vars } from '@constella/ui/tokens';

import { sampleSteps, sampleStepTimes, type SampleStep } from './sample-steps';

export const steps = appStyle({ display: 'grid', gap: vars.space['8'] });

export const step = appStyle({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) 40px',
  alignItems: 'center',
  gap: vars.space['12'],
  '@media': { [media.small]: { gridTemplateColumns: '88px minmax(0, 1fr) 36px' } },
});

export const track = appStyle({ display: 'block' });

const end = Math.max(
  ...sampleSteps.map((step) => sampleStepTimes[step].start + sampleStepTimes[step].length),
);
const share = (seconds: number) => `${((seconds / end) * 100).toFixed(2)}%`;
const piece = (step: SampleStep) => {
  const { agent, start, length } = sampleStepTimes[step];
  return appStyle({
    display: 'block',
    blockSize: 12,
    inlineSize: share(length),
    marginInlineStart: share(start),
    borderRadius: 3,
    background: vars.agent[agent],
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  });
};

/** One bar per step, where its time lies in the run's. */
export const bar: Record<SampleStep, string> = {
  frame: piece('frame'),
  evidence: piece('evidence'),
  swot: piece('swot'),
  costBenefit: piece('costBenefit'),
  recommend: piece('recommend'),
};

export const time = appStyle({
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
