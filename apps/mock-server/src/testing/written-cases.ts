import { writeOffline } from '../models/offline/writer.js';
import type { ModelProvider } from '../models/provider.js';
import { offlineContent } from '../runs/assistants/index.js';
import { scriptedProvider } from './scripted-provider.js';

const caseOf = (title: string) => ({
  title,
  scenario: `${title}. What now?`,
  questions: [
    { question: 'What comes first?', options: ['Ask', 'Guess'], correct: 0, explanation: 'Ask.' },
  ],
});

/** A model that writes cases for a training, and all else as there is without a model. */
export const writtenCases = (): ModelProvider =>
  scriptedProvider((request) =>
    request.prompt.assistant === 'training' && request.prompt.step === 'scenarios'
      ? JSON.stringify({ scenarios: ['A customer asks', 'A list is lost'].map(caseOf) })
      : writeOffline(request, offlineContent),
  ).provider;
