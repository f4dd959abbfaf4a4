import { compliance } from './compliance';
import { compliancePolicy } from './compliance-policy';
import { creative } from './creative';
import { decision } from './decision';
import { documentGenerator } from './document-generator';
import { innovation } from './innovation';
import type { Locale } from './place';
import { regulationMonitor } from './regulation-monitor';
import { riskAssessment } from './risk-assessment';
import { training } from './training';
import type { Walk } from './walk';
import { writing } from './writing';

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
};
