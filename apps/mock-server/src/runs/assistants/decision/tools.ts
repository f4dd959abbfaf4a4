import {
  assistants,
  forecast,
  rankingConfidence,
  rankOptions,
} from '@constella/api-client/contract';
import { choicesIn, sentencesOf } from '@constella/i18n';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';
import { seriesOf } from './figures.js';

/** Options that are weighed at once. */
const mostOptions = 10;

/** Reads the list of options a request has in its words, if it has one. */
export const frameTool = defineTool({
  id: 'decision.frame',
  type: 'cognitive',
  input: z.object({
    title: z.string(),
    description: z.string(),
    locale: z.string(),
  }),
  shown: ({ title, description, locale }) => ({ title, letters: description.length, locale }),
  run({ title, description, locale }) {
    const lists = [title, ...sentencesOf(description, locale)].map((sentence) =>
      choicesIn(sentence, locale),
    );
    return { options: lists.find((list) => list.length > 1)?.slice(0, mostOptions) ?? [] };
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
