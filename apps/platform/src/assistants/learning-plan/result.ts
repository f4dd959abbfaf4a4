import type { AssistantResult } from '@constella/api-client';

import type { Block } from '../../runs/blocks/block';
import type { Intl } from '../../runs/blocks/block-base';
import { PlanLink } from './plan-link';
import { PlanOutline } from './plan-outline';

/** Every activity with its steps, in one table. */
const activityTable = (
  {
    stages,
    modules,
    activities,
  }: Pick<AssistantResult<'learning-plan'>, 'stages' | 'modules' | 'activities'>,
  intl: Intl,
) => {
  const say = (id: 'title' | 'type' | 'durationMinutes' | 'dueDay' | 'description') =>
    intl.formatMessage({ id: `plans.form.${id}` });
  const caption = intl.formatMessage({ id: 'plans.activities' });
  return [
    { kind: 'heading', level: 2, text: caption },
    {
      kind: 'table',
      caption,
      columns: [
        intl.formatMessage({ id: 'plans.result.module' }),
        say('title'),
        say('type'),
        say('durationMinutes'),
        say('dueDay'),
        say('description'),
      ],
      rows: activities.map(({ module: id, title, type, minutes, dueDate, steps }) => {
        const module = modules.find((one) => one.id === id);
        const stage = stages.find((one) => one.id === module?.stage);
        return [
          [stage?.name, module?.name].filter(Boolean).join(' / '),
          title,
          intl.formatMessage({ id: `plans.type.${type}` }),
          minutes,
          dueDate,
          steps.join('\n'),
        ];
      }),
    },
  ] as const;
};

/** A learning plan to be looked through; it is worked on where it is stored. */
export const learningPlanResult: readonly Block<'learning-plan'>[] = [
  { kind: 'fileTitle', of: 'title', heading: 'plans.result.title' },
  // The frame is the product's: who reads it knows.
  {
    kind: 'notice',
    title: 'plans.result.worksheet.title',
    text: 'plans.result.worksheet.text',
    when: { field: 'offline', is: true },
  },
  {
    kind: 'sheet',
    blocks: [
      {
        kind: 'title',
        of: 'title',
        heading: 'plans.result.title',
        size: 24,
        missing: 'plans.result.missing',
        ownDirection: true,
        only: 'page',
      },
      { kind: 'view', parts: {}, only: 'page', View: PlanLink },
    ],
  },
  { kind: 'list', of: 'goals', heading: 'plans.result.goals' },
  {
    kind: 'facts',
    heading: 'plans.result.facts',
    facts: [{ of: 'startDate', as: 'day', heading: 'plans.result.start' }],
  },
  {
    kind: 'view',
    View: PlanOutline,
    parts: {
      stages: 'plans.result.stages',
      modules: 'plans.result.modules',
      activities: 'plans.activities',
    },
    toDocument: activityTable,
  },
];
