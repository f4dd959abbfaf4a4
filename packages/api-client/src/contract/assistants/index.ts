import type * as z from 'zod';

import type { AssistantDefinition } from './assistant.js';
import { cognitiveFlow } from './cognitive-flow.js';
import { collaboration } from './collaboration.js';
import { compliancePolicy } from './compliance-policy.js';
import { complianceRisk } from './compliance-risk.js';
import { creative } from './creative.js';
import { decision } from './decision.js';
import { innovation } from './innovation.js';
import { learningContent } from './learning-content.js';
import { riskAssessment } from './risk-assessment.js';
import { learningPlan } from './learning-plan.js';
import { documentGenerator } from './document-generator.js';
import { regulationMonitor } from './regulation-monitor.js';
import { training } from './training.js';
import { travelPlan } from './travel-plan.js';
import { writing } from './writing.js';
import { research } from './research.js';
import { lifeReview } from './life-review.js';
import { medicalRequest } from './medical-request.js';
import { scienceRequest } from './science-request.js';

export {
  assistantSchema,
  clarificationSchema,
  clarifyingQuestionSchema,
  runEstimateSchema,
  runExtrasSchema,
  runModelQuerySchema,
  runQuerySchema,
  runRequestSchema,
  type Assistant,
  type Clarification,
  type ClarifyingQuestion,
  type RunEstimate,
  type RunExtras,
} from './calls.js';
export { deriveResult, purposeOf } from './assistant.js';
export type { AssistantDefinition, CostRule, StepDefinition } from './assistant.js';
export { policyText } from './compliance-policy.js';
export { ideaSchema, ideaScoreSchema, stageWork, type Idea } from './innovation.js';
export { newVariant, variantSchema, type Variant } from './creative.js';
export { plannedActivitySchema, type PlannedActivity } from './learning-plan.js';
export { plannedSearchSchema, type PlannedSearch } from './research.js';
export { legalClauseSchema } from './document-generator.js';
export {
  scienceSymbolSchema,
  type ScienceCheck,
  type ScienceStatement,
  type ScienceSymbol,
} from './science-request.js';
export { reviewAnswers, reviewFindingSchema } from './life-review.js';
export {
  labRowSchema,
  medicalImageSchema,
  medicalTextFields,
  type LabRow,
  type MedicalImage,
} from './medical-request.js';
export { watchedRegulationSchema } from './regulation-monitor.js';
export {
  tripDaySchema,
  tripItemSchema,
  tripPlaceSchema,
  type TripDay,
  type TripItem,
  type TripPlace,
} from './travel-plan.js';
export { textMeasuresSchema } from './writing.js';
export {
  criterionFiguresSchema,
  decisionHistorySchema,
  decisionScoreSchema,
  decisionSectionSchema,
  type CriterionFigures,
  type DecisionHistory,
  type DecisionSection,
} from './decision.js';

const defined = [
  cognitiveFlow,
  collaboration,
  decision,
  writing,
  creative,
  learningPlan,
  training,
  innovation,
  riskAssessment,
  documentGenerator,
  regulationMonitor,
  complianceRisk,
  compliancePolicy,
  travelPlan,
  research,
  lifeReview,
  learningContent,
  medicalRequest,
  scienceRequest,
] as const;

/** The id of an assistant. */
export type AssistantId = (typeof defined)[number]['id'];

/** Every assistant by its id. */
export const assistants = Object.fromEntries(
  defined.map((definition) => [definition.id, definition]),
) as { readonly [D in (typeof defined)[number] as D['id']]: D };

// Each by its own name, for a form that has no need of the others.
export {
  compliancePolicy,
  complianceRisk,
  creative,
  decision,
  documentGenerator,
  innovation,
  learningContent,
  regulationMonitor,
  riskAssessment,
  training,
  travelPlan,
  writing,
  research,
  lifeReview,
  medicalRequest,
  scienceRequest,
};

/** The ids of all assistants. */
export const assistantIds: readonly AssistantId[] = defined.map(({ id }) => id);

/** The assistant of an id a server or a stored run names; `undefined` for one that is not known. */
export const findAssistant = (id: string): AssistantDefinition | undefined =>
  Object.hasOwn(assistants, id) ? assistants[id as AssistantId] : undefined;

/** A request of an assistant, as it may be sent. */
export type AssistantRequest<Id extends AssistantId> = z.input<(typeof assistants)[Id]['request']>;
/** A checked request, defaults filled in. */
export type AssistantFields<Id extends AssistantId> = z.output<(typeof assistants)[Id]['request']>;
/** The result of a completed run of an assistant. */
export type AssistantResult<Id extends AssistantId> = z.output<(typeof assistants)[Id]['result']>;
