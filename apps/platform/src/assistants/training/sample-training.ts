import type { Training } from './training-result';

/** A result of the stories and tests. */
export const sampleTraining: Training = {
  text: '# Safe payments\n\n## Check every new account\n\n*15 minutes*\n\n- The rule: call the supplier back.',
  title: 'Safe payments',
  lessons: [
    {
      id: 'l1',
      title: 'Check every new account',
      minutes: 15,
      points: [
        'The rule: call the supplier back on a number you already have.',
        'It concerns: everybody who releases payments.',
        'Tell the person beside you of one case, and hear theirs.',
      ],
    },
    {
      id: 'l2',
      title: 'Two people release a payment',
      minutes: 10,
      points: ['The rule: whoever enters a payment does not release it.'],
    },
    { id: 'l3', title: 'Report what looks odd', minutes: 5, points: [] },
  ],
  scenarios: [
    {
      id: 's1',
      title: 'A supplier writes from a new address',
      scenario:
        'It is late, a payment has to go out, and a mail says the supplier has changed banks. The mail is signed by somebody you know.',
      difficulty: 'intermediate',
      questions: [
        {
          id: 's1.1',
          question: 'What do you do?',
          options: ['Pay, and ask later', 'Call the number in the contract', 'Answer the mail'],
          correct: 1,
          explanation: 'Only a number you already had shows who is speaking.',
        },
      ],
    },
    {
      id: 's2',
      title: 'The director is in a hurry',
      scenario: 'A message from the director asks you to skip the second signature this once.',
      difficulty: 'intermediate',
      questions: [
        {
          id: 's2.1',
          question: 'What comes first?',
          options: ['Ask a colleague for the second signature', 'Pay, since it is the director'],
          correct: 0,
          explanation: 'The rule knows no exception for speed.',
        },
      ],
    },
  ],
  assessment: [
    {
      id: 'a1',
      question: 'Which of these belongs to safe payments?',
      options: ['A second signature', 'Paying before the weekend', 'Sharing a password'],
      correct: 0,
      explanation: 'Two people see more than one.',
    },
  ],
};
