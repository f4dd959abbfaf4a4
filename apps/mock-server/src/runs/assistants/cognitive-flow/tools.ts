import { choicesIn } from '@constella/i18n';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';

const candidate = z.object({
  assistant: z.string(),
  words: z.array(z.string()),
  /** It weighs options against each other. */
  choosesBetween: z.boolean(),
});

/**
 * Finds the assistant whose words a question uses most. When it uses none of them, the one that
 * chooses, if the question names what to choose between; otherwise none.
 */
export const matchAssistantTool = defineTool({
  id: 'assistant.match',
  input: z.object({ question: z.string(), locale: z.string(), candidates: z.array(candidate) }),
  shown: ({ candidates }) => ({ candidates: candidates.map(({ assistant }) => assistant) }),
  run({ question, locale, candidates }) {
    const text = question.toLowerCase();
    const found = candidates
      .map(({ assistant, words }) => ({
        assistant,
        words: words.filter((word) => word !== '' && text.includes(word.toLowerCase())),
      }))
      .toSorted((a, b) => b.words.length - a.words.length);
    const [best] = found;
    if (best && best.words.length > 0) return best;
    const words = choicesIn(question, locale);
    const chooser = words.length > 1 && candidates.find((one) => one.choosesBetween);
    return chooser ? { assistant: chooser.assistant, words } : { assistant: null, words: [] };
  },
});
