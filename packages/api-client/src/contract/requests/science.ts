import * as z from 'zod';

import { bounds } from '../bounds.js';
import {
  scienceDifficulties,
  scienceDomains,
  scienceQueryTypes,
  scienceTimeframes,
} from '../enums.js';
import { oneOf, optionalText, text, textsOf } from '../fields.js';

/** The request of scientific research: the question, its domain, and what is known of it. */
export const scienceRequest = z.object({
  queryDescription: text(bounds.longText, 'validation.science.queryRequired'),
  domain: oneOf(scienceDomains),
  queryType: oneOf(scienceQueryTypes).default('problemSolving'),
  difficulty: oneOf(scienceDifficulties).default('research'),
  timeframe: oneOf(scienceTimeframes).default('shortTerm'),
  relatedFields: textsOf(bounds.requestTerms, bounds.requestTerm),
  /** One a line, as the two below. */
  knownResults: optionalText(bounds.longText),
  constraints: optionalText(bounds.longText),
  objectives: optionalText(bounds.longText),
});
