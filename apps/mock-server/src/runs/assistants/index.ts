import type { AssistantId } from '@constella/api-client/contract';

import type { StepContents } from '../../models/offline/content.js';
import type { Program } from '../program/program.js';
import { readBriefTool } from '../program/tools/read-brief-tool.js';
import { webSearchTool } from '../program/tools/web-search-tool.js';
import type { RegisteredTool } from '../program/tools/tool.js';
import { cognitiveFlow } from './cognitive-flow/cognitive-flow.js';
import { collaboration } from './collaboration/collaboration.js';
import { compliancePolicy } from './compliance-policy/compliance-policy.js';
import { complianceRisk } from './compliance-risk/compliance-risk.js';
import { creative } from './creative/creative.js';
import { decision } from './decision/decision.js';
import { innovation } from './innovation/innovation.js';
import { riskAssessment } from './risk-assessment/risk-assessment.js';
import { learningPlan } from './learning-plan/learning-plan.js';
import { documentGenerator } from './document-generator/document-generator.js';
import { learningContent } from './learning-content/learning-content.js';
import { regulationMonitor } from './regulation-monitor/regulation-monitor.js';
import { training } from './training/training.js';
import { travelPlan } from './travel-plan/travel-plan.js';
import { writing } from './writing/writing.js';
import { research } from './research/research.js';
import { lifeReview } from './life-review/life-review.js';
import { medicalRequest } from './medical-request/medical-request.js';
import { scienceRequest } from './science-request/science-request.js';

/** How each assistant of the contract works: one that is missing here does not compile. */
export const programs: { readonly [Id in AssistantId]: Program } = {
  'cognitive-flow': cognitiveFlow,
  collaboration,
  decision,
  writing,
  training,
  innovation,
  'risk-assessment': riskAssessment,
  'document-generator': documentGenerator,
  'regulation-monitor': regulationMonitor,
  'compliance-risk': complianceRisk,
  'compliance-policy': compliancePolicy,
  creative,
  'learning-plan': learningPlan,
  'travel-plan': travelPlan,
  research,
  'life-review': lifeReview,
  'learning-content': learningContent,
  'medical-request': medicalRequest,
  'science-request': scienceRequest,
};

/** The program of a stored run; those from before there were assistants are collaborations. */
export function programOf({ assistant = 'collaboration' }: { assistant?: string | undefined }) {
  const program = Object.hasOwn(programs, assistant)
    ? programs[assistant as AssistantId]
    : undefined;
  if (!program) throw new Error(`there is no assistant "${assistant}"`);
  return program;
}

/** The offline content of each assistant. */
export const offlineContent: Readonly<Record<string, StepContents>> = Object.fromEntries(
  Object.entries(programs).map(([id, { content }]) => [id, content]),
);

/** Every tool the engine can call, once; the rows of `tools` begin with them. */
export const tools: readonly RegisteredTool[] = [
  ...new Set([
    readBriefTool,
    webSearchTool,
    ...Object.values(programs).flatMap((program) => program.tools),
  ]),
];
