import { compliance } from './compliance';
import { compliancePolicy } from './compliance-policy';
import { creative } from './creative';
import { decision } from './decision';
import { documentGenerator } from './document-generator';
import { innovation } from './innovation';
import { learningPlan } from './learning-plan';
import { learningContent } from './learning-content';
import type { Locale } from './place';
import { regulationMonitor } from './regulation-monitor';
import { riskAssessment } from './risk-assessment';
import { training } from './training';
import { travelPlan } from './travel-plan';
import type { Walk } from './walk';
import { writing } from './writing';
import { research } from './research';
import { lifeReview } from './life-review';
import { medicalRequest } from './medical-request';
import { scienceRequest } from './science-request';

/** Every assistant with a form: how its form is filled and its result changed. */
export const walks: Readonly<Record<string, (locale: Locale) => Walk>> = {
  decision,
  writing,
  training,
  innovation,
  'risk assessment': riskAssessment,
  compliance,
  'compliance policy': compliancePolicy,
  'document generator': documentGenerator,
  'regulation monitor': regulationMonitor,
  creative,
  'learning plan': learningPlan,
  'travel plan': travelPlan,
  research: research,
  'life review': lifeReview,
  'learning content': learningContent,
  'medical request': medicalRequest,
  'science request': scienceRequest,
};
