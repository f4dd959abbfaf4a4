import type { assistants } from '@constella/api-client/contract';
import { z } from 'zod';

import type { Job } from '../../program/define-program.js';

/** The request for a decision. */
export type Request = z.output<(typeof assistants.decision)['request']>;

/** A model's answer when it is asked for the options and the criteria. */
export const frameShape = z.object({
  options: z
    .array(z.string().min(1).describe('At most six words, in the words of the person.'))
    .min(2)
    .max(10),
  criteria: z
    .array(
      z.object({
        name: z.string().min(1).describe('At most four words.'),
        weight: z
          .int()
          .min(1)
          .max(5)
          .describe('1 nice to have, 3 matters, 5 decides. Not all alike.'),
      }),
    )
    .min(1)
    .max(10),
});
/** The options to choose from, and the criteria. */
export type Frame = z.output<typeof frameShape>;

/** The figures of a request, a line each. */
export const figureLines = (
  { figures, history }: Request,
  written: (amount: number) => string,
): string[] => {
  const line = (label: string, amount: number, unit: string) =>
    `${label}: ${written(amount)} ${unit}`.trim();
  return [
    ...figures.flatMap(({ criterion, unit, amounts }) =>
      amounts.map(({ option, amount }) => line(`${option}, ${criterion}`, amount, unit)),
    ),
    ...history.values.map(({ when, amount }) =>
      line([history.label, when].filter(Boolean).join(' '), amount, history.unit),
    ),
  ];
};

/** The frame a run has, once it has one. */
export const frameOf = (job: Job<Request>): Frame => job.valueOf<Frame>('frame') ?? emptyFrame;
const emptyFrame: Frame = { options: [], criteria: [] };
