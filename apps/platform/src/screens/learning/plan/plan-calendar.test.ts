import { planState, type RowOfRecord } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { planCalendar } from './plan-calendar';

type Activity = RowOfRecord<'learning_activities'>;
const activity = (id: number, given: Partial<Activity>) =>
  ({
    id,
    planId: 1,
    moduleId: null,
    title: `Activity ${id}`,
    description: null,
    type: 'reading',
    order: id,
    durationMinutes: 30,
    dueDate: null,
    completed: false,
    completedAt: null,
    content: null,
    metadata: {},
    ...given,
  }) as Activity;

it('a plan’s calendar has what is left of it, each on the reader’s day of its own', () => {
  const state = planState(
    {
      stages: [],
      modules: [],
      activities: [
        activity(1, { dueDate: '2028-02-28T20:00:00.000Z', description: 'Bring a ruler' }),
        activity(2, { dueDate: '2028-02-28T20:00:00.000Z', completed: true }),
        activity(3, {}),
      ],
    },
    { timeZone: 'Asia/Tokyo', now: Date.parse('2028-02-01T00:00:00Z') },
  );
  const text = planCalendar('A year', state);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  // In Tokyo it is the 29th already, and that is the last day of its month.
  expect(text).toContain('DTSTART;VALUE=DATE:20280229');
  expect(text).toContain('DTEND;VALUE=DATE:20280301');
  expect(text).toContain('DESCRIPTION:Bring a ruler');
});
