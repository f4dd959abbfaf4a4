import {
  bounds,
  achievementProgress,
  learningFacts,
  type LearnedRows,
} from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import { CheckCircleIcon, Panel, Progress, Skeleton, SkeletonGroup } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import * as styles from './achievements-panel.css';
import { useDayFrame } from './use-day-frame';

const { max: limit } = bounds.pageSize;

/** What there is to reach: what a member has, and how far the rest is. */
export function AchievementsPanel() {
  const intl = useIntl();
  const { date } = useFormats();
  const api = useApi();
  const frame = useDayFrame();
  const achievements = useQuery(rowQueries.list(api, 'achievements', { limit })).data?.rows;
  const own = useQuery(rowQueries.list(api, 'user_achievements', { limit })).data?.rows;
  const plans = useQuery(rowQueries.list(api, 'learning_plans', { limit })).data?.rows;
  const activities = useQuery(rowQueries.list(api, 'learning_activities', { limit })).data?.rows;
  const resources = useQuery(rowQueries.list(api, 'user_resource_progress', { limit })).data?.rows;
  const discussions = useQuery(rowQueries.list(api, 'learning_discussions', { limit })).data?.rows;
  const runs = useQuery(rowQueries.list(api, 'tasks', { where: { status: 'completed' }, limit }))
    .data?.rows;
  const rows: LearnedRows | undefined =
    plans && activities && resources && discussions && runs
      ? { plans, activities, resources, discussions, runs }
      : undefined;
  const title = intl.formatMessage({ id: 'plans.achievements' });
  if (!achievements || !own || !rows)
    return (
      <Panel title={title}>
        <SkeletonGroup>
          <Skeleton shape="block" height={320} />
        </SkeletonGroup>
      </Panel>
    );
  const facts = learningFacts(rows, frame);
  const unlocked = new Map(own.map(({ achievementId, unlockedAt }) => [achievementId, unlockedAt]));
  return (
    <Panel
      padding="none"
      title={title}
      titleMeta={intl.formatMessage(
        { id: 'plans.done' },
        { done: unlocked.size, total: achievements.length },
      )}
    >
      <ul className={styles.list}>
        {achievements.map(({ id, title: name, description, unlockCriteria }) => {
          const at = unlocked.get(id);
          const progress = achievementProgress(unlockCriteria, facts);
          return (
            <li key={id} className={styles.item}>
              <div className={styles.words}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.about}>{description}</p>
              </div>
              {at ? (
                <p className={styles.reached}>
                  <CheckCircleIcon />
                  {intl.formatMessage({ id: 'plans.achievements.reached' }, { day: date(at) })}
                </p>
              ) : (
                progress && (
                  <div className={styles.way}>
                    <Progress
                      label={name}
                      value={progress.done}
                      max={progress.count}
                      valueText={intl.formatMessage(
                        { id: 'plans.done' },
                        { done: progress.done, total: progress.count },
                      )}
                    />
                    <span>
                      {intl.formatMessage(
                        { id: 'plans.done' },
                        { done: progress.done, total: progress.count },
                      )}
                    </span>
                  </div>
                )
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
