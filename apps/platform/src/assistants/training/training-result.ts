import type { AssistantResult } from '@constella/api-client';
import type { useIntl } from '@constella/i18n/react';

type Intl = ReturnType<typeof useIntl>;
/** A finished training. */
export type Training = AssistantResult<'training'>;
/** A lesson of a training. */
export type Lesson = Training['lessons'][number];
/** A case of a training. */
export type Scenario = Training['scenarios'][number];

/** Whole minutes of all lessons. */
export const minutesOf = ({ lessons }: Pick<Training, 'lessons'>): number =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0);

/** Every question of the cases. */
export const questionsOf = (scenarios: Training['scenarios']): Training['assessment'] =>
  scenarios.flatMap(({ questions }) => questions);

/** The lessons as the text a run shows; Markdown. */
function lessonsText({ title, lessons }: Training, intl: Intl): string {
  const parts = lessons.map(({ title: name, minutes, points }) =>
    [
      `## ${name}`,
      `*${intl.formatMessage({ id: 'training.minutes' }, { minutes })}*`,
      points.map((point) => `- ${point}`).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return [`# ${title}`, ...parts].join('\n\n');
}

/** A training with the text that follows from its lessons. */
export const withText = (training: Training, intl: Intl): Training => ({
  ...training,
  text: lessonsText(training, intl),
});
