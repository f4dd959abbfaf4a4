import * as z from 'zod';

import { bounds } from '../bounds.js';
import { languages, regulationStages, regulationUpdateTypes, riskLevels } from '../enums.js';
import {
  datesInOrder,
  dismissedFacts,
  idSchema,
  oneOf,
  optionalDay,
  optionalText,
  severalOf,
  textsOf,
} from '../fields.js';
import { classifyRegulation, unitImpact } from '../regulation-impact.js';
import { defineAssistant } from './assistant.js';

const names = textsOf(bounds.regulationNames, bounds.shortText);
const score = z.int().min(bounds.score.min).max(bounds.score.max);
const dates = datesInOrder('effectiveFrom', 'effectiveUntil');

/** A regulation, or a change of one, as the monitor found it. */
export const watchedRegulationSchema = z.object({
  /** `r4` for a regulation, `u2` for a change. */
  id: z.string(),
  regulationId: idSchema,
  /** The change; null for the regulation itself. */
  updateId: idSchema.nullable(),
  title: z.string(),
  description: z.string(),
  jurisdiction: z.string(),
  /** Null for all industries. */
  industry: z.string().nullable(),
  updateType: z.enum(regulationUpdateTypes),
  /** The status the regulation is stored with. */
  status: z.string(),
  effectiveDate: z.string().nullable(),
  /** Its number where it is published. */
  source: z.string().nullable(),
  /** Where it is published; absent when that is not known. */
  url: z.string().optional(),
  /** Duties it brings, each with its article; absent when none are known. */
  duties: z.array(z.object({ article: z.string(), text: z.string() })).optional(),
  /** Words of the work it concerns; absent when none are known. */
  triggers: z.array(z.string()).optional(),
  /** Whether nobody has read the change yet. */
  unread: z.boolean(),
  stage: z.enum(regulationStages),
  points: z.object({ proximity: score, type: score, industry: score, jurisdiction: score }),
  score,
  level: z.enum(riskLevels),
});

/** Regulations and their changes: fetched, classified and held against the parts of a company. */
export const regulationMonitor = defineAssistant({
  id: 'regulation-monitor',
  area: 'enterprise',
  path: '/enterprise/regulation-monitor',
  request: z
    .object({
      /** Jurisdictions as the stored rows name them; all when none is named. */
      regions: names,
      /** Industries; those for all of them are always included. All when none is named. */
      industries: names,
      /** The least level that is shown. */
      riskLevel: oneOf(riskLevels).default('informational'),
      effectiveFrom: optionalDay(),
      effectiveUntil: optionalDay(),
      /** All when none is chosen. */
      statuses: severalOf(regulationStages),
      /** One a line, "unit: what it does"; the departments of the company's policies when empty. */
      businessUnits: optionalText(bounds.longText),
      /** Whose it is; the member's first company when none is named. */
      companyId: idSchema.optional(),
      dismissedFacts: dismissedFacts(),
    })
    .refine(dates.check, dates.says),
  reads: ['businessUnits'],
  steps: [
    {
      id: 'fetch',
      role: 'researcher',
      layer: 'perception',
      tools: ['regulation.select'],
      computed: true,
    },
    {
      id: 'classify',
      role: 'evaluator',
      layer: 'comprehension',
      tools: ['regulation.classify'],
      computed: true,
    },
    {
      id: 'assess',
      role: 'domain_expert',
      layer: 'reasoning',
      tools: ['regulation.impact'],
      writesResult: true,
      searches: true,
    },
  ],
  result: z.object({
    /** The meaning and what comes next; Markdown. */
    text: z.string(),
    /** The day it was looked at, `YYYY-MM-DD`. */
    asOf: z.string(),
    locale: oneOf(languages),
    /** Whom regulations were held against. */
    profile: z.object({ industries: z.array(z.string()), jurisdictions: z.array(z.string()) }),
    /** The worst first. */
    items: z.array(watchedRegulationSchema),
    units: z.array(
      z.object({
        name: z.string(),
        about: z.string(),
        score,
        items: z.array(z.object({ id: z.string(), score })),
      }),
    ),
    publishers: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        jurisdiction: z.string(),
        /** 0 to 1. */
        reliability: z.number().min(0).max(1),
        enabled: z.boolean(),
        /** How many of what was found are its jurisdiction's. */
        items: z.int().min(0),
      }),
    ),
  }),
  computed: [
    'items.*.stage',
    'items.*.points',
    'items.*.score',
    'items.*.level',
    'units.*.score',
    'units.*.items',
  ],
  derive(result) {
    const { asOf, profile, locale } = result;
    const items = result.items.map((item) => {
      const { points, ...found } = classifyRegulation(item, profile, asOf);
      return { ...item, ...found, points: { ...points } };
    });
    return {
      ...result,
      items,
      units: result.units.map(({ name, about }) => {
        const impact = unitImpact({ name, about }, items, locale);
        return { name, about, score: impact.score, items: [...impact.items] };
      }),
    };
  },
  records: ['regulation_sources'],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
