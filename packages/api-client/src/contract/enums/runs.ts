import type { AnalysisMethod } from './assistants.js';

/** Where assistants are found. */
export const assistantAreas = [
  'general',
  'agents',
  'enterprise',
  'personal',
  'medical',
  'science',
] as const;
/** One of {@link assistantAreas}. */
export type AssistantArea = (typeof assistantAreas)[number];

/** The lists of each method's findings, in order. */
export const decisionHeadings = {
  swot: ['strengths', 'weaknesses', 'opportunities', 'threats'],
  pestel: ['political', 'economic', 'social', 'technological', 'environmental', 'legal'],
  scenario: ['best', 'expected', 'worst'],
  costBenefit: ['costs', 'benefits'],
  comparative: ['alike', 'different'],
  stakeholder: ['deciding', 'supporting', 'affected'],
  forecast: ['drivers', 'unknown'],
} as const satisfies Record<AnalysisMethod, readonly string[]>;
