import {
  contentDifficulties,
  interactivityLevels,
  trainingFormats,
  type AssistantRequest,
} from '@constella/api-client';
import type { FormOption } from '@constella/forms';

type Request = AssistantRequest<'training'>;

/** The fields of a request: all of them, but company and language have no value until chosen. */
export type TrainingValues = Required<Omit<Request, 'companyId' | 'language'>> &
  Pick<Request, 'companyId' | 'language'>;

/** A request before anything is typed. */
export const trainingDefaults: TrainingValues = {
  topic: '',
  audience: '',
  format: 'presentation',
  companyId: undefined,
  title: '',
  jurisdiction: '',
  includeAssessment: true,
  language: undefined,
  duration: 30,
  interactivity: 'medium',
  difficulty: 'intermediate',
  accessibility: '',
  material: '',
};

/** Every format, with how it is taken. */
export const formatOptions: readonly FormOption<string>[] = trainingFormats.map((value) => ({
  value,
  label: `training.format.${value}`,
  description: `training.format.${value}.hint`,
}));

/** Every difficulty, with what its cases are like. */
export const difficultyOptions: readonly FormOption<string>[] = contentDifficulties.map(
  (value) => ({
    value,
    label: `training.difficulty.${value}`,
    description: `training.difficulty.${value}.hint`,
  }),
);

/** How much people do themselves, with an example. */
export const interactivityOptions: readonly FormOption<string>[] = interactivityLevels.map(
  (value) => ({
    value,
    label: `training.interactivity.${value}`,
    description: `training.interactivity.${value}.hint`,
  }),
);
