import { choicesIn } from '@constella/i18n';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';

const candidate = z.object({
  assistant: z.string(),
  words: z.array(z.string()),
  /** It weighs options against each other. */
  choosesBetween: z.boolean(),
});

/** More are no help to choose. */
export const mostOthers = 2;

/**
 * Finds the assistant whose words a question uses most, and up to two others. When it uses none of them, the one that
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
    const [best, ...others] = found.filter(({ words }) => words.length > 0);
    if (best)
      return { ...best, also: others.slice(0, mostOthers).map(({ assistant }) => assistant) };
    const words = choicesIn(question, locale);
    const chooser = words.length > 1 && candidates.find((one) => one.choosesBetween);
    return chooser
      ? { assistant: chooser.assistant, words, also: [] }
      : { assistant: null, words: [], also: [] };
  },
});
