import * as z from 'zod';

import { bounds } from '../bounds.js';
import { cognitiveLayers } from '../enums.js';
import { dismissedFacts, idSchema, oneOf, optionalText, ownPath, text } from '../fields.js';
import { briefStep, defineAssistant } from './assistant.js';

/** An assistant that could go on, with what its form can be filled with. */
const suggestion = z.object({
  assistant: z.string(),
  path: ownPath(),
  name: z.string(),
  request: z.record(z.string(), z.unknown()),
});

/** Any question, thought through in seven layers. */
export const cognitiveFlow = defineAssistant({
  id: 'cognitive-flow',
  area: 'general',
  path: '/unified-cognitive-flow',
  request: z.object({
    question: text(bounds.prompt),
    /** Context the answer should know besides: a text that was pasted or attached. */
    context: optionalText(bounds.prompt),
    /** The person's own agents that think along; none means that the platform's suffice. */
    agents: z.array(idSchema).max(bounds.flowAgents.max, 'validation.generic.max').default([]),
    /** The first run of the conversation it belongs to; a question without one begins its own. */
    conversation: idSchema.optional(),
    /** The conversation's earlier questions and answers, oldest first. */
    earlier: z
      .array(z.object({ question: text(bounds.prompt), answer: text(bounds.longText) }))
      .max(bounds.flowEarlier.max, 'validation.generic.max')
      .default([]),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['question', 'context'],
  steps: [
    { id: 'perceive', ...briefStep },
    { id: 'comprehend', role: 'coordinator', layer: 'comprehension', purpose: 'fast' },
    {
      id: 'reason',
      role: 'researcher',
      layer: 'reasoning',
      group: 'reasoning',
      tools: ['library.search', 'math.calculate'],
      searches: true,
    },
    {
      id: 'contribute',
      role: 'domain_expert',
      layer: 'reasoning',
      group: 'reasoning',
      forEach: 'agents',
      tools: ['library.search', 'math.calculate'],
      optional: 'all',
      searches: true,
    },
    { id: 'decide', role: 'planner', layer: 'decision', purpose: 'fast' },
    { id: 'answer', role: 'implementer', layer: 'execution', writesResult: true },
    { id: 'reflect', role: 'evaluator', layer: 'reflection', group: 'after' },
    {
      id: 'continue',
      role: 'coordinator',
      layer: 'meta_cognition',
      group: 'after',
      purpose: 'fast',
      tools: ['assistant.match'],
      optional: 'all',
    },
  ],
  result: z.object({
    /** The answer; Markdown. */
    text: z.string(),
    layers: z.array(z.object({ layer: oneOf(cognitiveLayers), text: z.string() })),
    /** Questions that could come next, in the person's own voice. */
    followUps: z.array(z.string()),
    /** The assistant that could go on, with what its form can be filled with. */
    suggestion: suggestion.nullable(),
    /** Others the question has words of. */
    also: z.array(suggestion).default([]),
  }),
  documents: ['context'],
  unshared: ['layers', 'followUps', 'suggestion', 'also'],
  clarifies: true,
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
