import { contentLengths, measureText } from '@constella/api-client/contract';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';

/** Counts a text's words and works out its four scores. */
export const measureTool = defineTool({
  id: 'text.measure',
  input: z.object({
    content: z.string(),
    title: z.string(),
    keyPoints: z.string(),
    audience: z.string(),
    purpose: z.string(),
    length: z.enum(contentLengths),
    locale: z.string(),
  }),
  shown: ({ content, title, length, locale }) => ({
    title,
    letters: content.length,
    length,
    locale,
  }),
  run: ({ content, ...goal }) => measureText(content, goal),
});
