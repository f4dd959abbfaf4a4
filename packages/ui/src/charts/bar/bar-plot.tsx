'use client';

import { useId, useMemo } from 'react';

import { classNames } from '../../components/private/class-names.js';
import { centred, ValueGrid } from '../frame/axes.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import * as styles from '../frame/series.css.js';
import { SeriesGroup, Textures } from '../frame/series.js';
import type { Plot, Walk } from '../frame/types.js';
import * as bar from './bar.css.js';
import { type BarLayout, type BarOptions, layoutBars } from './bar-layout.js';
import { heldAgainst } from './bar-targets.js';

export interface BarPlotProps {
  plot: Plot;
  options: BarOptions;
}

function walkOf(options: BarOptions, layout: BarLayout): Walk {
  const { labels, names, series, text } = options.data;
  return {
    rows: layout.bars,
    axis: layout.stand ? 'x' : 'y',
    near: 'axis',
    name: ({ row, index }) => {
      const name = names[index] ?? '';
      const of = series[row]?.name ?? '';
      return labels.point({
        name: series.length > 1 ? labels.pair({ first: of, second: name }) : name,
        value: heldAgainst(options, index, text(row, index)),
      });
    },
    tooltip: ({ row, index }) => ({
      title: names[index] ?? '',
      lines: series.map(({ name }, other) => ({
        name,
        value: heldAgainst(options, index, text(other, index)),
        ...(series.length > 1 && { series: other }),
        current: other === row,
      })),
    }),
  };
}

/** Bars side by side or on one another, standing or lying. */
export function BarPlot({ plot, options }: BarPlotProps) {
  const id = useId();
  const layout = useMemo(() => layoutBars(plot, options), [plot, options]);
  const walk = useMemo(() => walkOf(options, layout), [options, layout]);
  const drawing = useMemo(() => {
    const { stand, values, bars, names, start, end, top, bottom, aims, line, gaps } = layout;
    return (
      <>
        <Textures id={id} count={bars.length} />
        {stand ? <ValueGrid plot={plot} ticks={values.ticks} from={start} to={end} /> : null}
        {gaps.map(({ x, width, index }) => (
          <rect
            key={index}
            className={bar.gap}
            x={x}
            y={top}
            width={width}
            height={bottom - top}
            rx="2"
          />
        ))}
        {bars.map((row, series) => (
          <SeriesGroup key={series} id={id} index={series}>
            {row.map(({ index, path }) => (
              <path key={index} className={styles.fill} d={path} data-bar={index} />
            ))}
          </SeriesGroup>
        ))}
        <line
          className={stage.baseline}
          {...(stand
            ? {
                x1: plot.fromStart(start),
                x2: plot.fromStart(end),
                y1: values.zero,
                y2: values.zero,
              }
            : { x1: values.zero, x2: values.zero, y1: top, y2: bottom })}
        />
        {aims.map((mark, index) => (
          <line key={index} className={bar.aim} data-target="" {...mark} />
        ))}
        <TargetLine plot={plot} line={line} layout={layout} />
        {names.map(({ text, x, y, anchor }, index) => (
          <text key={index} className={stage.text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
        {bars.flat().map(({ row, index, label }) =>
          label ? (
            <text
              key={`${row}-${index}`}
              className={classNames(stage.strongText, stage.halo)}
              x={label.at}
              y={label.y}
              textAnchor={label.anchor}
            >
              {label.text}
            </text>
          ) : null,
        )}
      </>
    );
  }, [plot, layout, id]);
  return (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ row, index }) => {
        const box = layout.bars[row]?.[index];
        return box ? (
          <rect
            className={stage.outline}
            x={box.x - 2}
            y={box.y - 2}
            width={box.width + 4}
            height={box.height + 4}
            rx="4"
          />
        ) : null;
      }}
    >
      {drawing}
    </ChartStage>
  );
}

interface TargetLineProps {
  plot: Plot;
  layout: BarLayout;
  line: BarLayout['line'];
}

/** The line all bars are held against, with its words beside standing bars or above them. */
function TargetLine({ plot, layout, line }: TargetLineProps) {
  if (!line) return null;
  const { at, text, isBeside } = line;
  const { stand, start, end, top, bottom } = layout;
  const across = stand
    ? { x1: plot.fromStart(start), x2: plot.fromStart(end), y1: at, y2: at }
    : { x1: at, x2: at, y1: top, y2: bottom };
  return (
    <>
      <line className={styles.target} data-target="" {...across} />
      {stand ? (
        <text
          className={stage.strongText}
          {...(isBeside
            ? { x: plot.fromStart(end + 6), y: centred(at, plot) }
            : { x: plot.fromStart(end), y: 11 * plot.em, textAnchor: 'end' })}
        >
          {text}
        </text>
      ) : null}
    </>
  );
}
