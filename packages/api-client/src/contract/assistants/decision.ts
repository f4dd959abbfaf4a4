import * as z from 'zod';

import { bounds } from '../bounds.js';
import {
  analysisMethods,
  decisionDataSources,
  decisionTypes,
  figureDirections,
  reportFormats,
} from '../enums.js';
import { leadingOption, rankingConfidence, rankOptions } from '../decision-ranking.js';
import { forecast, forecastSteps } from '../forecast.js';
import {
  dismissedFacts,
  missingOr,
  oneOf,
  optionalText,
  severalOf,
  someOf,
  text,
} from '../fields.js';
import { defineAssistant } from './assistant.js';

/** Best first; `share` is the weighted score as a part of what could be reached, 0 to 1. */
const ranking = z.array(z.object({ option: z.int().min(0), share: z.number().min(0).max(1) }));
/** 0 to 1: how far the first is ahead and how much of the matrix is known, multiplied. */
const confidence = z.number().min(0).max(1);
/** Figures a text of a decision gives of the matrix. */
const figures = z.object({ ranking, confidence });
const name = text({ max: bounds.decisionName.max });
const names = z.array(name).max(bounds.decisionNames.max, 'validation.generic.max').default([]);

/** A day, month, quarter or year: 2026-03-31, 2026-03, 2026-Q1, 2026. */
const moment = /^\d{4}(?:-(?:Q[1-4]|(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?))?$/;

const unit = z
  .string()
  .trim()
  .max(bounds.decisionUnit.max, 'validation.generic.maxLength')
  .default('');
/** A figure that may not be known yet: a cell of a form that is still empty. */
const amount = z.number({ error: missingOr('validation.generic.required') }).nullable();

/** The figures of the options by one criterion: a row of the matrix in the person's own numbers. */
export const criterionFiguresSchema = z
  .object({
    criterion: name,
    unit,
    /** Which figure is the better one: the lower rent, the larger room. Needed once there is one. */
    better: z.union([z.literal(''), z.enum(figureDirections)]).default(''),
    /** By the options' names; null, or left out, where it is not known. */
    amounts: z
      .array(z.object({ option: name, amount }))
      .max(bounds.decisionNames.max, 'validation.generic.max'),
  })
  .superRefine(({ better, amounts }, context) => {
    if (better === '' && amounts.some((one) => one.amount !== null))
      context.addIssue({
        code: 'custom',
        path: ['better'],
        message: 'validation.decision.betterRequired',
      });
  });

/** Figures of one thing that follow one another in time. */
export const decisionHistorySchema = z.object({
  /** The name of what they count. */
  label: z.string().trim().max(bounds.shortText.max, 'validation.generic.maxLength').default(''),
  unit,
  values: z
    .array(
      z
        .object({
          /** A day, month, quarter or year; empty, like the amount, in a row nothing was typed in. */
          when: z
            .union(
              [z.literal(''), z.string().regex(moment, 'validation.decision.moment')],
              'validation.decision.moment',
            )
            .default(''),
          amount,
        })
        .superRefine(({ when, amount: known }, context) => {
          if ((when === '') === (known === null)) return;
          context.addIssue({
            code: 'custom',
            path: [known === null ? 'amount' : 'when'],
            message: known === null ? 'validation.generic.required' : 'validation.decision.moment',
          });
        }),
    )
    .max(bounds.decisionHistory.max, 'validation.generic.max')
    .default([]),
});

/** The rows and figures that are known; what a form leaves empty goes. */
const knownFigures = (rows: readonly z.output<typeof criterionFiguresSchema>[]) =>
  rows.flatMap(({ better, amounts, ...row }) => {
    const known = amounts.flatMap(({ option, amount: of }) =>
      of === null ? [] : [{ option, amount: of }],
    );
    return better === '' || known.length === 0 ? [] : [{ ...row, better, amounts: known }];
  });
const knownHistory = ({ values, ...row }: z.output<typeof decisionHistorySchema>) => ({
  ...row,
  values: values.flatMap(({ when, amount: of }) => (of === null ? [] : [{ when, amount: of }])),
});
/** The known figures of the options by one criterion. */
export type CriterionFigures = ReturnType<typeof knownFigures>[number];
/** The known figures that follow one another in time. */
export type DecisionHistory = ReturnType<typeof knownHistory>;

/** One cell of the matrix: how well an option does by a criterion. */
export const decisionScoreSchema = z.object({
  option: z.int().min(0),
  criterion: z.int().min(0),
  /** From 1 to 5; 3 says neither good nor bad. */
  score: z.number().min(1).max(5),
  /** Said by the request, judged by a model, or nothing is known and the score is the middle. */
  basis: z.enum(['stated', 'judged', 'unknown']),
  reason: z.string(),
});

/** Every cell is of an option and a criterion there are, and there is one of each at most. */
function checkCells(
  {
    options,
    criteria,
    scores,
  }: {
    options: readonly unknown[];
    criteria: readonly unknown[];
    scores: readonly { option: number; criterion: number }[];
  },
  context: z.RefinementCtx,
): void {
  const known = new Set<string>();
  for (const [at, { option, criterion }] of scores.entries()) {
    const cell = `${option} ${criterion}`;
    const wrong =
      option >= options.length
        ? 'option'
        : criterion >= criteria.length || known.has(cell)
          ? 'criterion'
          : undefined;
    known.add(cell);
    if (wrong)
      context.addIssue({
        code: 'custom',
        path: ['scores', at, wrong],
        message: 'validation.generic.invalid',
      });
  }
}

/** The findings of one method. */
export const decisionSectionSchema = z.object({
  method: z.enum(analysisMethods),
  summary: z.string(),
  /** In the method's order: strengths, weaknesses, …; the ids are `decisionHeadings`. */
  lists: z.array(z.object({ heading: z.string(), items: z.array(z.string()) })),
  /** Amounts the request names, for cost and benefit. */
  amounts: z.array(
    z.object({
      label: z.string(),
      kind: z.enum(['cost', 'benefit', 'open']),
      amount: z.number(),
      unit: z.string(),
    }),
  ),
  /** The line through figures the request names, and where 80 % of next values should lie. */
  forecast: z
    .object({
      unit: z.string(),
      known: z.array(z.number()),
      /** When each known figure was, as it was typed: `2026`, `2026-Q1`, `2026-03`, `2026-03-31`. */
      when: z.array(z.string()).optional(),
      next: z.array(z.object({ value: z.number(), low: z.number(), high: z.number() })),
    })
    .nullable(),
});
/** The findings of one method. */
export type DecisionSection = z.infer<typeof decisionSectionSchema>;

type Figures = Readonly<z.output<typeof figures>>;

const areEqual = (one: Figures, other: Figures): boolean =>
  one.confidence === other.confidence &&
  one.ranking.length === other.ranking.length &&
  one.ranking.every(
    ({ option, share }, at) =>
      option === other.ranking[at]?.option && share === other.ranking[at].share,
  );

/** Options weighed against criteria by chosen methods. */
export const decision = defineAssistant({
  id: 'decision',
  area: 'enterprise',
  path: '/enterprise/decision-assistant',
  request: z.object({
    type: oneOf(decisionTypes).default('strategic'),
    title: text(bounds.taskTitle, 'validation.decision.titleMin'),
    description: text(
      { max: bounds.taskDescription.max },
      'validation.decision.descriptionRequired',
    ),
    methods: someOf(analysisMethods, 'validation.decision.methodsMin'),
    dataSources: severalOf(decisionDataSources),
    reportFormat: oneOf(reportFormats).default('comprehensive'),
    /** Figures to score with, a row a criterion; figures in the description are quoted only. */
    figures: z
      .array(criterionFiguresSchema)
      .max(bounds.decisionNames.max, 'validation.generic.max')
      .default([])
      .transform(knownFigures),
    /** The figures a forecast draws its line through. */
    history: decisionHistorySchema
      .default({ label: '', unit: '', values: [] })
      .transform(knownHistory),
    /** Options to choose from; read out of a list in the description when none is given. */
    options: names,
    /** Criteria it is judged by; cost, time, risk and benefit when none is given. */
    criteria: names,
    /** Anything the report should keep to. */
    notes: optionalText(bounds.systemPrompt),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['title', 'description', 'notes'],
  steps: [
    {
      id: 'frame',
      role: 'coordinator',
      layer: 'perception',
      tools: ['brief.read', 'decision.frame'],
    },
    { id: 'gather', role: 'researcher', layer: 'comprehension', searches: true },
    {
      id: 'method',
      role: 'domain_expert',
      layer: 'reasoning',
      forEach: 'methods',
      tools: ['decision.forecast'],
      optional: 'each',
    },
    { id: 'synthesise', role: 'planner', layer: 'decision', tools: ['decision.rank'] },
    { id: 'recommend', role: 'coordinator', layer: 'execution', writesResult: true },
  ],
  result: z
    .object({
      /** The recommendation and what it rests on; Markdown. */
      text: z.string(),
      options: z.array(z.string()).min(1),
      /** Weights are whole numbers from 1 to 5. */
      criteria: z.array(z.object({ name: z.string(), weight: z.int().min(1).max(5) })).min(1),
      scores: z.array(decisionScoreSchema),
      ranking,
      sections: z.array(decisionSectionSchema),
      recommendation: z.object({
        /** Null when no option is ahead. */
        option: z.int().min(0).nullable(),
        confidence,
        nextSteps: z.array(z.string()),
      }),
      /** The figures the text was written for, where it is older than those of the matrix. */
      writtenFor: figures.optional(),
    })
    .superRefine(checkCells),
  computed: [
    'ranking',
    'recommendation.option',
    'recommendation.confidence',
    'sections.*.forecast.next',
    'writtenFor',
  ],
  derive({ writtenFor: given, ...result }, _request, before) {
    const { options, criteria, scores, sections } = result;
    const weights = criteria.map(({ weight }) => weight);
    const places = rankOptions(options.length, weights, scores);
    const sure = rankingConfidence(places, weights, scores);
    // A text written anew is for the figures of now; an older one keeps those it was written for.
    const writtenFor = !before
      ? given
      : before.text === result.text
        ? (before.writtenFor ?? {
            ranking: before.ranking,
            confidence: before.recommendation.confidence,
          })
        : undefined;
    return {
      ...result,
      ranking: places,
      sections: sections.map((section) => ({
        ...section,
        forecast: section.forecast && {
          ...section.forecast,
          next: forecast(section.forecast.known, forecastSteps),
        },
      })),
      recommendation: {
        ...result.recommendation,
        option: leadingOption(places, sure),
        confidence: sure,
      },
      // A text that is as old as its figures needs no others.
      ...(writtenFor &&
        !areEqual(writtenFor, { ranking: places, confidence: sure }) && { writtenFor }),
    };
  },
  clarifies: true,
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
