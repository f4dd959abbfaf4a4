import { challengeTypes, innovationMethods, type AssistantRequest } from '@constella/api-client';
import type { FormOption } from '@constella/forms';

/** The fields of a challenge, every one of them there. */
export type ChallengeValues = Required<AssistantRequest<'innovation'>>;

/** A challenge before anything is typed. */
export const challengeDefaults: ChallengeValues = {
  challengeType: 'product',
  method: 'design_thinking',
  innovationArea: '',
  businessGoals: '',
  targetUsers: '',
  constraints: '',
  existingSolutions: '',
  inspirationSources: '',
  weeks: 26,
  start: '',
};

/** What is to be innovated, with what comes of it. */
export const typeOptions: readonly FormOption<string>[] = challengeTypes.map((value) => ({
  value,
  label: `innovation.type.${value}`,
  description: `innovation.type.${value}.hint`,
}));

/** Every method, with how it goes about it. */
export const methodOptions: readonly FormOption<string>[] = innovationMethods.map((value) => ({
  value,
  label: `innovation.method.${value}`,
  description: `innovation.method.${value}.hint`,
}));
