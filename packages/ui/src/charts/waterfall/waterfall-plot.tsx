'use client';

import { scaleLinear } from 'd3';
import { useId, useMemo } from 'react';

import { classNames } from '../../components/private/class-names.js';
import type { ChartLabels } from '../../labels/types.js';
import { useUi } from '../../provider/ui-context.js';
import { centred, PlaceTicks, tickRoom } from '../frame/axes.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import { colorOfKind, type Kind } from '../frame/kinds.js';
import * as styles from '../frame/series.css.js';
import { SeriesGroup, Textures } from '../frame/series.js';
import type { Plot, Walk } from '../frame/types.js';
import { durationText } from '../../duration-text.js';
import { durationTicks } from '../maths/duration-ticks.js';
import { shorten } from '../maths/shorten.js';
import { fittingTicks } from '../maths/ticks.js';
import type { Span } from './spans.js';

export interface WaterfallPlotProps {
  plot: Plot;
  spans: readonly Span[];
  total: number;
  kinds: readonly Kind[];
  labels: ChartLabels;
}

/** Px of one row. On a phone the name stands over its bar. */
export const rowHeight = (plot: Pick<Plot, 'em' | 'narrow'>): number =>
  Math.ceil(plot.narrow ? 22 + 14 * plot.em : Math.max(26, 18 * plot.em));

const barHeight = 12;
const indent = 12;
const nameShare = 0.34;

function layoutSpans({ plot, spans, total }: WaterfallPlotProps, locale: string) {
  const row = rowHeight(plot);
  const bottom = plot.height - tickRoom(plot);
  const depth = (span: Span) => Math.min(span.depth, 8) * indent;
  const names = Math.max(0, ...spans.map((span) => plot.measure(span.name) + depth(span)));
  const room = plot.narrow ? plot.width : Math.min(plot.width * nameShare, names + 1);
  const start = plot.narrow ? 0 : room + 12;
  const scale = scaleLinear(
    [0, Math.max(total, 1e-9)],
    [plot.fromStart(start), plot.fromStart(plot.width - 4)],
  );
  const ticks = fittingTicks(
    (count) =>
      durationTicks(total, count).map((at) => ({ at: scale(at), text: durationText(at, locale) })),
    (plot.width - start) / (90 * plot.em),
    plot.measure,
  );
  const rows = spans.map((span, index) => {
    const [a, b] = [scale(span.from), scale(span.to)];
    const middle = index * row + (plot.narrow ? row - 11 : row / 2);
    const x = Math.min(a, b);
    const width = Math.max(2, Math.abs(b - a));
    const text = durationText(span.to - span.from, locale);
    const textRoom = plot.measure(text) + 10;
    // After its bar, or before it where the plot ends.
    const after = plot.rtl ? b - textRoom > 0 : b + textRoom < plot.width;
    return {
      bar: {
        x: plot.rtl && width === 2 ? x - 2 : x,
        y: middle - barHeight / 2,
        width,
        height: barHeight,
      },
      middle,
      name: {
        text: shorten(span.name, Math.max(24, room - depth(span)), plot.measure),
        x: plot.fromStart(depth(span)),
        y: plot.narrow ? index * row + 12 * plot.em : centred(middle, plot),
      },
      length: {
        text,
        x: after ? b + (plot.rtl ? -6 : 6) : a + (plot.rtl ? 6 : -6),
        anchor: after ? ('start' as const) : ('end' as const),
        // On a phone the bar has the line of its name to itself.
        shown: after || Math.abs(scale(0) - a) > textRoom,
      },
    };
  });
  return { rows, ticks, bottom, zero: scale(0) };
}

/** One row for each step. */
export function WaterfallPlot(props: WaterfallPlotProps) {
  const { plot, spans, total, kinds, labels } = props;
  const { locale } = useUi();
  const id = useId();
  const layout = useMemo(
    () => layoutSpans({ plot, spans, total, kinds, labels }, locale),
    [plot, spans, total, kinds, labels, locale],
  );
  const walk = useMemo((): Walk => {
    const lines = (index: number) => {
      const span = spans[index];
      if (!span) return [];
      const kind = kinds[span.kind];
      return [
        ...(kind ? [{ name: kind.name, value: '', series: span.kind, color: kind.color }] : []),
        { name: labels.start, value: durationText(span.from, locale) },
        { name: labels.duration, value: durationText(span.to - span.from, locale) },
      ];
    };
    return {
      rows: [layout.rows.map(({ bar }) => bar)],
      axis: 'y',
      near: 'axis',
      name: ({ index }) => {
        const span = spans[index];
        const told = lines(index)
          .map(({ name, value }) => (value ? labels.point({ name, value }) : name))
          .reduce((first, second) => labels.pair({ first, second }));
        const place = labels.place({ name: span?.name ?? '', level: (span?.depth ?? 0) + 1 });
        return labels.pair({ first: span?.depth ? place : (span?.name ?? ''), second: told });
      },
      tooltip: ({ index }) => ({ title: spans[index]?.name ?? '', lines: lines(index) }),
    };
  }, [layout, spans, kinds, labels, locale]);
  const drawing = useMemo(() => {
    const { rows, ticks, bottom, zero } = layout;
    return (
      <>
        <Textures
          id={id}
          count={1 + Math.max(0, ...spans.map(({ kind }) => kind))}
          colorOf={(kind) => colorOfKind(kinds, kind)}
        />
        {ticks.map(({ at }) => (
          <line key={at} className={stage.grid} x1={at} x2={at} y1={0} y2={bottom} />
        ))}
        <line className={stage.baseline} x1={zero} x2={zero} y1={0} y2={bottom} />
        <PlaceTicks plot={plot} ticks={ticks} y={bottom} />
        {rows.map(({ bar, middle, name, length }, index) => (
          <g key={index}>
            <text
              className={classNames(stage.strongText, plot.narrow && stage.halo)}
              x={name.x}
              y={name.y}
            >
              {name.text}
            </text>
            <SeriesGroup
              id={id}
              index={spans[index]?.kind ?? 0}
              color={colorOfKind(kinds, spans[index]?.kind ?? 0)}
            >
              <rect
                className={classNames(styles.fill, spans[index]?.open && styles.open)}
                {...bar}
                rx="3"
                data-span={index}
              />
            </SeriesGroup>
            {length.shown ? (
              <text
                className={classNames(stage.text, stage.halo)}
                x={length.x}
                y={centred(middle, plot)}
                textAnchor={length.anchor}
              >
                {length.text}
              </text>
            ) : null}
          </g>
        ))}
      </>
    );
  }, [id, plot, layout, spans, kinds]);
  return (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ index }) => {
        const bar = layout.rows[index]?.bar;
        return bar ? (
          <rect
            className={stage.outline}
            x={bar.x - 2}
            y={bar.y - 2}
            width={bar.width + 4}
            height={bar.height + 4}
            rx="5"
          />
        ) : null;
      }}
    >
      {drawing}
    </ChartStage>
  );
}
