import { assistants, deriveResult } from '@constella/api-client/contract';

/** A review as it is worked out. */
export const sampleReview = deriveResult(
  assistants['life-review'],
  {
    text: '',
    title: 'On target: 1. To look at: 1.',
    locale: 'en' as const,
    week: '2026-11-16',
    findings: [
      {
        id: 'sleepAverage',
        category: 'health' as const,
        tone: 'attention' as const,
        text: '6.4 hr of sleep a night on average; nights logged: 6.',
        table: 'health_data' as const,
        ids: [1, 2, 3, 4, 5, 6],
      },
      {
        id: 'moneySpent',
        category: 'finance' as const,
        tone: 'good' as const,
        text: '€1,612.00 spent in November, of €2,050.00 budgeted.',
        table: 'financial_data' as const,
        ids: [7],
      },
    ],
    suggestion: 'Go to bed 45 min earlier this week',
    reason: 'You slept 6.4 hr a night and want 7 hours.',
    answer: 'open' as const,
  },
  { week: '', categories: [] },
);
