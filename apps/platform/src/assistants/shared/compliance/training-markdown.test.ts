import { expect, it } from 'vitest';

import { trainingMarkdown } from './training-markdown';

const words = { assessment: 'Assessment', right: (option: string) => `${option} (right)` };
const question = { id: 'q1', question: 'Whom do you tell?', options: ['Nobody', 'The lead'] };

it.each([
  [
    'lessons, cases and questions with the right answers',
    {
      title: 'Data of customers',
      description: 'Personal data',
      content: {
        lessons: [{ id: 'l1', title: 'What is kept', minutes: 5, points: ['Names', 'Orders'] }],
        assessment: [{ ...question, id: 'a1', correct: 0, explanation: '' }],
        taskId: 7,
      },
    },
    [
      {
        title: 'A lost list',
        scenario: 'A list went to the wrong address.',
        questions: [question],
        correctResponses: [{ id: 'q1', correct: 1, explanation: 'They decide.' }],
      },
    ],
    `Personal data

## What is kept

- Names
- Orders

## A lost list

A list went to the wrong address.

**Whom do you tell?**

- Nobody
- The lead (right)

## Assessment

**Whom do you tell?**

- Nobody (right)
- The lead`,
  ],
  ['nothing', { title: 'Gifts', description: null, content: {} }, [], ''],
  ['no title twice', { title: 'Gifts', description: 'Gifts', content: {} }, [], ''],
  [
    'what was stored in another shape',
    { title: 'Gifts', description: 'About', content: { lessons: 'none', assessment: [3] } },
    [{ title: 'A case', scenario: '', questions: [{}], correctResponses: [] }],
    'About\n\n## A case',
  ],
] as const)('%s', (_name, training, scenarios, text) => {
  expect(
    trainingMarkdown(
      training as Parameters<typeof trainingMarkdown>[0],
      scenarios as unknown as Parameters<typeof trainingMarkdown>[1],
      words,
    ),
  ).toBe(text);
});
