import type { assistants } from '@constella/api-client/contract';
import { z } from 'zod';

import type { Job } from '../../program/define-program.js';
import { paragraphs } from '../../../prose/markdown.js';

/** The request for a decision. */
export type Request = z.output<(typeof assistants.decision)['request']>;

/** A model's answer when it is asked for the options and the criteria. */
export const frameShape = z.object({
  options: z.array(z.string().min(1)).min(2).max(10),
  criteria: z
    .array(z.object({ name: z.string().min(1), weight: z.int().min(1).max(5) }))
    .min(1)
    .max(10),
});
/** The options to choose from, and the criteria. */
export type Frame = z.output<typeof frameShape>;

/** The request, as a model reads it. */
export function about(request: Request): string {
  const { type, title, description, figures, dataSources, notes } = request;
  const known = figureLines(request, String);
  const better = figures.map((row) => `${row.criterion}: ${row.better} is better`);
  return paragraphs(
    `# Decision (${type}): ${title}`,
    description,
    known.length > 0 && `Figures:\n${[...known, ...better].join('\n')}`,
    dataSources.length > 0 && `Data sources to think of: ${dataSources.join(', ')}.`,
    notes && `Keep to this: ${notes}`,
  );
}

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

/** Options and criteria by number, as a model reads them. */
export const framed = (job: Job<Request>): string => {
  const { options, criteria } = frameOf(job);
  const list = (names: readonly string[]) => names.map((name, at) => `${at}: ${name}`).join('\n');
  return `# Options by number\n${list(options)}\n\n# Criteria by number\n${list(criteria.map(({ name }) => name))}`;
};
