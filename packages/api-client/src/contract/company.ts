import * as z from 'zod';

import { bounds } from './bounds.js';
import { optionalText, text } from './fields.js';

const names = z
  .array(text(bounds.shortText))
  .max(bounds.regulationNames.max, 'validation.generic.max')
  .default([]);

/** The company fields a form asks for: a `company_profiles` row as its member writes it. */
export const companyBodySchema = z.object({
  name: text(bounds.shortText),
  industry: text(bounds.shortText),
  /** How many people work there: one of the ranges, or what was said instead. */
  size: text(bounds.shortText),
  /** Where it sells. */
  regions: names,
  /** Whose law it has to keep. */
  operatingJurisdictions: names,
  /** How far it has come, in its own words. */
  complianceLevel: optionalText(bounds.shortText).default(''),
});
