import { assistants } from '@constella/api-client/contract';

/** Where compliance risks are assessed. */
export const compliancePath = assistants['compliance-risk'].path;
/** Where policies are written. */
export const policiesPath = assistants['compliance-policy'].path;
/** Where trainings are made. */
export const trainingPath = assistants.training.path;
