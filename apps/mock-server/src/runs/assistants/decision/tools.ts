import { forecast, rankingConfidence, rankOptions } from '@constella/api-client/contract';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';
import { readDecision } from './read-decision.js';
import { seriesOf } from './series.js';

const words = z.array(z.string());

/** Reads what there is to choose from, and by what, out of a request's words. */
export const frameTool = defineTool({
  id: 'decision.frame',
  type: 'cognitive',
  input: z.object({
    title: z.string(),
    description: z.string(),
    words: z.object({
      or: words,
      and: words,
      compare: words,
      less: words,
      choose: words,
      rate: words,
      between: words,
      deciding: words,
    }),
    locale: z.string(),
  }),
  shown: ({ title, description, locale }) => ({ title, letters: description.length, locale }),
  run: ({ title, description, words: given, locale }) =>
    readDecision({ title, description }, given, locale),
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

/** Draws the line through figures a text puts in time; null when there are none. */
export const forecastTool = defineTool({
  id: 'decision.forecast',
  type: 'data_processing',
  input: z.object({
    description: z.string(),
    words: z.object({ one: words, several: words, past: words, each: words }),
    locale: z.string(),
    steps: z.int().min(1).max(12),
  }),
  shown: ({ description, steps }) => ({ letters: description.length, steps }),
  run({ description, words: given, locale, steps }) {
    const series = seriesOf(description, locale, given);
    return (
      series && {
        unit: series.unit,
        known: series.values,
        next: forecast(series.values, steps),
      }
    );
  },
});
