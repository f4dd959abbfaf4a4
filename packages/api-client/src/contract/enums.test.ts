import { describe, expect, it } from 'vitest';

import * as enums from './enums.js';

/** The specification's own words, written out once more so that a change is noticed. */
const specified: [readonly string[], string][] = [
  [enums.agentTypes, 'meta, coordinator, processor, executor'],
  [enums.agentStatuses, 'idle, busy, offline, error'],
  [enums.settableAgentStatuses, 'idle, busy, offline'],
  [
    enums.specializations,
    'general, finance, healthcare, legal, engineering, science, creative, education, customer_service',
  ],
  [
    enums.capabilities,
    'text_generation, image_analysis, code_generation, data_analysis, translation, summarization, research, planning',
  ],
  [enums.memoryTypes, 'short_term, long_term, episodic, semantic'],
  [enums.preferredProviders, 'openai, anthropic, perplexity, meta, auto'],
  [enums.graphNodeStatuses, 'active, inactive, learning, processing, waiting, completed'],
  [enums.graphLinkTypes, 'data, feedback, control'],
  [enums.runStatuses, 'pending, running, completed, failed, canceled'],
  [
    enums.genericStatuses,
    'pending, in_progress, completed, failed, canceled, draft, published, archived',
  ],
  [enums.regulationStatuses, 'active, proposed, enacted, effective, amended, repealed'],
  [enums.runEventTypes, 'step, delta, message, tool, state, usage, result, error, done'],
  [
    enums.cognitiveLayers,
    'perception, comprehension, reasoning, decision, execution, reflection, meta_cognition',
  ],
  [enums.subscriptionTiers, 'free, personal, professional, enterprise'],
  [enums.subscriptionStatuses, 'active, canceled, past_due, unpaid, trialing, paused'],
  [enums.currencies, 'USD, EUR, CNY, GBP, JPY, CAD, AUD, HKD'],
  [enums.regions, 'US, EU, CN'],
  [enums.billingCycles, 'monthly, quarterly, annual'],
  [enums.learningAreas, 'programming, business, language, design, science, career, other'],
  [enums.learningGoals, 'career, personal, academic, specific'],
  [enums.timeCommitments, 'minimal, moderate, intensive'],
  [enums.learningStyles, 'visual, auditory, reading, kinesthetic'],
  [
    enums.learningContentTypes,
    'notes, summary, explainer, practice, flashcards, mindmap, casestudy, cheatsheet, guide, example',
  ],
  [enums.contentDifficulties, 'beginner, intermediate, advanced'],
  [enums.contentFormats, 'text, code, image, chart, video, document'],
  [enums.activityPaces, 'relaxed, moderate, active'],
  [enums.medicalUrgencies, 'normal, urgent, critical'],
  [enums.medicalAnalysisModes, 'standard, comprehensive, revolutionary'],
  [enums.scienceDomains, 'mathematics, physics, computerScience, crossDisciplinary'],
  [enums.scienceQueryTypes, 'theoremProof, theoryConstruction, problemSolving, discovery'],
  [enums.scienceDifficulties, 'research, frontier, breakthrough'],
  [enums.scienceTimeframes, 'immediate, shortTerm, longTerm'],
  [enums.languages, 'en, zh, ja, de, es, fr, it, pt-BR, pt-PT, zh-TW, ko, ar'],
];

describe('enumerations', () => {
  it.each(specified)('are as specified, in order: %#', (list, words) => {
    expect(list.join(', ')).toBe(words);
  });

  it('shows one status more than servers report', () => {
    expect(enums.shownAgentStatuses).toEqual([...enums.agentStatuses, 'inactive']);
  });

  it.each([
    ['US', 'USD', '$'],
    ['EU', 'EUR', '€'],
    ['CN', 'CNY', '¥'],
  ] as const)('sells in region %s for %s with %s', (region, currency, symbol) => {
    expect(enums.regionFacts[region]).toEqual({ currency, symbol });
  });

  it.each([
    ['monthly', 1, 0],
    ['quarterly', 3, 0.1],
    ['annual', 12, 0.2],
  ] as const)('bills %s for %i months at once', (cycle, multiplier, discount) => {
    expect(enums.billingCycleFacts[cycle]).toEqual({ multiplier, discount });
  });

  it('recommends the professional tier and calls -1 unlimited', () => {
    expect(enums.recommendedTier).toBe('professional');
    expect(enums.unlimited).toBe(-1);
  });
});
