import { useIntl } from '@constella/i18n/react';
import { Heading, Text } from '@constella/ui';
import { useState } from 'react';

import type { Lesson } from './training-result';
import { Player } from './player';
import * as styles from './result-view.css';

/** The lessons as slides. A lesson counts as seen once it has been left for another. */
export function LessonPlayer({ items: lessons }: { items: readonly Lesson[] }) {
  const intl = useIntl();
  const [asked, setAt] = useState(0);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const at = Math.min(asked, lessons.length - 1);
  const lesson = lessons[at];
  if (!lesson) return null;
  const isLast = at === lessons.length - 1;
  const minutes = (value: number) =>
    intl.formatMessage({ id: 'training.minutes' }, { minutes: value });
  return (
    <Player
      label={intl.formatMessage({ id: 'training.lessons' })}
      at={at}
      onTurn={(next) => {
        // After the last one there is nowhere to go: arriving there is having seen it.
        const arrived = next === lessons.length - 1 ? [lessons[next]?.id ?? ''] : [];
        setSeen((now) => [...new Set([...now, lesson.id, ...arrived])]);
        setAt(next);
      }}
      pages={lessons.map(({ id, title, minutes: time }) => ({
        id,
        title,
        meta: minutes(time),
        isDone: seen.includes(id) || (isLast && id === lesson.id && lessons.length === 1),
      }))}
    >
      <div className={styles.slide}>
        <Heading level={3} size={24}>
          <bdi>{lesson.title}</bdi>
        </Heading>
        <Text tone="muted">{minutes(lesson.minutes)}</Text>
        {lesson.points.length === 0 ? (
          <Text tone="muted">{intl.formatMessage({ id: 'training.player.noPoints' })}</Text>
        ) : (
          <ul dir="auto" className={styles.points}>
            {lesson.points.map((point, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two points may say the same
              <li key={index}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </Player>
  );
}
