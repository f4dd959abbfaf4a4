import {
  assistants,
  deriveResult,
  type AssistantResult,
  type LearningContentType,
} from '@constella/api-client/contract';
import { learningContentLayout } from '@constella/forms';

type Result = AssistantResult<'learning-content'>;

/** A request of the stories. */
export const request = {
  ...learningContentLayout.defaults,
  prompt: 'Cellular respiration, for the exam in June',
};

const whole: Omit<Result, 'contentType' | 'text'> = {
  title: 'Cellular respiration',
  locale: 'en',
  difficulty: 'intermediate',
  tips: ['Draw the mitochondrion from memory and label every part.'],
  sections: [
    {
      id: 's1',
      title: 'Where it happens',
      text: 'Glycolysis runs in the **cytoplasm**, everything else in the mitochondrion.\n\n- The citric acid cycle in the matrix\n- The electron transport chain in the inner membrane',
    },
    {
      id: 's2',
      title: 'What it yields',
      text: 'One molecule of glucose yields about 30 molecules of ATP; glycolysis alone yields two.',
    },
    {
      id: 's3',
      title: 'What oxygen is for',
      text: 'Oxygen takes up the electrons at the end of the chain. Without it the chain stops.',
    },
  ],
  tasks: [
    {
      id: 't1',
      task: 'A cell gets no oxygen. Which steps still run, and what do they yield?',
      answer: 'Glycolysis runs on: two ATP per glucose. Fermentation gives NAD⁺ back.',
    },
    {
      id: 't2',
      task: 'Explain in your own words what the inner membrane is folded for.',
      answer: '',
    },
  ],
  cards: [
    {
      id: 'c1',
      front: 'Where does the citric acid cycle run?',
      back: 'In the matrix of the mitochondrion.',
    },
    { id: 'c2', front: 'Glycolysis does not need […]', back: 'oxygen' },
    { id: 'c3', front: 'Cristae', back: 'The folds of the inner membrane.' },
  ],
  questions: [
    {
      id: 'q1',
      question: 'What takes up the electrons at the end of the chain?',
      options: ['ATP', 'Oxygen', 'Glucose', 'Water'],
      correct: 1,
      explanation: 'Oxygen takes them up and forms water.',
    },
  ],
  branches: [
    { id: 'b1', name: 'Glycolysis', level: 1, note: '' },
    { id: 'b2', name: 'Cytoplasm', level: 2, note: 'No oxygen needed' },
    { id: 'b3', name: 'Pyruvate', level: 2, note: 'Two molecules' },
    { id: 'b4', name: 'Mitochondrion', level: 1, note: '' },
    { id: 'b5', name: 'Citric acid cycle', level: 2, note: 'In the matrix' },
    { id: 'b6', name: 'Electron transport', level: 2, note: 'In the inner membrane' },
  ],
};

/** Material of a type, with what others have left out. */
export const materialOfType = (
  contentType: LearningContentType,
  given: Partial<Result> = {},
): Result =>
  deriveResult(
    assistants['learning-content'],
    { ...whole, ...given, contentType, text: '' },
    request,
  );
