import { bounds, ideaCriteria } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Grid, KeyValue, Panel, SliderField, Stack, Text } from '@constella/ui';
import { ScatterChart } from '@constella/ui/charts';

import type { PartProps } from './ideate-view';
import { RankingTable } from './ranking-table';
import * as styles from './result-view.css';
import { ScoreBoard } from './score-board';

/** Criteria and their weights, the ideas on a board of scores, and what follows from both. */
export function EvaluateView({ result, change }: PartProps) {
  const intl = useIntl();
  return (
    <Stack gap={16} className={styles.part}>
      <ScoreBoard result={result} change={change} />
      <Weights result={result} change={change} />
      <Panel
        padding="none"
        title={intl.formatMessage({ id: 'innovation.ranking' })}
        // The table has the name: two regions of one name cannot be told apart.
        aria-labelledby={undefined}
        footer={intl.formatMessage({ id: 'innovation.ranking.note' })}
      >
        <RankingTable result={result} />
      </Panel>
      <ImpactMap result={result} />
    </Stack>
  );
}

function Weights({ result, change }: PartProps) {
  const intl = useIntl();
  const { weights } = result;
  const { min, max } = bounds.ideaScale;
  return (
    <Panel
      title={intl.formatMessage({ id: 'innovation.weights' })}
      footer={intl.formatMessage({ id: 'innovation.weights.hint' })}
    >
      {change ? (
        <Grid minColumn={220} gap={24}>
          {ideaCriteria.map((criterion) => (
            <SliderField
              key={criterion}
              label={intl.formatMessage({ id: `innovation.criterion.${criterion}` })}
              description={intl.formatMessage({ id: `innovation.criterion.${criterion}.hint` })}
              min={min}
              max={max}
              step={1}
              value={weights[criterion]}
              onValueChange={(weight) =>
                change({ ...result, weights: { ...weights, [criterion]: weight } })
              }
            />
          ))}
        </Grid>
      ) : (
        <KeyValue
          items={ideaCriteria.map((criterion) => ({
            id: criterion,
            label: intl.formatMessage({ id: `innovation.criterion.${criterion}` }),
            value: intl.formatNumber(weights[criterion]),
          }))}
        />
      )}
    </Panel>
  );
}

/** What an idea brings against what it takes; only of ideas whose scores are all known. */
function ImpactMap({ result: { ideas, ranking } }: Pick<PartProps, 'result'>) {
  const intl = useIntl();
  const percent = { style: 'percent', maximumFractionDigits: 0 } as const;
  const placed = ranking.filter(({ place }) => place !== 'open');
  if (placed.length === 0)
    return (
      <Panel title={intl.formatMessage({ id: 'innovation.map' })}>
        <Text size={13} tone="muted">
          {intl.formatMessage({ id: 'innovation.map.empty' })}
        </Text>
      </Panel>
    );
  return (
    <Panel>
      <ScatterChart
        title={intl.formatMessage({ id: 'innovation.map' })}
        titleAs="h2"
        xLabel={intl.formatMessage({ id: 'innovation.map.effort' })}
        yLabel={intl.formatMessage({ id: 'innovation.map.impact' })}
        xFormat={percent}
        yFormat={percent}
        series={[
          {
            name: intl.formatMessage({ id: 'innovation.part.ideate' }),
            points: placed.map(({ idea, effort, impact }) => ({
              x: effort,
              y: impact,
              name: ideas.find(({ id }) => id === idea)?.title ?? '',
            })),
          },
        ]}
      />
    </Panel>
  );
}
