import * as z from 'zod';

import { bounds } from '../bounds.js';
import {
  languages,
  scienceBases,
  scienceCheckKinds,
  scienceDifficulties,
  scienceDomains,
  scienceOutcomes,
  sciencePhases,
  scienceQueryTypes,
  scienceReviewers,
  scienceTimeframes,
  statementKinds,
  type SciencePhase,
} from '../enums.js';
import { dismissedFacts, oneOf, optionalText, text, textsOf } from '../fields.js';
import { graphParts, joinedLinks } from '../science/concepts.js';
import { defineAssistant, type StepDefinition } from './assistant.js';

const id = z.string().min(1).max(bounds.slug.max);
const remark = z.string().max(bounds.remark.max);

/** What is known of a name in formulas. */
export const scienceSymbolSchema = z.object({
  name: z.string(),
  /** As it was typed: `m/s`, and 1 for a number; empty where nothing was said. */
  unit: z.string(),
  /** The numbers it is tried with. */
  from: z.number().optional(),
  to: z.number().optional(),
  /** It stands for whole numbers. */
  integer: z.boolean().optional(),
});
/** What is known of a name in formulas. */
export type ScienceSymbol = z.infer<typeof scienceSymbolSchema>;

const formulaSchema = z.object({
  /** Unique within the result. */
  id,
  /** As it was written. */
  typed: z.string().max(bounds.formulas.max),
  /** LaTeX to show it by; empty where it could not be read. */
  tex: z.string().max(bounds.longText.max),
  basis: z.enum(scienceBases),
});

const checkSchema = z.object({
  formula: id,
  kind: z.enum(scienceCheckKinds),
  outcome: z.enum(scienceOutcomes),
  /** What was found. */
  says: remark,
  /** What that proves, and what it does not. */
  proves: remark,
});
/** A check of a formula. */
export type ScienceCheck = z.infer<typeof checkSchema>;

const statementSchema = z.object({
  id,
  kind: z.enum(statementKinds),
  title: text(bounds.shortText),
  /** Markdown. */
  text: z.string().trim().max(bounds.longText.max),
  /** The formula it states; empty for none. */
  formula: z.string().max(bounds.slug.max),
  basis: z.enum(scienceBases),
  /** What it rests on. */
  rests: remark,
});
/** A statement of a theory. */
export type ScienceStatement = z.infer<typeof statementSchema>;

const noteSchema = z.object({
  id,
  reviewer: z.enum(scienceReviewers),
  /** What it is about. */
  about: text(bounds.shortText),
  text: z.string().trim().max(bounds.remark.max),
  /** It has to be answered before anything is published. */
  major: z.boolean(),
});

const phases: Record<SciencePhase, Omit<StepDefinition, 'id'>> = {
  knowledge_graph: {
    role: 'researcher',
    layer: 'perception',
    tools: ['brief.read'],
    searches: true,
  },
  expert_activation: {
    role: 'coordinator',
    layer: 'comprehension',
    tools: ['science.check'],
    computed: true,
  },
  cognitive_fusion: { role: 'planner', layer: 'reasoning' },
  quantum_reasoning: { role: 'domain_expert', layer: 'decision' },
  theory_construction: { role: 'implementer', layer: 'execution', longText: true },
  peer_review: { role: 'evaluator', layer: 'reflection' },
  publication_prep: { role: 'coordinator', layer: 'meta_cognition', computed: true },
};

/** A question of science, its formulas checked, and a theory whose statements say what they rest on. */
export const scienceRequest = defineAssistant({
  id: 'science-request',
  area: 'science',
  path: '/starstem',
  request: z.object({
    queryDescription: text(bounds.longText, 'validation.science.queryRequired'),
    domain: oneOf(scienceDomains),
    queryType: oneOf(scienceQueryTypes).default('problemSolving'),
    difficulty: oneOf(scienceDifficulties).default('research'),
    timeframe: oneOf(scienceTimeframes).default('shortTerm'),
    relatedFields: textsOf(bounds.requestTerms, bounds.requestTerm),
    /** One a line, as the four below. */
    knownResults: optionalText(bounds.longText),
    constraints: optionalText(bounds.longText),
    objectives: optionalText(bounds.longText),
    /** `E = m*c^2`, `a^2 + b^2 >= 2*a*b`; LaTeX is shown and not checked. */
    formulas: optionalText(bounds.formulas),
    /** Units and bounds of their names: `v [m/s] 0..100`, `n 1..50 integer`. */
    symbols: optionalText(bounds.formulas),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['queryDescription', 'knownResults', 'constraints', 'objectives'],
  steps: sciencePhases.map((phase) => ({ id: phase.replaceAll('_', '-'), ...phases[phase] })),
  result: z.object({
    /** The theory document; Markdown. */
    text: z.string(),
    title: text(bounds.shortText),
    locale: oneOf(languages),
    /** What it comes to; Markdown. */
    summary: z.string().max(bounds.longText.max),
    statements: z.array(statementSchema).max(bounds.statements.max, 'validation.generic.max'),
    ...graphParts,
    formulas: z.array(formulaSchema).max(bounds.statements.max),
    symbols: z.array(scienceSymbolSchema).max(bounds.statements.max),
    checks: z.array(checkSchema).max(bounds.listItems.max),
    /** Lines of attack, and rival answers weighed against each other; Markdown. */
    approaches: z.string().max(bounds.longText.max),
    rivals: z.string().max(bounds.longText.max),
    notes: z.array(noteSchema).max(bounds.statements.max, 'validation.generic.max'),
    /** What is missing before it can be published. */
    missing: z.array(text(bounds.remark)).max(bounds.listItems.max),
  }),
  computed: ['text', 'checks', 'formulas'],
  derive(result, _request, before) {
    // What was checked stays as it was checked: other formulas are another run.
    const { checks, formulas } = before ?? result;
    const written = (formula: string) => formulas.find((one) => one.id === formula)?.typed;
    return {
      ...result,
      checks,
      formulas,
      links: joinedLinks(result.concepts, result.links),
      text: [
        `# ${result.title}`,
        result.summary,
        ...result.statements.map((statement) => {
          const formula = written(statement.formula);
          return [
            `## ${statement.title}`,
            statement.text,
            formula && `    ${formula}`,
            statement.rests && `> ${statement.rests}`,
          ]
            .filter(Boolean)
            .join('\n\n');
        }),
      ]
        .filter(Boolean)
        .join('\n\n'),
    };
  },
  clarifies: true,
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
