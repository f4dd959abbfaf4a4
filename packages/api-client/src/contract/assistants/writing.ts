import * as z from 'zod';

import { bounds } from '../bounds.js';
import { contentLengths, contentTypes, languages, tones } from '../enums.js';
import { dismissedFacts, oneOf, optionalText, text } from '../fields.js';
import { readabilityMeasures } from '../text/readability.js';
import { measureText } from '../text/scores.js';
import { defineAssistant } from './assistant.js';

const score = z.int().min(bounds.score.min).max(bounds.score.max);

/** The measurement of a text; `measureText` works it out. */
export const textMeasuresSchema = z.object({
  words: z.int().min(0),
  range: z.object({ min: z.int(), max: z.int().nullable() }),
  fit: z.enum(['short', 'within', 'long']),
  scores: z.object({
    keyword: score,
    readability: score,
    engagement: score,
    audienceMatch: score,
  }),
  readabilityMeasure: z.enum(readabilityMeasures),
  keywords: z.array(z.object({ word: z.string(), count: z.int().min(0) })),
});

/** A text for readers, from what it has to say, to whom and how. */
export const writing = defineAssistant({
  id: 'writing',
  area: 'enterprise',
  path: '/enterprise/writing-assistant',
  request: z.object({
    contentType: oneOf(contentTypes).default('blogPost'),
    audience: text(bounds.shortText, 'validation.writing.audienceRequired'),
    purpose: text(bounds.purpose, 'validation.writing.purposeRequired'),
    brandGuidelines: optionalText(bounds.longText),
    tone: oneOf(tones).default('professional'),
    length: oneOf(contentLengths).default('medium'),
    /** One a line, or one a sentence. */
    keyPoints: text(bounds.longText, 'validation.writing.keyPointsRequired'),
    /** Cases, quotations or figures it may use. */
    examples: optionalText(bounds.longText),
    notes: optionalText(bounds.longText),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['purpose', 'audience', 'keyPoints', 'examples', 'notes'],
  steps: [
    { id: 'planning', role: 'planner', layer: 'perception', tools: ['brief.read'] },
    { id: 'research', role: 'researcher', layer: 'comprehension', searches: true },
    { id: 'drafting', role: 'implementer', layer: 'reasoning', longText: true },
    { id: 'revision', role: 'evaluator', layer: 'reflection', tools: ['text.measure'] },
    {
      id: 'finalization',
      role: 'implementer',
      layer: 'execution',
      longText: true,
      writesResult: true,
    },
  ],
  result: z.object({
    /** Title and content; Markdown. */
    text: z.string(),
    title: z.string().min(1),
    /** Without the title; Markdown. */
    content: z.string(),
    /**
     * What was typed, in the parts of its type, and no text yet: without a model nobody wrote one. It
     * ends when a person says it is one.
     */
    isWorksheet: z.boolean().default(false),
    /** Null for a worksheet: nothing of it can be measured. */
    measures: textMeasuresSchema.nullable(),
    /** The language it is measured in. */
    locale: oneOf(languages),
    outline: z.array(z.string()),
    /** Points a reader should look at before it goes out. */
    revisions: z.array(z.string()),
  }),
  computed: ['text', 'measures'],
  derive(result, { keyPoints, audience, purpose, length }) {
    const { title, content, locale, isWorksheet } = result;
    const text = `# ${title}\n\n${content}`;
    if (isWorksheet) return { ...result, text, measures: null };
    const goal = { title, keyPoints, audience, purpose, length, locale };
    const { keywords, ...measures } = measureText(content, goal);
    return {
      ...result,
      text,
      measures: { ...measures, keywords: [...keywords] },
    };
  },
  clarifies: true,
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
