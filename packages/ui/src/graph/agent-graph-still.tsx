'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, useId, useMemo, useRef } from 'react';

import { classNames } from '../components/private/class-names.js';
import { useUi } from '../provider/ui-context.js';
import * as styles from './agent-graph.css.js';
import { type CleanGraph, cleanGraph } from './clean-graph.js';
import { exact } from './exact.js';
import { Glyphs } from './glyphs.js';
import { GraphMarks } from './graph-marks.js';
import { layoutGraph } from './layout.js';
import type { GraphLink, GraphNode } from './types.js';
import { useLabels } from './use-labels.js';
import { type Stage, useStage } from './use-stage.js';
import { contentBox, fitView } from './view-box.js';

export interface AgentGraphStillProps extends Omit<ComponentProps<'div'>, 'children' | 'style'> {
  /** Each with a name: there are no labels to fall back on. */
  nodes: readonly GraphNode[];
  links: readonly GraphLink[];
  /** The picture in words. It is one image: its agents cannot be reached one by one. */
  label: string;
  /** As for `AgentGraph`. @default 384, in a hero 536 */
  height?: number;
  /** @default 'panel' */
  variant?: 'panel' | 'hero';
}

const nameless = () => '';

/**
 * The first picture `AgentGraph` draws, pixel for pixel, without what makes it move: no d3 and no
 * pointer or keyboard. Show it until somebody reaches for the graph, then put `AgentGraph` in its
 * place with `showControls={false}` and `showLegend={false}`, as in a hero by default.
 */
export function AgentGraphStill({
  nodes,
  links,
  label,
  variant: givenVariant,
  height = givenVariant === 'hero' ? 536 : 384,
  className,
  ...props
}: AgentGraphStillProps) {
  const variant = givenVariant === 'hero' ? 'hero' : 'panel';
  const stageRef = useRef<HTMLDivElement>(null);
  const stage = useStage(stageRef);
  const graph = useMemo(() => cleanGraph(nodes, links, nameless), [nodes, links]);
  return (
    <div
      role="img"
      aria-label={label}
      {...props}
      className={classNames(styles.root, styles.onGround[variant], className)}
      style={assignInlineVars({ [styles.stageHeight]: `${height}px` })}
    >
      {/* Nodes and names in it are drawing, not something to tab to or to select. */}
      <div ref={stageRef} className={classNames(styles.stage, styles.stageText[variant])} inert>
        {stage ? <Picture graph={graph} stage={stage} variant={variant} /> : null}
      </div>
    </div>
  );
}

interface PictureProps {
  graph: CleanGraph;
  stage: Stage;
  variant: 'panel' | 'hero';
}

function Picture({ graph, stage, variant }: PictureProps) {
  const { dir } = useUi();
  const prefix = useId();
  const { width, height } = stage;
  const layout = useMemo(
    () => layoutGraph(graph.nodes, graph.links, { width, height, dir, variant }),
    [graph, width, height, dir, variant],
  );
  const placed = useMemo(() => new Map(layout.nodes.map((node) => [node.id, node])), [layout]);
  const view = useMemo(
    () => fitView(contentBox(layout.nodes), width, height),
    [layout, width, height],
  );
  const labels = useLabels({
    graph,
    layout,
    placed,
    stage,
    view,
    home: view,
    selectedId: null,
    dir,
  });
  return (
    <svg className={classNames(styles.drawing, variant === 'hero' && styles.open)}>
      <Glyphs prefix={prefix} />
      <g transform={`translate(${exact(view.x)},${exact(view.y)}) scale(${view.k})`}>
        <GraphMarks
          graph={graph}
          layout={layout}
          placed={placed}
          labels={labels}
          glyphs={prefix}
          em={stage.em}
          unit={1 / view.k}
        />
      </g>
    </svg>
  );
}
