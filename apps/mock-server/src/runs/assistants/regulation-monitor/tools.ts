import {
  classifyRegulation,
  regulationUpdateTypes,
  watchedRegulationSchema,
} from '@constella/api-client/contract';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';
import { impactOf } from './monitor-lookup.js';

/** Counts what was selected from the stored regulations; the rows themselves are the step's. */
export const selectTool = defineTool({
  id: 'regulation.select',
  input: z.object({
    asOf: z.string(),
    regions: z.array(z.string()),
    industries: z.array(z.string()),
    found: z.int(),
    stored: z.int(),
    sources: z.int(),
  }),
  run: ({ found, stored }) => ({ found, leftOut: stored - found }),
});

const factsSchema = z.object({
  id: z.string(),
  updateType: z.enum(regulationUpdateTypes),
  status: z.string(),
  jurisdiction: z.string(),
  industry: z.string().nullable(),
  effectiveDate: z.string().nullable(),
});

/** Gives every regulation its stage, its points, its score and its level. */
export const classifyTool = defineTool({
  id: 'regulation.classify',
  type: 'data_processing',
  input: z.object({
    asOf: z.string(),
    profile: z.object({ industries: z.array(z.string()), jurisdictions: z.array(z.string()) }),
    items: z.array(factsSchema),
  }),
  shown: ({ asOf, profile, items }) => ({ asOf, ...profile, items: items.length }),
  run: ({ asOf, profile, items }) => ({
    classes: items.map((item) => ({ id: item.id, ...classifyRegulation(item, profile, asOf) })),
  }),
});

/** Holds regulations against the parts of a company. */
export const impactTool = defineTool({
  id: 'regulation.impact',
  type: 'data_processing',
  input: z.object({
    units: z.array(z.object({ name: z.string(), about: z.string() })),
    items: z.array(watchedRegulationSchema),
    locale: z.string(),
  }),
  shown: ({ units, items }) => ({ units: units.map(({ name }) => name), items: items.length }),
  run: ({ units, items, locale }) => ({ units: impactOf(units, items, locale) }),
});
