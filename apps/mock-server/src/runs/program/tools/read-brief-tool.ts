import { z } from 'zod';

import { readBrief } from '../../../prose/read-brief.js';
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
