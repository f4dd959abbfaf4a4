import {
  dashboardPeriods,
  type Dashboard,
  type DashboardDays,
} from '@constella/api-client/contract';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Link, Panel } from '@constella/ui';
import { HeatMap } from '@constella/ui/charts';

import { paths } from '../../base/paths';

/** How the beginning of a part is written: a time, a day with its time, a day. */
const written: Record<DashboardDays, Intl.DateTimeFormatOptions> = {
  1: { hour: '2-digit', minute: '2-digit' },
  7: { weekday: 'short', hour: '2-digit', minute: '2-digit' },
  30: { month: 'short', day: 'numeric' },
};

interface LayersPanelProps {
  readonly states: Dashboard['states'];
  readonly days: DashboardDays;
  /** Where the states themselves are listed on another page. @default true */
  readonly linked?: boolean;
}

/** How many states the runs wrote in each layer of thought, along the period. */
export function LayersPanel({ states, days, linked = true }: LayersPanelProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const { parts, layers } = states;
  const format = new Intl.DateTimeFormat(intl.locale, written[days]);
  const title = intl.formatMessage({ id: 'dashboard.layers' });
  const total = layers.reduce((sum, layer) => sum + layer.total, 0);
  return (
    <Panel
      title={title}
      titleMeta={intl.formatMessage(
        { id: 'dashboard.layers.each' },
        { count: total, minutes: (24 * 60) / dashboardPeriods[days] },
      )}
      actions={
        linked && (
          <Link href={`${paths.cognitiveAnalysis}?days=${days}`}>
            {intl.formatMessage({ id: 'dashboard.layers.open' })}
          </Link>
        )
      }
      footer={intl.formatMessage({ id: 'dashboard.layers.note' })}
    >
      <HeatMap
        title={title}
        titleHidden
        rowLabel={intl.formatMessage({ id: 'dashboard.layer' })}
        rows={layers.map(
          ({ layer, total: own }) =>
            `${intl.formatMessage({ id: `flow.layer.${layer}` })} · ${number(own)}`,
        )}
        columns={parts.map((part) => format.format(new Date(part)))}
        values={total > 0 ? layers.map(({ counts }) => counts) : []}
        empty={intl.formatMessage({ id: 'dashboard.layers.empty' })}
      />
    </Panel>
  );
}
