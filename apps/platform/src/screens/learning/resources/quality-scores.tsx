import { rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { PanelSection, Progress, Skeleton, SkeletonGroup, Stack, Text } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { scoreBand } from './resource-words';

/** The six measures a resource is judged by, in the order of the data model. */
export const measures = [
  'accuracy',
  'relevance',
  'depth',
  'structure',
  'authority',
  'timeliness',
] as const;

/** The latest evaluation of a resource: six scores as bars with words, their total, the note. */
export function QualityScores({ resourceId }: { resourceId: string }) {
  const intl = useIntl();
  const answer = useQuery(
    rowQueries.list(useApi(), 'resource_quality_evaluations', {
      where: { resourceId },
      sort: '-createdAt',
      limit: 1,
    }),
  );
  const [evaluation] = answer.data?.rows ?? [];
  const valueText = (score: number) =>
    intl.formatMessage(
      { id: 'resources.quality.value' },
      {
        score: Math.round(score),
        band: intl.formatMessage({ id: `resources.quality.band.${scoreBand(score)}` }),
      },
    );
  const said = (id: 'resources.quality.failed' | 'resources.quality.none') => (
    <Text as="p" size={13} tone="muted">
      {intl.formatMessage({ id })}
    </Text>
  );
  return (
    <PanelSection titleAs="h2" title={intl.formatMessage({ id: 'resources.quality.title' })}>
      {evaluation ? (
        <Stack gap={12}>
          <Text as="p" weight="strong">
            {intl.formatMessage(
              { id: 'resources.quality.of' },
              { score: Math.round(evaluation.totalScore) },
            )}
          </Text>
          {measures.map((measure) => (
            <Progress
              key={measure}
              showLabel
              label={intl.formatMessage({ id: `resources.quality.${measure}` })}
              value={evaluation[`${measure}Score`]}
              valueText={valueText(evaluation[`${measure}Score`])}
            />
          ))}
          {evaluation.evaluationNotes && (
            <Text as="p" size={13} dir="auto">
              {evaluation.evaluationNotes}
            </Text>
          )}
        </Stack>
      ) : answer.isError ? (
        said('resources.quality.failed')
      ) : answer.data ? (
        said('resources.quality.none')
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height={220} />
        </SkeletonGroup>
      )}
    </PanelSection>
  );
}
