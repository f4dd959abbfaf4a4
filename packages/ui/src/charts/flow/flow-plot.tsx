'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';

import { classNames } from '../../components/private/class-names.js';
import { StatusSign } from '../../components/status-dot/status-sign.js';
import type { ChartLabels } from '../../labels/types.js';
import { textMiddle } from '../frame/axes.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import { colorOfKind, type Kind } from '../frame/kinds.js';
import { seriesClass } from '../frame/series.js';
import type { Plot } from '../frame/types.js';
import { type DrawnLink, type FlowDrawing, lineOf, pad, signRoom } from './flow-layout.js';
import { flowWalk } from './flow-walk.js';
import * as own from './flow.css.js';
import type { Steps } from './steps.js';

export interface FlowPlotProps {
  plot: Plot;
  drawing: FlowDrawing;
  steps: Steps;
  kinds: readonly Kind[];
  labels: ChartLabels;
  list: (names: readonly string[]) => string;
}

/** Words on a link, on a ground of their own. */
function LinkLabel({ link, plot }: { link: DrawnLink | undefined; plot: Plot }) {
  const label = link?.label;
  if (!label) return null;
  const [width, height] = [plot.measure(label.text) + 6, lineOf(plot)];
  return (
    <>
      <rect
        className={own.labelGround}
        x={label.x - width / 2}
        y={label.y - height / 2}
        width={width}
        height={height}
        rx="4"
      />
      <text
        className={stage.text}
        x={label.x}
        y={label.y + 12 * plot.em * textMiddle}
        textAnchor="middle"
      >
        {label.text}
      </text>
    </>
  );
}

/** Boxes and the links between them. */
export function FlowPlot({ plot: room, drawing, steps, kinds, labels, list }: FlowPlotProps) {
  const plot = useMemo(() => ({ ...room, width: drawing.width }), [room, drawing]);
  const walk = useMemo(
    () => flowWalk({ drawing, steps, rtl: plot.rtl, labels, list }),
    [drawing, steps, plot, labels, list],
  );
  const picture = useMemo(() => {
    const line = lineOf(plot);
    const inwards = plot.rtl ? -1 : 1;
    return (
      <>
        {drawing.links.map(({ path, head }, place) => (
          <g key={place} data-link={place}>
            <path className={classNames(own.link, steps.links[place]?.back && own.back)} d={path} />
            <path className={own.head} d={head} />
          </g>
        ))}
        {drawing.links.map((link, place) => (
          <LinkLabel key={place} link={link} plot={plot} />
        ))}
        {drawing.steps.map(({ x, y, width, height, name, text }, place) => {
          const { status, kind } = steps.nodes[place] ?? {};
          const start = plot.rtl ? x + width - pad.inline : x + pad.inline;
          const first = y + pad.block + line / 2;
          const baseline = (index: number) => first + index * line + 12 * plot.em * textMiddle;
          return (
            <g key={place} data-step={place}>
              <rect className={own.node} x={x} y={y} width={width} height={height} rx="8" />
              {kind === undefined ? null : (
                <g className={seriesClass(colorOfKind(kinds, kind))}>
                  <rect className={own.kind} x={x} y={y} width={width} height={height} rx="8" />
                </g>
              )}
              {status ? (
                <StatusSign status={status} x={plot.rtl ? start - 8 : start} y={first - 4} />
              ) : null}
              {name.map((words, index) => (
                <text
                  key={index}
                  className={own.name}
                  x={start + inwards * (status ? signRoom : 0)}
                  y={baseline(index)}
                >
                  {words}
                </text>
              ))}
              {text.map((words, index) => (
                <text
                  key={index}
                  className={stage.text}
                  x={start}
                  y={baseline(name.length + index)}
                >
                  {words}
                </text>
              ))}
            </g>
          );
        })}
      </>
    );
  }, [plot, drawing, steps, kinds]);
  const content = (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ row, index }) => {
        const step = walk.at[row]?.[index] ?? -1;
        const box = drawing.steps[step];
        const node = steps.nodes[step];
        if (!box || !node) return null;
        return (
          <>
            {[...node.incoming, ...node.outgoing].map((place, order) => (
              <g key={order}>
                <path className={own.looked} d={drawing.links[place]?.path ?? ''} />
                <path className={own.lookedHead} d={drawing.links[place]?.head ?? ''} />
                <LinkLabel link={drawing.links[place]} plot={plot} />
              </g>
            ))}
            <rect
              className={stage.outline}
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              rx="8"
            />
          </>
        );
      }}
    >
      {picture}
    </ChartStage>
  );
  if (drawing.width <= room.width) return content;
  return (
    <div className={own.scroller} data-part="scroller">
      <div
        className={own.wide}
        style={assignInlineVars({ [own.drawingWidth]: `${drawing.width}px` })}
      >
        {content}
      </div>
    </div>
  );
}
