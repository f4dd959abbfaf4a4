import { z } from 'zod';

import { bullets } from '../../../prose/markdown.js';
import { readBrief } from '../../../prose/read-brief.js';
import type { StepJob } from '../define-program.js';
import type { StepOutput } from '../program.js';
import { defineTool } from './tool.js';

/** Skims a description for what it asks for and for its figures. */
export const readBriefTool = defineTool({
  id: 'brief.read',
  input: z.object({ title: z.string(), description: z.string(), locale: z.string() }),
  // The task itself holds the description; a trace need not hold it again.
  shown: ({ title, description }) => ({ title, letters: description.length }),
  run({ title, description, locale }) {
    const { points, figures } = readBrief(title, description, locale);
    return { points, figures };
  },
});

/** The brief of a run, read by its tool; perception, which it leads to, is told its points. */
export async function perceive({ context, task }: Pick<StepJob<unknown>, 'context' | 'task'>) {
  const { title, description, locale } = task;
  const brief = await context.callTool(readBriefTool, { title, description, locale });
  await context.reachLayer('perception', brief.points.join('\n'));
  return brief;
}

/** The work of a step that does nothing but read the brief. */
export const readBriefStep = async (job: StepJob<unknown>): Promise<StepOutput> => ({
  text: bullets((await perceive(job)).points),
});
