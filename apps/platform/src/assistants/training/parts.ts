import type { AssistantParts } from '../assistant';
import { TrainingFields } from './fields';
import { trainingDefaults } from './options';
import { TrainingResult } from './result-view';
import { trainingDocument } from './to-document';

/** What the training assistant shows. */
export const trainingParts: AssistantParts<'training'> = {
  defaults: trainingDefaults,
  Fields: TrainingFields,
  Result: TrainingResult,
  toDocument: trainingDocument,
  kindOf: ({ format }, intl) => intl.formatMessage({ id: `training.format.${format}` }),
};
