import * as z from 'zod';

import { bounds } from '../bounds.js';
import { languages, lifeAssistantCategories } from '../enums.js';
import { day, dismissedFacts, oneOf, optionalText, severalOf, text } from '../fields.js';
import { lifeTables } from '../life/week.js';
import { defineAssistant } from './assistant.js';

/** One sentence of a review, and the rows it was worked out of. */
export const reviewFindingSchema = z.object({
  /** Unique within the review. */
  id: z.string().min(1).max(bounds.slug.max),
  category: z.enum(lifeAssistantCategories),
  tone: z.enum(['good', 'attention', 'plain']),
  text: z.string().min(1).max(bounds.purpose.max),
  table: z.enum(lifeTables),
  ids: z.array(z.int().positive()),
});

/** What became of the suggestion of a review. */
export const reviewAnswers = ['open', 'accepted', 'declined'] as const;

/** A week over the rows somebody logged: its figures are worked out, a model says what they mean. */
export const lifeReview = defineAssistant({
  id: 'life-review',
  area: 'personal',
  path: '/personal/life-assistant',
  request: z.object({
    /** Any day of the week; the last whole week when none is named. */
    week: z.union([day(), z.literal('')], 'validation.generic.invalid').default(''),
    /** What is looked at; everything when nothing is named. */
    categories: severalOf(lifeAssistantCategories),
    /** What was different in that week. */
    note: optionalText(bounds.longText),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['note'],
  steps: [
    {
      id: 'figures',
      role: 'coordinator',
      layer: 'perception',
      tools: ['life.week'],
      computed: true,
    },
    { id: 'review', role: 'evaluator', layer: 'reflection' },
  ],
  result: z.object({
    /** Headline, findings and suggestion; Markdown. */
    text: z.string(),
    title: text(bounds.shortText),
    /** The language it is written in. */
    locale: oneOf(languages),
    /** The Monday of the week. */
    week: day(),
    findings: z.array(reviewFindingSchema),
    suggestion: text(bounds.shortText),
    reason: z.string().max(bounds.purpose.max),
    answer: z.enum(reviewAnswers).default('open'),
  }),
  computed: ['text'],
  derive(result) {
    const { title, findings, suggestion, reason } = result;
    const lines = findings.map((one) => `- ${one.text}`).join('\n');
    const parts = [`# ${title}`, lines, `**${suggestion}**`, reason];
    return { ...result, text: parts.filter(Boolean).join('\n\n') };
  },
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 120,
});
