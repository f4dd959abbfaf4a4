'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, useEffect, useId, useMemo, useRef, useState } from 'react';

import { classNames } from '../components/private/class-names.js';
import { Constellation } from '../components/private/constellation.js';
import { VisuallyHidden } from '../components/layout/visually-hidden.js';
import { lazyPart } from '../components/private/lazy-part.js';
import { isUnnamed, warnOnce } from '../components/private/warn-once.js';
import { own } from '../tokens/own.js';
import * as styles from './agent-graph.css.js';
import { AgentGraphTable } from './agent-graph-table.js';
import { cleanGraph, finite } from './clean-graph.js';
import { GraphDrawing } from './graph-drawing.js';
import { AgentGraphLegend } from './graph-legend.js';
import { canvasFrom } from './graph-size.js';
import { joined } from './joined.js';
import { type GraphLink, graphLinkTypes, type GraphNode, graphNodeTypes } from './types.js';
import { useGraphLabels } from './use-graph-labels.js';
import { useStage } from './use-stage.js';

// Rows may be many; whoever uses a keyboard can scroll them.
const scrollable = { role: 'group', tabIndex: 0 } as const;

// Whoever draws ten agents does not fetch what thousands need.
const canvasPart = lazyPart(() => import('./canvas/canvas-drawing.js'));

export const graphViews = ['graph', 'table'] as const;

export interface AgentGraphProps extends Omit<ComponentProps<'div'>, 'children' | 'style'> {
  nodes: readonly GraphNode[];
  /** See `agentLinks` for agents that have none of their own. */
  links: readonly GraphLink[];
  /** Name of the graph, e.g. that of the panel it stands in. */
  label: string;
  /** The picture, or its twin as a table; the control to switch stands where the screen wants it. @default 'graph' */
  view?: 'graph' | 'table';
  /** Of the drawing in px, without the legend. @default 384, in a hero 536 */
  height?: number;
  /** `hero`: larger, names in full, no controls, on the page's ground. @default 'panel' */
  variant?: 'panel' | 'hero';
  /** Called when somebody chooses an agent by click, Enter or Space. */
  onNodeSelect?: (id: string, node: GraphNode) => void;
  selectedId?: string | null;
  /** Of what is drawn; `types` leaves out the kinds of links. @default true, in a hero false */
  showLegend?: boolean | 'types';
  /** Zoom buttons; wheel, pinch and keys work without them. @default true, in a hero false */
  showControls?: boolean;
  /**
   * Chooses among the pictures of more than 500 agents that are as good as one another. The same
   * agents, links and seed give the same picture. @default 1
   */
  seed?: number;
}

/**
 * Agents as a constellation: who there is, who is at work and what flows where. Above 500 agents it
 * is drawn on a canvas and laid out in a worker, with the same keys and names. It brings its own
 * inner distances: put it in a `Panel` with `padding="none"`.
 */
export function AgentGraph({
  nodes,
  links,
  label,
  view = 'graph',
  variant = 'panel',
  height = variant === 'hero' ? 536 : 384,
  onNodeSelect,
  selectedId,
  showLegend = variant === 'panel',
  showControls = variant === 'panel',
  seed = 1,
  className,
  ...props
}: AgentGraphProps) {
  warnOnce(
    'AgentGraph',
    isUnnamed(label),
    'without a label a screen reader cannot say what the graph is of. Pass it as `label`; it is not shown.',
  );
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const stage = useStage(stageRef);
  const summaryId = useId();
  const labels = useGraphLabels();
  const { unnamed } = labels;
  const graph = useMemo(() => cleanGraph(nodes, links, unnamed), [nodes, links, unnamed]);
  const empty = graph.nodes.length === 0;
  const isLarge = graph.nodes.length > canvasFrom;
  useEffect(() => {
    if (isLarge) canvasPart.load();
  }, [isLarge]);
  const large = canvasPart.usePart();
  const count = (fits: (node: GraphNode) => boolean) => graph.nodes.filter(fits).length;
  const summary = labels.summary({
    agents: graph.nodes.length,
    coordinators: count(({ type }) => type === 'coordinator'),
    atWork: count(({ status }) => status === 'processing'),
  });
  const asTable = view === 'table' && !empty;
  const drawing =
    empty || asTable
      ? null
      : {
          graph,
          label,
          labels,
          variant,
          showControls,
          describedBy: summaryId,
          selectedId,
          onNodeSelect,
        };
  return (
    <div
      {...props}
      className={classNames(styles.root, styles.onGround[variant], className)}
      style={assignInlineVars({ [styles.stageHeight]: `${Math.max(0, finite(height) ?? 384)}px` })}
    >
      {asTable ? (
        <div ref={setScroller} className={styles.table} aria-label={label} {...scrollable}>
          <AgentGraphTable
            nodes={nodes}
            links={links}
            // Not the panel's name alone: a table too wide is a region of its own.
            label={joined([label, summary], labels)}
            onNodeSelect={onNodeSelect}
            selectedId={selectedId}
            scroller={scroller}
          />
        </div>
      ) : null}
      <div
        ref={stageRef}
        className={classNames(styles.stage, styles.stageText[variant])}
        hidden={asTable}
      >
        {empty ? (
          <div className={styles.empty}>
            <Constellation />
            <p className={own}>{labels.empty}</p>
          </div>
        ) : null}
        {stage && drawing && !isLarge ? <GraphDrawing {...drawing} stage={stage} /> : null}
        {stage && drawing && isLarge && large ? (
          <large.CanvasDrawing {...drawing} stage={stage} seed={seed} />
        ) : null}
        {empty ? null : (
          <VisuallyHidden id={summaryId}>{[summary, labels.keys].join(' ')}</VisuallyHidden>
        )}
      </div>
      {showLegend && !asTable ? (
        <AgentGraphLegend
          className={styles.legend}
          types={graphNodeTypes.filter((type) => graph.nodes.some((node) => node.type === type))}
          links={
            showLegend === 'types'
              ? []
              : graphLinkTypes.filter((type) => graph.links.some((link) => link.type === type))
          }
        />
      ) : null}
    </div>
  );
}
