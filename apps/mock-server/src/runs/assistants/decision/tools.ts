import {
  assistants,
  forecast,
  rankingConfidence,
  rankOptions,
} from '@constella/api-client/contract';
import { listAfter, optionsIn, sentencesOf } from '@constella/i18n';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';
import { seriesOf } from './figures.js';

/** Criteria that are weighed at once. */
const mostCriteria = 10;

/** Reads the options and the criteria a request has in its words, as far as it has any. */
export const frameTool = defineTool({
  id: 'decision.frame',
  type: 'cognitive',
  input: z.object({
    title: z.string(),
    description: z.string(),
    locale: z.string(),
    /** What lists of them are labelled with in this language. */
    labels: z.object({ options: z.string(), criteria: z.string() }),
  }),
  shown: ({ title, description, locale }) => ({ title, letters: description.length, locale }),
  run({ title, description, locale, labels }) {
    const criteria = sentencesOf(description, locale)
      .map((sentence) => listAfter(labels.criteria, sentence, locale))
      .find((list) => list.length > 0);
    return {
      options: optionsIn({ title, description }, labels.options, locale),
      criteria: criteria?.slice(0, mostCriteria) ?? [],
    };
  },
});

const cell = z.object({
  option: z.int(),
  criterion: z.int(),
  score: z.number(),
  basis: z.enum(['stated', 'judged', 'unknown']),
});

/** Puts options in order by their weighted scores, and says how sure the first place is. */
export const rankTool = defineTool({
  id: 'decision.rank',
  type: 'data_processing',
  input: z.object({ options: z.int(), weights: z.array(z.number()), cells: z.array(cell) }),
  run({ options, weights, cells }) {
    const ranking = rankOptions(options, weights, cells);
    return { ranking, confidence: rankingConfidence(ranking, weights, cells) };
  },
});

/** Draws the line through figures that follow one another in time; null when there are none. */
export const forecastTool = defineTool({
  id: 'decision.forecast',
  type: 'data_processing',
  input: z.object({
    history: assistants.decision.request.shape.history,
    steps: z.int().min(1).max(12),
  }),
  shown: ({ history, steps }) => ({ figures: history.values.length, steps }),
  run({ history, steps }) {
    const series = seriesOf(history);
    if (!series) return null;
    const known = series.map(({ amount }) => amount);
    return {
      unit: history.unit,
      known,
      when: series.map(({ when }) => when),
      next: forecast(known, steps),
    };
  },
});
