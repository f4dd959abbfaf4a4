import { useIntl } from '@constella/i18n/react';
import { Panel, Text } from '@constella/ui';
import { ScatterChart } from '@constella/ui/charts';

import type { PartProps } from './innovation-result';

/** Impact of an idea against its effort; only of ideas whose scores are all known. */
export function ImpactMap({ result: { ideas, ranking } }: Pick<PartProps, 'result'>) {
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
