import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';

const candidate = z.object({ assistant: z.string(), words: z.array(z.string()) });

/** Finds the assistant whose words a question uses most; none when it uses none of them. */
export const matchAssistantTool = defineTool({
  id: 'assistant.match',
  input: z.object({ question: z.string(), candidates: z.array(candidate) }),
  shown: ({ candidates }) => ({ candidates: candidates.map(({ assistant }) => assistant) }),
  run({ question, candidates }) {
    const text = question.toLowerCase();
    const found = candidates
      .map(({ assistant, words }) => ({
        assistant,
        words: words.filter((word) => word !== '' && text.includes(word.toLowerCase())),
      }))
      .toSorted((a, b) => b.words.length - a.words.length);
    const [best] = found;
    return best && best.words.length > 0 ? best : { assistant: null, words: [] };
  },
});
