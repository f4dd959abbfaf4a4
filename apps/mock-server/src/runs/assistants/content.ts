import type { AssistantId } from '@constella/api-client/contract';

import type { StepContents } from '../../models/offline/content.js';
import { steps as cognitiveFlow } from './cognitive-flow/content/steps.js';
import { steps as collaboration } from './collaboration/content/steps.js';
import { steps as compliancePolicy } from './compliance-policy/content/steps.js';
import { steps as decision } from './decision/content/steps.js';
import { steps as documentGenerator } from './document-generator/content/steps.js';
import { steps as innovation } from './innovation/content/steps.js';
import { steps as regulationMonitor } from './regulation-monitor/content/steps.js';
import { steps as training } from './training/content/steps.js';
import { steps as writing } from './writing/content/steps.js';

/** The offline content of each assistant; a step without any is written from the request alone. */
export const offlineContent: { readonly [Id in AssistantId]?: StepContents } = {
  'cognitive-flow': cognitiveFlow,
  collaboration,
  'compliance-policy': compliancePolicy,
  decision,
  'document-generator': documentGenerator,
  innovation,
  'regulation-monitor': regulationMonitor,
  training,
  writing,
};
