import type { InnovationMethod } from './assistants.js';

/** The stages of each method, in order, as its field names them. A stage is a step of a run. */
export const innovationStages = {
  /** The five modes of Stanford's d.school. */
  design_thinking: ['empathize', 'define', 'ideate', 'prototype', 'test'],
  /** Ries: build, measure, learn, between a hypothesis and the choice to pivot. */
  lean_startup: ['hypothesize', 'build', 'measure', 'learn', 'pivot'],
  /** Kim and Mauborgne: canvas, six paths, four actions, new value curve, sequence. */
  blue_ocean: ['canvas', 'paths', 'actions', 'curve', 'sequence'],
  /** Slowinski and Sagal: want, find, get, manage. */
  open: ['want', 'find', 'get', 'manage'],
  /** Christensen: from people who are served too much, over a foothold, up the market. */
  disruptive: ['overserved', 'jobs', 'simplify', 'foothold', 'upmarket'],
  /** Deming's cycle. */
  incremental: ['plan', 'do', 'check', 'act'],
} as const satisfies Record<InnovationMethod, readonly string[]>;
/** A stage of any method. */
export type InnovationStage = (typeof innovationStages)[InnovationMethod][number];

/** Criteria ideas are scored by: do people want it, can it be done, does it pay. */
export const ideaCriteria = ['desirability', 'feasibility', 'viability'] as const;
/** One of {@link ideaCriteria}. */
export type IdeaCriterion = (typeof ideaCriteria)[number];

/** Where a score comes from: a person set it, a model judged, or nobody knows yet. */
export const ideaScoreBases = ['set', 'judged', 'unknown'] as const;
/** One of {@link ideaScoreBases}. */
export type IdeaScoreBasis = (typeof ideaScoreBases)[number];

/** Places impact and effort give an idea; `open` until all of its scores are known. */
export const ideaPlaces = ['quick_win', 'big_bet', 'fill_in', 'time_sink', 'open'] as const;
/** One of {@link ideaPlaces}. */
export type IdeaPlace = (typeof ideaPlaces)[number];
