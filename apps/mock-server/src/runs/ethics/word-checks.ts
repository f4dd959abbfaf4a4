import { usesTrigger } from '@constella/api-client/contract';

import { notPermitted } from '../program/tools/tool.js';
import type { Check } from './check.js';
import { adviceFields } from './words.js';

/** Latin words this long may have an ending; a shorter one begins too many others: age, agent. */
const shortestStem = 6;

/** Whether a text has a word or phrase of a list. */
function hasWord(text: string, word: string): boolean {
  if (!/^\p{Script=Latin}/u.test(word)) return usesTrigger(text, word);
  if (word.length >= shortestStem && !word.includes(' ')) return usesTrigger(text, word);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu');
  return whole.test(text);
}

/** Fields of advice people need a professional for, as far as the result gives it. */
export const regulatedAdvice: Check = ({ texts, words }) => {
  const whole = texts.join('\n');
  return {
    examined: texts.length,
    findings: adviceFields.filter((field) =>
      words.some(({ advice }) => advice[field].some((word) => hasWord(whole, word))),
    ),
  };
};

/** The criteria a ranking goes by, in a request or a result. */
function criteriaIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'criteria' && Array.isArray(one)
      ? one.flatMap((criterion: unknown) =>
          typeof criterion === 'string'
            ? [criterion]
            : [(criterion as { name?: string } | null)?.name ?? ''],
        )
      : criteriaIn(one),
  );
}

/** Criteria of a ranking that name what nobody may be ranked by. */
export const equalTreatment: Check = ({ result, request, words }) => {
  const criteria = [...new Set([...criteriaIn(request), ...criteriaIn(result)])];
  return {
    examined: criteria.length,
    findings: criteria.filter((name) =>
      words.some(({ attributes }) => attributes.some((word) => hasWord(name, word))),
    ),
  };
};

/** Calls of tools that were refused because the agent may not use them. */
export const toolPermission: Check = ({ calls }) => {
  const refused = calls.filter(({ error }) => error === notPermitted);
  return {
    examined: calls.length,
    findings: [...new Set(refused.map(({ toolName }) => toolName))],
  };
};
