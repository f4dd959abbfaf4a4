import { trainingLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { wholeView } from '../shared/whole-view';
import { TrainingResult } from './result-view';
import { trainingDocument } from './to-document';

/** What the training assistant shows. */
export const trainingParts: AssistantParts<'training'> = {
  layout: trainingLayout,
  result: wholeView<'training'>(TrainingResult, trainingDocument, {
    text: 'training.lessons',
    title: 'training.edit.title',
    lessons: 'training.lessons',
    scenarios: 'training.scenarios',
    assessment: 'training.assessment',
  }),
  kindOf: ({ format }, intl) => intl.formatMessage({ id: `training.format.${format}` }),
};
