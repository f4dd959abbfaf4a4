import { VisuallyHidden } from '../../components/layout/visually-hidden.js';
import type { AgentGraphLabels } from '../../labels/types.js';
import { nodeName } from '../node-name.js';
import type { CleanNode } from '../types.js';
import type { Neighbours } from './neighbours.js';

export interface NodeOptionsProps {
  /** Prefix of the options' ids. */
  prefix: string;
  nodes: readonly CleanNode[];
  near: Neighbours;
  /** The node the keyboard is at. */
  current: number;
  labels: AgentGraphLabels;
  selectedId: string | null | undefined;
  selectable: boolean;
  /** Id of the tooltip, while the current node has one. */
  describedBy: string | undefined;
}

/** Neighbours in the page beside the current node; of a hub the first ones. */
const mostNeighbours = 40;

export const optionId = (prefix: string, at: number) => `${prefix}option-${at}`;

/**
 * The node the keyboard is at and those it is linked to, as elements: a canvas has none that
 * assistive technology could name. Each says which of all nodes it is.
 */
export function NodeOptions(props: NodeOptionsProps) {
  const { prefix, nodes, near, current, labels, selectedId, selectable, describedBy } = props;
  const around = near.list.slice(near.start[current], near.start[current + 1]);
  const shown = [...new Set([current, ...around.slice(0, mostNeighbours)])].toSorted(
    (a, b) => a - b,
  );
  return (
    <VisuallyHidden role="presentation">
      {shown.map((at) => {
        const node = nodes[at] as CleanNode;
        return (
          <span
            key={node.id}
            id={optionId(prefix, at)}
            role="option"
            aria-label={nodeName(node, labels)}
            aria-selected={selectable ? node.id === selectedId : undefined}
            aria-setsize={nodes.length}
            aria-posinset={at + 1}
            aria-describedby={at === current ? describedBy : undefined}
            data-node={node.id}
          />
        );
      })}
    </VisuallyHidden>
  );
}
