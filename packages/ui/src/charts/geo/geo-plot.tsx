'use client';

import { useMemo } from 'react';

import { classNames } from '../../components/private/class-names.js';
import type { ChartLabels } from '../../labels/types.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import type { Figures } from '../frame/format.js';
import { seriesClass } from '../frame/series.js';
import type { Plot } from '../frame/types.js';
import { placeOf } from '../frame/walk.js';
import * as heat from '../heat-map/heat-map.css.js';
import { type DrawnDot, type GeoData, layoutGeo } from './geo-layout.js';
import { geoWalk } from './geo-walk.js';
import * as own from './geo.css.js';

export interface GeoPlotProps {
  plot: Plot;
  data: GeoData;
  figures: Figures;
  labels: ChartLabels;
  valueLabel: string;
}

/** Px around a dot that mean it. */
const hitRadius = 12;

/** The way through the stops, in the order of their values. */
const wayOf = (dots: readonly DrawnDot[]): string =>
  dots
    .toSorted((one, other) => one.point.value - other.point.value)
    .map(({ mark }, at) => `${at === 0 ? 'M' : 'L'}${mark.x},${mark.y}`)
    .join('');

interface StopsProps {
  dots: readonly DrawnDot[];
  figures: Figures;
  width: number;
}

/** Numbers and names of stops; a name that would leave the map stands on the other side. */
const Stops = ({ dots, figures, width }: StopsProps) =>
  dots.map(({ mark, point, radius }, index) => {
    const isEnd = mark.x > width * 0.6;
    const x = isEnd ? mark.x - radius - 5 : mark.x + radius + 5;
    return (
      <g key={index} aria-hidden="true">
        <text className={own.stopNumber} x={mark.x} y={mark.y}>
          {figures.text(point.value)}
        </text>
        <text className={classNames(own.stopName, isEnd && own.stopNameEnd)} x={x} y={mark.y}>
          {point.name}
        </text>
      </g>
    );
  });

/** Land, values and dots. */
export function GeoPlot({ plot, data, figures, labels, valueLabel }: GeoPlotProps) {
  const layout = useMemo(() => layoutGeo(plot, data), [plot, data]);
  const walk = useMemo(
    () => geoWalk({ layout, figures, labels, valueLabel }),
    [layout, figures, labels, valueLabel],
  );
  const { regions, dots } = layout;
  const dotClass = seriesClass(regions.some(({ level }) => level) ? 1 : 0);
  const picture = useMemo(
    () => (
      <>
        {regions.map(({ path, level }, index) => (
          <g
            key={index}
            className={heat.side[level?.negative ? 'negative' : 'positive']}
            data-region={level?.level ?? 0}
            {...placeOf({ row: 0, index })}
          >
            <path className={classNames(own.land, own.region)} d={path} />
            {level ? (
              <path className={classNames(heat.cell[level.level], own.region)} d={path} />
            ) : null}
          </g>
        ))}
        <g className={dotClass}>
          {data.isRoute ? <path className={own.route} d={wayOf(dots)} /> : null}
          {dots.map(({ mark, radius }, index) => (
            <g key={index} data-dot={index} {...placeOf({ row: 1, index })}>
              {dots.length < 200 ? (
                <circle
                  className={own.hit}
                  cx={mark.x}
                  cy={mark.y}
                  r={Math.max(radius, hitRadius)}
                />
              ) : null}
              <circle
                className={data.isRoute ? own.stop : own.dot}
                cx={mark.x}
                cy={mark.y}
                r={radius}
              />
            </g>
          ))}
        </g>
        {data.isRoute ? <Stops dots={dots} figures={figures} width={plot.width} /> : null}
      </>
    ),
    [regions, dots, dotClass, data.isRoute, figures, plot.width],
  );
  return (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ row, index }) => {
        const dot = row === 1 ? dots[index] : undefined;
        if (dot)
          return (
            <circle className={stage.outline} cx={dot.mark.x} cy={dot.mark.y} r={dot.radius + 3} />
          );
        return <path className={stage.outline} d={regions[index]?.path ?? ''} />;
      }}
    >
      {picture}
    </ChartStage>
  );
}
