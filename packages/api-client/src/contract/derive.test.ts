import { describe, expect, it } from 'vitest';

import {
  assistantIds,
  assistants,
  deriveResult,
  findAssistant,
  newVariant,
  type AssistantFields,
  type AssistantId,
  type AssistantResult,
} from './assistants/index.js';

const unscored = { score: 3, basis: 'unknown', reason: '' } as const;
const idea = (id: string) => ({
  id,
  title: id,
  description: '',
  origin: '',
  scores: { desirability: unscored, feasibility: unscored, viability: unscored },
});
const scored = { score: 5, basis: 'set', reason: '' } as const;
const best = { desirability: scored, feasibility: scored, viability: scored };

const medicalFinding = (id: string, confidence: number) => ({
  id,
  title: id,
  text: 'Why.',
  basis: ['s1'],
  confidence,
  low: 0,
  high: 100,
  changes: '',
});

const risk = (id: string, likelihood: number) => ({
  id,
  category: 'People',
  title: id,
  description: '',
  likelihood,
  impact: 3,
  basis: 'stated' as const,
  reason: '',
  score: 0,
  level: 'low' as const,
  controlsInPlace: '',
  treatment: { strategy: 'reduce' as const, plan: '', lowersLikelihood: 1, lowersImpact: 0 },
  residual: { likelihood: 1, impact: 1, score: 1, level: 'low' as const },
  owner: '',
  dueDate: null,
  status: 'identified' as const,
});
const register: AssistantResult<'risk-assessment'> = {
  text: '',
  title: 'Harvest',
  summary: 'Two risks.',
  recommendations: [],
  assessmentDate: '2026-01-01',
  appetite: 'medium',
  items: [risk('r1', 5), risk('r2', 1)],
  overall: {
    rated: 0,
    score: 0,
    level: 'low',
    residual: 0,
    residualLevel: 'low',
    above: 0,
    aboveAfter: 0,
  },
};

const clause = (id: string, text: string) => ({ id, level: 1, heading: id, text });
const places = { proximity: 0, type: 0, industry: 0, jurisdiction: 0 };

const variant = (id: string, text: string) => ({
  id,
  ...newVariant({ text, direction: id, note: '', tone: null }),
  chosen: true,
});

/** A result as a model leaves it, with nothing worked out. */
const tripItem = (id: string, cost: number | null) => ({
  id,
  time: '09:00',
  kind: 'sight' as const,
  title: id,
  note: '',
  basis: 'idea' as const,
  cost,
  planned: 0,
});

const results: { readonly [Id in AssistantId]?: AssistantResult<Id> } = {
  decision: {
    text: '',
    options: ['Stay', 'Go'],
    criteria: [
      { name: 'Price', weight: 5 },
      { name: 'Speed', weight: 1 },
    ],
    scores: [
      { option: 0, criterion: 0, score: 1, basis: 'stated', reason: '' },
      { option: 0, criterion: 1, score: 4, basis: 'stated', reason: '' },
      { option: 1, criterion: 0, score: 5, basis: 'stated', reason: '' },
      { option: 1, criterion: 1, score: 2, basis: 'stated', reason: '' },
    ],
    ranking: [],
    sections: [
      {
        method: 'forecast',
        summary: '',
        lists: [],
        amounts: [],
        forecast: { unit: '', known: [1, 2, 3], next: [] },
      },
    ],
    recommendation: { option: null, confidence: 0, nextSteps: [] },
  },
  writing: {
    text: '',
    title: 'Pick-up',
    content: 'Orders are ready in ten minutes.',
    isWorksheet: false,
    measures: {
      words: 0,
      range: { min: 0, max: null },
      fit: 'long',
      scores: { keyword: 0, readability: 0, engagement: 0, audienceMatch: 0 },
      readabilityMeasure: 'flesch',
      keywords: [],
    },
    locale: 'en',
    outline: [],
    revisions: [],
  },
  innovation: {
    text: '',
    ideas: [idea('i1'), { ...idea('i2'), scores: best }],
    weights: { desirability: 3, feasibility: 3, viability: 3 },
    ranking: [],
    chosen: null,
    roadmap: {
      start: '2030-01-01',
      phases:
        assistants.innovation.result.shape.roadmap.shape.phases.element.shape.phase.options.map(
          (phase) => ({
            phase,
            start: '',
            end: '',
            days: 0,
            activities: [{ text: `Do ${phase}`, done: true }],
          }),
        ),
    },
  },
  'risk-assessment': register,
  'compliance-risk': register,
  'document-generator': {
    text: '',
    title: 'Lease',
    documentType: 'terms',
    status: 'draft',
    parties: ['Havsvik'],
    jurisdiction: 'Sweden',
    effectiveDate: '2026-01-01',
    expirationDate: '2026-01-31',
    clauses: [clause('a', '**Havsvik** says: see [[b]].')],
    findings: [],
    term: null,
    notes: [],
    notice: 'No advice.',
    locale: 'en',
  },
  'compliance-policy': {
    text: '',
    title: 'Data',
    sections: [
      { id: 's1', heading: 'Scope', body: 'Everybody.' },
      { id: 's2', heading: 'Open', body: '' },
    ],
    checks: [],
  },
  'regulation-monitor': {
    text: 'Kept.',
    asOf: '2026-01-01',
    locale: 'en',
    profile: { industries: ['Retail'], jurisdictions: ['Sweden'] },
    items: [
      {
        id: 'u1',
        regulationId: 1,
        updateId: 1,
        title: 'Boxes of recycled board',
        description: '',
        jurisdiction: 'Sweden',
        industry: 'Retail',
        updateType: 'new',
        status: 'enacted',
        effectiveDate: '2026-01-15',
        source: null,
        unread: true,
        stage: 'proposed',
        points: places,
        score: 0,
        level: 'low',
      },
    ],
    units: [{ name: 'Yard', about: 'Boxes', score: 0, items: [] }],
    publishers: [],
  },
  creative: {
    text: '',
    title: 'Café',
    locale: 'en',
    variants: [variant('v1', 'Bread at six'), variant('v2', 'The best bread')],
  },
  'learning-plan': {
    text: '',
    title: 'Tests',
    locale: 'en',
    startDate: '2028-02-28',
    goals: ['Plan one'],
    stages: [{ id: 's', name: 'Begin', about: '' }],
    modules: [{ id: 'm', stage: 's', name: 'Words' }],
    activities: [
      { id: 'a', module: 'm', title: 'Read', minutes: 60, steps: ['Aloud'] },
      { id: 'b', module: 'm', title: 'Write', minutes: 60, steps: [] },
    ].map((one) => ({ ...one, type: 'article' as const, dueDate: '2028-02-28' })),
  },
  'learning-content': {
    text: '',
    title: 'Cells',
    locale: 'en',
    contentType: 'flashcards',
    difficulty: 'beginner',
    tips: [],
    sections: [],
    tasks: [],
    cards: [{ id: 'c1', front: 'What is a cell?', back: 'The smallest part that lives.' }],
    questions: [],
    branches: [],
  },
  'medical-request': {
    text: '',
    title: 'Tired',
    notAdvice: 'No advice.',
    locale: 'en',
    area: 'diagnosis',
    urgencyLevel: 'normal',
    patient: { age: null, sex: 'unknown' },
    redFlags: [],
    basis: [{ id: 's1', kind: 'symptom', text: 'Tired' }],
    values: [],
    primaryDiagnosis: '',
    averageConfidence: null,
    reasoning: '',
    findings: [medicalFinding('f1', 40), medicalFinding('f2', 80)],
    missing: [],
    treatments: [],
    riskAssessment: '',
    followUp: [],
    risks: [],
    imageAnalysis: '',
    questions: [],
    notes: [],
  },
  'life-review': {
    text: '',
    title: 'Short nights',
    locale: 'en',
    week: '2026-11-16',
    findings: [
      {
        id: 'sleepShort',
        category: 'health',
        tone: 'attention',
        text: 'Three nights under seven hours.',
        table: 'health_data',
        ids: [1, 2, 3],
      },
    ],
    suggestion: 'Lights out at 22:30',
    reason: '',
    answer: 'open',
  },
  research: {
    text: '',
    title: 'Do rents fall?',
    locale: 'en',
    headline: 'A little',
    answer: '',
    claims: [],
    references: [],
    agreements: [],
    contradictions: [],
    open: [],
    plan: [],
    include: [],
    exclude: [],
    leftOut: [],
    notes: [],
  },
  'science-request': {
    text: '',
    title: 'A fall',
    locale: 'en',
    summary: 'One is a time.',
    statements: [
      {
        id: 'f1',
        kind: 'definition',
        title: 'Formula 1',
        text: '',
        formula: 'f1',
        basis: 'typed',
        rests: 'Typed.',
      },
    ],
    concepts: [{ id: 'q', name: 'A fall', kind: 'question', basis: 'typed', rests: 'A fall' }],
    links: [{ source: 'q', target: 'gone', basis: 'typed', rests: '' }],
    formulas: [{ id: 'f1', typed: 't = s/v', tex: '', basis: 'typed' }],
    symbols: [],
    checks: [],
    approaches: '',
    rivals: '',
    notes: [],
    missing: [],
  },
  'travel-plan': {
    text: '',
    title: 'Lisbon',
    locale: 'en',
    summary: '',
    start: '2027-02-28',
    travelers: 2,
    places: [],
    rate: null,
    days: [
      { date: '2027-02-28', place: 'Lisbon', title: '', items: [tripItem('i1', null)] },
      { date: '2027-02-28', place: 'Lisbon', title: '', items: [tripItem('i2', 4_000)] },
    ],
    budget: { total: 10_000, costs: [], left: 0 },
    checks: [],
    packing: [],
  },
};

const requests: { readonly [Id in AssistantId]?: Partial<AssistantFields<Id>> } = {
  writing: {
    keyPoints: 'Ready in ten minutes',
    audience: 'Shops',
    purpose: 'Readers',
    length: 'brief',
  },
  innovation: { challengeType: 'service', weeks: 20 },
  creative: { kind: 'slogan', mustContain: ['six'], mustAvoid: ['Best'] },
  'learning-plan': { timeCommitment: 'intensive' },
};

/** The parts that follow from each. */
const expected: { readonly [Id in AssistantId]?: object } = {
  decision: {
    ranking: [
      { option: 1, share: 0.875 },
      { option: 0, share: 0.125 },
    ],
    recommendation: { option: 1, confidence: 1, nextSteps: [] },
    sections: [
      { forecast: { known: [1, 2, 3], next: [{ value: 4 }, { value: 5 }, { value: 6 }] } },
    ],
  },
  writing: {
    text: '# Pick-up\n\nOrders are ready in ten minutes.',
    measures: { words: 6, fit: 'short', range: { min: 300, max: 500 } },
  },
  innovation: {
    ranking: [
      { idea: 'i2', share: 1, place: 'quick_win' },
      { idea: 'i1', place: 'open' },
    ],
    roadmap: {
      phases: [
        { start: '2030-01-01', end: '2030-01-28', days: 28, activities: [{ done: true }] },
        {},
        {},
        {},
        {},
      ],
    },
  },
  'risk-assessment': {
    text: '# Harvest\n\nTwo risks.\n\n## r1\n\n## r2',
    items: [
      { score: 15, level: 'critical', residual: { score: 12 } },
      { score: 3, level: 'low', residual: { score: 3 } },
    ],
    overall: { score: 9, above: 1, aboveAfter: 1 },
  },
  'document-generator': {
    text: '# Lease\n\n## 1. a\n\n**Havsvik** says: see [?].\n\n*No advice.*',
    findings: [{ kind: 'brokenReference', clause: 'a', subject: 'b' }],
    term: { days: 31, years: 0, months: 1, restDays: 0 },
  },
  creative: {
    text: '# Café\n\n## v1\n\nBread at six\n\n## v2\n\nThe best bread',
    variants: [
      { chosen: true, facts: { words: 3, fit: 'within', missing: [], avoided: [], alike: 0.2 } },
      // Only one is the one that is used.
      { chosen: false, facts: { missing: ['six'], avoided: ['Best'], alike: 0.2 } },
    ],
  },
  'learning-plan': {
    text: '# Tests\n\n- Plan one\n\n## Begin\n\n### Words\n\n- **Read** (2028-02-28)\n  - Aloud\n- **Write** (2028-02-29)',
    activities: [{ dueDate: '2028-02-28' }, { dueDate: '2028-02-29' }],
  },
  'learning-content': {
    text: '# Cells\n\n**What is a cell?**\n\nThe smallest part that lives.',
  },
  'medical-request': {
    text: '# Tired\n\nNo advice.\n\n- **f2** (80/100) Why.\n- **f1** (40/100) Why.',
    primaryDiagnosis: 'f2',
    averageConfidence: 60,
    findings: [{ id: 'f2' }, { id: 'f1' }],
  },
  'life-review': {
    text: '# Short nights\n\n- Three nights under seven hours.\n\n**Lights out at 22:30**',
  },
  research: { text: '# Do rents fall?\n\n**A little**', claims: [], sources: [] },
  'science-request': {
    text: '# A fall\n\nOne is a time.\n\n## Formula 1\n\n    t = s/v\n\n> Typed.',
    links: [],
  },
  'travel-plan': {
    text: '# Lisbon\n\n## 2027-02-28 · Lisbon\n\n- 09:00 i1\n\n## 2027-03-01 · Lisbon\n\n- 09:00 i2',
    days: [
      { date: '2027-02-28', items: [{ cost: null, planned: 5_400 }] },
      { date: '2027-03-01', items: [{ cost: 4_000, planned: 0 }] },
    ],
    budget: { costs: [{ kind: 'sight', amount: 9_400, known: 4_000 }], left: 600 },
  },
  'compliance-policy': { text: '# Data\n\n## Scope\n\nEverybody.\n\n## Open' },
  'regulation-monitor': {
    text: 'Kept.',
    items: [{ stage: 'enacted', score: 100, level: 'critical' }],
    units: [{ name: 'Yard', score: 100, items: [{ id: 'u1', score: 100 }] }],
  },
};

it('has an example of every assistant that works something out, which are those with computed parts', () => {
  const deriving = assistantIds.filter((id) => findAssistant(id)?.derive);
  expect(Object.keys(results).toSorted()).toEqual(deriving.toSorted());
  const computing = assistantIds.filter((id) => findAssistant(id)?.computed);
  expect(computing.toSorted()).toEqual(deriving.toSorted());
});

describe.each(Object.entries(results))('%s', (id, result) => {
  const definition = findAssistant(id)!;
  const request = requests[id as AssistantId] ?? {};
  const whole = deriveResult(definition, result, request);

  it('is worked out', () => {
    expect(whole).toMatchObject(expected[id as AssistantId] ?? {});
    expect(definition.result.parse(whole)).toEqual(whole);
  });

  it('is the same when it is worked out again, and keeps what is not its own', () => {
    expect(deriveResult(definition, whole, request)).toEqual(whole);
    expect(deriveResult(definition, { ...whole, records: [] }, request)).toEqual({
      ...whole,
      records: [],
    });
  });
});

it('formulas of science and their checks stay as they were checked, whoever edits', () => {
  const before = results['science-request']!;
  const check = {
    formula: 'f1',
    kind: 'dimensions',
    outcome: 'passed',
    says: 'Its units fit.',
    proves: 'All of it.',
  } as const;
  const edited = { ...before, checks: [check], formulas: [] };
  const { checks, formulas } = deriveResult(assistants['science-request'], edited, {}, before);
  expect({ checks, formulas }).toEqual({ checks: [], formulas: before.formulas });
});

describe('the figures a decision’s text was written for', () => {
  const decision = results.decision!;
  const { ranking, recommendation } = deriveResult(assistants.decision, decision, {});
  const figures = { ranking, confidence: recommendation.confidence };

  it.each([
    ['go when they are those of now', figures, undefined],
    ['stay when they are others', { ...figures, confidence: 0.5 }, { ...figures, confidence: 0.5 }],
    ['stay when places were others', { ...figures, ranking: [] }, { ...figures, ranking: [] }],
  ])('%s', (_what, writtenFor, left) => {
    const result = deriveResult(assistants.decision, { ...decision, writtenFor }, {});
    expect(result.writtenFor).toEqual(left);
  });
});
