import {
  assistants,
  deriveResult,
  type AssistantFields,
  type AssistantResult,
} from '@constella/api-client/contract';
import { writingLayout } from '@constella/forms';

/** A request of the stories and tests. */
export const textRequest: AssistantFields<'writing'> = {
  ...writingLayout.defaults,
  contentType: 'newsletter',
  audience: 'Shop owners in the old town',
  purpose: 'Win readers for the pick-up service',
  tone: 'conversational',
  length: 'brief',
  keyPoints:
    'Orders are ready in ten minutes\nReturns are free for thirty days\nVans leave twice a day',
};

const content = `Shop owners asked for one thing this spring: less waiting. The **pick-up service** answers that, and it costs nothing to try.

## Orders are ready in ten minutes

Why does it take so little time? Because nobody looks for anything: every shelf has its place on the plan, and the plan is on the phone of whoever packs. What used to be a walk through three rooms is a walk along one wall.

- the order arrives and is read aloud
- one person packs, another checks
- the customer hears by message that it is ready

## Returns are free for thirty days

> Marta waited four days for her first parcel. The second one was ready before she had parked.

Nothing needs to be explained and no form needs to be filled in. A return is scanned at the counter, and the money is on its way the same evening.

## Vans leave twice a day

At nine and at four, every day but Sunday. Those who cannot come get their order on the next van. See the [timetable](https://example.com/vans "Timetable") for the stops, and tell us where one is missing.

What would you change first? Write to us before the end of the month: the three ideas named most often are tried out in June, and we say openly what became of them.`;

/** A result of the stories and tests. */
export const writtenText: AssistantResult<'writing'> = deriveResult(
  assistants.writing,
  {
    text: '',
    title: 'News: orders are ready in ten minutes',
    content,
    isWorksheet: false,
    measures: null,
    locale: 'en',
    outline: [
      'Orders are ready in ten minutes',
      'Returns are free for thirty days',
      'Vans leave twice a day',
    ],
    revisions: [
      'The text is shorter than chosen. Add key points or examples.',
      'Check every name and figure at its source before the text goes out.',
    ],
  },
  textRequest,
);

/** What there is without a model: typed words, in the parts of a blog post. */
export const worksheet: AssistantResult<'writing'> = {
  ...writtenText,
  isWorksheet: true,
  measures: null,
  title: 'Orders are ready in ten minutes',
  content:
    '*A worksheet, not a finished text.*\n\n## Opening\n\n*2 to 4 sentences. Start with the reader’s situation.*\n\n- Readers: Shop owners in the old town\n\n## Main sections\n\n*3 to 5 sections, one point each.*\n\n- Orders are ready in ten minutes\n- Returns are free for thirty days\n\n## Conclusion\n\n*2 to 3 sentences.*\n\n[…]',
  outline: ['Opening', 'Main sections', 'Conclusion'],
  revisions: ['Nothing entered yet for: Conclusion.'],
};
