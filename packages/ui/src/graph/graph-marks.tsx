import { type RefObject, useMemo } from 'react';

import type { CleanGraph } from './clean-graph.js';
import { LabelMark } from './label-mark.js';
import type { GraphLayout, PlacedNode } from './layout.js';
import { LinkMark } from './link-mark.js';
import * as linkStyles from './link-mark.css.js';
import { bowAround } from './link-path.js';
import { NodeMark, type NodeMarkProps } from './node-mark.js';
import type { CleanNode, GraphLink } from './types.js';
import type { PlacedLabel } from './use-labels.js';

export interface GraphMarksProps {
  graph: CleanGraph;
  layout: GraphLayout;
  /** Where the nodes are, moved ones included. */
  placed: ReadonlyMap<string, PlacedNode>;
  labels: ReadonlyMap<string, PlacedLabel>;
  /** Prefix of the glyphs' ids. */
  glyphs: string;
  /** px per 12 px of the reader's font size. */
  em: number;
  /** px of the picture per px of text. */
  unit: number;
  /** The node people look at: what is not linked to it fades. */
  emphasis?: string;
  /** Group of the nodes. */
  layer?: RefObject<SVGGElement | null>;
  /** Role of each node for assistive technology and the keyboard; nothing by default. */
  roles?: (
    node: CleanNode,
  ) => Pick<NodeMarkProps, 'accessibleName' | 'current' | 'selected' | 'describedBy'>;
}

/**
 * A larger graph is drawn plainly, so that every change stays quick: links run straight, nothing
 * moves by itself, and what is looked at is brought forward instead of all else stepping back.
 */
const detailed = 60;
/** Bow of two links between the same nodes, which would lie on each other. */
const pairBow = 10;
/** From this number on, discs may be too close for a larger target. */
const tight = 24;

/** The drawn graph: orbits, links, nodes, in picture coordinates. */
export function GraphMarks(props: GraphMarksProps) {
  const { graph, layout, placed, labels, glyphs, em, unit, emphasis, layer, roles } = props;
  const plain = graph.nodes.length > detailed;
  const at = (id: string) => placed.get(id) as PlacedNode;
  const bows = useMemo(() => {
    const discs = [...placed.values()];
    const pairs = new Set(graph.links.map(({ source, target }) => `${source}\n${target}`));
    return graph.links.map(({ source, target }) => {
      const [from, to] = [placed.get(source) as PlacedNode, placed.get(target) as PlacedNode];
      const around = plain ? 0 : bowAround(from, to, discs);
      return around === 0 && pairs.has(`${target}\n${source}`) ? pairBow : around;
    });
  }, [graph, placed, plain]);
  const near = useMemo(() => {
    const ends = graph.links.map(({ source, target }) => [source, target]);
    return new Set(ends.filter((pair) => pair.includes(emphasis ?? '')).flat());
  }, [graph, emphasis]);
  const faded = (id: string) =>
    !plain && emphasis !== undefined && id !== emphasis && !near.has(id);
  const strongest = graph.links.reduce((most, { value }) => Math.max(most, value ?? 0), 0);
  const linkMark = ({ source, target, type, active, value }: GraphLink, index: number) => {
    const [from, to] = [at(source), at(target)];
    return (
      <LinkMark
        key={`${source}\n${target}\n${type}`}
        type={type}
        x1={from.x}
        y1={from.y}
        r1={from.r}
        x2={to.x}
        y2={to.y}
        r2={to.r}
        bow={bows[index] ?? 0}
        active={active === true}
        strength={strongest > 0 ? Math.max(0, value ?? 0) / strongest : 0}
        faded={!plain && emphasis !== undefined && source !== emphasis && target !== emphasis}
        index={index}
      />
    );
  };
  const forward = plain && emphasis !== undefined;
  return (
    <g className={linkStyles.marks} data-plain={plain ? '' : undefined}>
      <g aria-hidden="true">
        {layout.orbits.map(({ cx, cy, r, hop }) => (
          <circle key={hop} className={linkStyles.orbit} cx={cx} cy={cy} r={r} />
        ))}
        <g className={linkStyles.links} data-faded={forward ? '' : undefined}>
          {graph.links.map(linkMark)}
        </g>
        {forward
          ? graph.links
              .filter(({ source, target }) => source === emphasis || target === emphasis)
              .map(linkMark)
          : null}
      </g>
      <g ref={layer} role="presentation">
        {graph.nodes.map((node) => {
          const { x, y, r } = at(node.id);
          return (
            <NodeMark
              key={node.id}
              id={node.id}
              type={node.type}
              status={node.status}
              x={x}
              y={y}
              r={r}
              hit={graph.nodes.length > tight ? r + 2 : Math.max(22, r + 6)}
              glyphs={glyphs}
              faded={faded(node.id)}
              {...roles?.(node)}
            />
          );
        })}
        <g aria-hidden="true">
          {[...labels].map(([id, { name, note, side, width }]) => {
            const { x, y, r } = at(id);
            return side === undefined ? null : (
              <LabelMark
                key={id}
                id={id}
                x={x}
                y={y}
                r={r}
                side={side}
                name={name}
                note={note}
                half={width / 2}
                em={em}
                unit={unit}
                faded={faded(id)}
              />
            );
          })}
        </g>
      </g>
    </g>
  );
}
