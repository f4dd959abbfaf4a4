import { rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Panel, Skeleton, SkeletonGroup } from '@constella/ui';
import { BarChart, RadarChart } from '@constella/ui/charts';
import { useQuery } from '@tanstack/react-query';

/** A profile has three corners at least, and is not read with more than this. */
const fewest = 3;
const most = 8;

/** How far a member is with their skills: level and the way to the next one, as stored. */
export function SkillsPanel() {
  const intl = useIntl();
  const api = useApi();
  const own = useQuery(rowQueries.list(api, 'user_skills', { limit: 500 }));
  const skills = useQuery(rowQueries.list(api, 'skills', { limit: 500 }));
  const names = new Map(skills.data?.rows.map(({ id, name }) => [id, name]));
  const title = intl.formatMessage({ id: 'plans.skills' });
  const shown = (own.data?.rows ?? [])
    .flatMap((row) => {
      const name = names.get(row.skillId);
      return name === undefined ? [] : [{ name, level: row.level + row.progress / 100 }];
    })
    .toSorted((one, other) => other.level - one.level)
    .slice(0, most);
  const chart = {
    title,
    titleHidden: true,
    categories: shown.map(({ name }) => name),
    series: [
      {
        name: intl.formatMessage({ id: 'plans.skills.level' }),
        values: shown.map(({ level }) => level),
      },
    ],
    format: { maximumFractionDigits: 1 },
    categoryLabel: intl.formatMessage({ id: 'plans.skills.skill' }),
    empty: intl.formatMessage({ id: 'plans.skills.empty' }),
  };
  return (
    <Panel title={title} titleMeta={intl.formatMessage({ id: 'plans.skills.meta' })}>
      {own.isPending || skills.isPending ? (
        <SkeletonGroup>
          <Skeleton shape="block" height={280} />
        </SkeletonGroup>
      ) : shown.length >= fewest ? (
        <RadarChart {...chart} height={280} />
      ) : (
        <BarChart {...chart} orientation="horizontal" />
      )}
    </Panel>
  );
}
