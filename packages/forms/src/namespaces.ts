import type { Namespace } from '@constella/i18n';

/** The namespaces of the texts an assistant's form has around its fields. */
const around = ['run', 'tasks', 'errors', 'validation'] as const;

/** The catalogues each form's words are in, for the screen that loads them. */
export const formNamespaces = {
  login: ['auth', 'errors', 'validation'],
  register: ['auth', 'errors', 'validation'],
  forgotPassword: ['auth', 'errors', 'validation'],
  resetPassword: ['auth', 'errors', 'validation'],
  account: ['account', 'errors', 'validation'],
  password: ['account', 'errors', 'validation'],
  agent: ['agents', 'models', 'errors', 'validation'],
  modelTest: ['models', 'errors', 'validation'],
  collaborationTask: ['tasks', 'agents', 'errors', 'validation'],
  company: ['company', 'errors', 'validation'],
  writing: ['writing', ...around],
  creative: ['creative', ...around],
  decision: ['decision', ...around],
  training: ['training', 'company', ...around],
  riskAssessment: ['risk', 'company', ...around],
  documentGenerator: ['documents', 'company', ...around],
  regulationMonitor: ['regulation', 'company', ...around],
  innovation: ['innovation', ...around],
  complianceRisk: ['compliance', 'risk', 'company', ...around],
  compliancePolicy: ['compliance', 'company', ...around],
  learningPlan: ['learning', ...around],
  learningContent: ['learning', ...around],
  travelPlan: ['travel', ...around],
  medicalRequest: ['medical', 'medicalTerms', ...around],
  scienceRequest: ['science', ...around],
  research: ['research', ...around],
  lifeReview: ['lifeReview', 'life', ...around],
  mcpConnection: ['tools', ...around],
} as const satisfies Record<string, readonly Namespace[]>;
