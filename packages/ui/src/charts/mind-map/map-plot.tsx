'use client';

import { useMemo } from 'react';

import { classNames } from '../../components/private/class-names.js';
import type { ChartLabels } from '../../labels/types.js';
import { useUi } from '../../provider/ui-context.js';
import { centred, textMiddle } from '../frame/axes.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import { seriesClass } from '../frame/series.js';
import type { Plot } from '../frame/types.js';
import { placeOf } from '../frame/walk.js';
import type { Branches } from './branches.js';
import { lineOf, type MapDrawing, padOf, signWidth } from './map-layout.js';
import { mapWalk } from './map-walk.js';
import * as own from './mind-map.css.js';

export interface MapPlotProps {
  plot: Plot;
  drawing: MapDrawing;
  branches: Branches;
  isOpen: (place: number) => boolean;
  toggle: (place: number) => void;
  labels: ChartLabels;
}

const looks = [
  { box: own.root, name: own.rootName, text: own.rootName, radius: 10 },
  { box: own.limb, name: own.limbName, text: stage.text, radius: 8 },
  { box: own.leaf, name: stage.strongText, text: stage.text, radius: 6 },
] as const;

/** The root in the middle and its branches. */
export function MapPlot({ plot, drawing, branches, isOpen, toggle, labels }: MapPlotProps) {
  const { locale } = useUi();
  const walk = useMemo(
    () => mapWalk({ drawing, branches, isOpen, toggle, rtl: plot.rtl, labels }),
    [drawing, branches, isOpen, toggle, plot, labels],
  );
  const picture = useMemo(() => {
    const line = lineOf(plot);
    const count = new Intl.NumberFormat(locale, { signDisplay: 'always' });
    return drawing.branches.map((one, index) => {
      const { x, y, width, height, name, text, closed, link } = one;
      const branch = branches.all[one.place];
      const depth = branch?.depth ?? 0;
      const look = looks[Math.min(depth, 2)] as (typeof looks)[number];
      const pad = padOf(depth);
      const start = plot.rtl ? x + width - pad.inline : x + pad.inline;
      const baseline = (row: number) =>
        y + pad.block + (row + 0.5) * line + 12 * plot.em * textMiddle;
      return (
        <g
          key={one.place}
          className={classNames(
            branch && branch.limb >= 0 && seriesClass(branch.limb),
            branch && branch.children.length > 0 && own.opens,
          )}
          data-branch={one.place}
        >
          {link ? <path className={own.link} d={link} /> : null}
          <g {...placeOf({ row: 0, index })}>
            <rect className={look.box} {...{ x, y, width, height }} rx={look.radius} />
            {[...name, ...text].map((words, row) => (
              <text
                key={row}
                className={row < name.length ? look.name : look.text}
                x={start}
                y={baseline(row)}
              >
                {words}
              </text>
            ))}
            {closed ? (
              <>
                <rect
                  className={own.sign}
                  x={closed.x - signWidth(closed.count, plot) / 2}
                  y={closed.y - line / 2 - 1}
                  width={signWidth(closed.count, plot)}
                  height={line + 2}
                  rx={line / 2 + 1}
                />
                <text
                  className={stage.text}
                  x={closed.x}
                  y={centred(closed.y, plot)}
                  textAnchor="middle"
                >
                  {count.format(closed.count)}
                </text>
              </>
            ) : null}
          </g>
        </g>
      );
    });
  }, [plot, drawing, branches, locale]);
  return (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ index }) => {
        const one = drawing.branches[index];
        return one ? (
          <rect
            className={stage.outline}
            x={one.x}
            y={one.y}
            width={one.width}
            height={one.height}
            rx={looks[Math.min(branches.all[one.place]?.depth ?? 0, 2)]?.radius}
          />
        ) : null;
      }}
    >
      {picture}
    </ChartStage>
  );
}
