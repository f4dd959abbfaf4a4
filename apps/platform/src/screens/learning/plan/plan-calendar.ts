import { dayAfter, type PlanState } from '@constella/api-client/contract';
import ical from 'ical-generator';

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** What is left of a plan as a calendar file: a whole day for each activity that is due on one. */
export function planCalendar(title: string, { stages, loose }: PlanState): string {
  const calendar = ical({ name: title, prodId: { company: 'Constella', product: 'Learning' } });
  const modules = stages.flatMap((stage) => stage.modules);
  const all = [...modules.flatMap(({ activities }) => activities), ...loose];
  for (const { activity, dueDay } of all) {
    if (activity.completed || dueDay === null) continue;
    calendar.createEvent({
      id: `activity-${activity.id}@constella`,
      allDay: true,
      start: midnight(dueDay),
      end: midnight(dayAfter(dueDay, 1)),
      summary: activity.title,
      description: activity.description ?? '',
    });
  }
  return calendar.toString();
}
