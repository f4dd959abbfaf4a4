'use client';

import { useCallback, useMemo } from 'react';

import { listOrEmpty } from '../../components/private/list-or-empty.js';
import { useUi } from '../../provider/ui-context.js';
import { tickRoom } from '../frame/axes.js';
import { ChartFrame } from '../frame/chart-frame.js';
import { drawnNote } from '../frame/drawn-note.js';
import { type ChartKind, cleanKinds, kindEntries } from '../frame/kinds.js';
import { useChartLabels } from '../frame/labels.js';
import type { ChartProps, Plot } from '../frame/types.js';
import { durationText } from '../../duration-text.js';
import { cleanSpans, type WaterfallSpan } from './spans.js';
import { rowHeight, WaterfallPlot } from './waterfall-plot.js';

export interface WaterfallChartProps extends Omit<ChartProps, 'height'> {
  /** Steps in the order of their rows. */
  spans: readonly WaterfallSpan[];
  /** Names of the kinds that `kind` counts; without them there is no legend. */
  kinds?: readonly ChartKind[];
  /** Head of the table's first column. @default 'Name' */
  nameLabel?: string;
}

/** More rows than these are read in the table. */
const mostRows = 200;
/** When each step began and how long it took: the trace of a run. */
export function WaterfallChart({
  spans: givenSpans,
  kinds: givenKinds,
  nameLabel,
  ...frame
}: WaterfallChartProps) {
  const given = listOrEmpty(givenSpans);
  const kinds = useMemo(() => cleanKinds(givenKinds), [givenKinds]);
  const { locale } = useUi();
  const labels = useChartLabels();
  const data = useMemo(() => cleanSpans(given, (n) => labels.unnamed({ n })), [given, labels]);
  const drawn = useMemo(() => data.spans.slice(0, mostRows), [data]);
  const heightOf = useCallback(
    (plot: Omit<Plot, 'height'>) => drawn.length * rowHeight(plot) + tickRoom(plot),
    [drawn],
  );
  const longest = data.spans.reduce<(typeof data.spans)[number] | undefined>(
    (best, span) => (best && best.to - best.from >= span.to - span.from ? best : span),
    undefined,
  );
  return (
    <ChartFrame
      {...frame}
      height={drawn.length > 0 ? heightOf : 240}
      isEmpty={!longest}
      sentence={
        longest
          ? labels.durations({
              count: data.spans.length,
              total: durationText(data.total, locale),
              name: longest.name,
              longest: durationText(longest.to - longest.from, locale),
            })
          : ''
      }
      table={() => ({
        columns: [
          { label: nameLabel ?? labels.name },
          { label: labels.level, numeric: true },
          { label: labels.start, numeric: true },
          { label: labels.duration, numeric: true },
        ],
        rowCount: data.spans.length,
        row: (index) => {
          const span = data.spans[index];
          if (!span) return [];
          return [
            span.name,
            new Intl.NumberFormat(locale).format(span.depth + 1),
            durationText(span.from, locale),
            span.open ? labels.none : durationText(span.to - span.from, locale),
          ];
        },
      })}
      legend={{
        entries: kindEntries(kinds),
        needed: () => true,
      }}
      note={() => drawnNote(labels, drawn.length, data.spans.length)}
    >
      {(plot) => (
        <WaterfallPlot plot={plot} spans={drawn} total={data.total} kinds={kinds} labels={labels} />
      )}
    </ChartFrame>
  );
}
