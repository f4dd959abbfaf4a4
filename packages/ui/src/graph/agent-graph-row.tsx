import type { ComponentProps } from 'react';

import { AgentTile } from '../components/agent-tile/agent-tile.js';
import { Identity } from '../components/agent-tile/identity.js';
import { TableCell } from '../components/table/table-cell.js';
import { TableRow } from '../components/table/table-row.js';
import * as styles from './agent-graph-table.css.js';
import { percentOf } from './graph-facts.js';
import type { AgentGraphLabels } from '../labels/types.js';
import { joined } from './joined.js';
import type { CleanNode, GraphLinkType } from './types.js';

/** The links of one kind an agent sends along, and to whom. */
export interface Sent {
  type: GraphLinkType;
  names: string[];
}

export interface AgentGraphRowProps extends Omit<ComponentProps<typeof TableRow>, 'selected'> {
  node: CleanNode;
  sent: readonly Sent[];
  labels: AgentGraphLabels;
  locale: string;
  selectedId: string | null | undefined;
  onNodeSelect: ((id: string, node: CleanNode) => void) | undefined;
}

/** Names of a hub's neighbours in one cell; the rest is a number. */
const mostNames = 24;

/** An agent as a row: who it is, what it does, what it sends to whom. */
export function AgentGraphRow({
  node,
  sent,
  labels,
  locale,
  selectedId,
  onNodeSelect,
  ...props
}: AgentGraphRowProps) {
  const isSelected = node.id === selectedId;
  const listed = (names: readonly string[]) => {
    const rest = names.length - mostNames;
    const shown = joined(names.slice(0, rest > 1 ? mostNames : undefined), labels);
    return rest > 1 ? `${shown} +${new Intl.NumberFormat(locale).format(rest)}` : shown;
  };
  return (
    <TableRow {...props} selected={isSelected}>
      <TableCell header>
        <Identity
          media={<AgentTile type={node.type} atWork={node.status === 'processing'} />}
          title={
            onNodeSelect ? (
              <button
                type="button"
                className={styles.name}
                aria-pressed={isSelected}
                onClick={() => onNodeSelect(node.id, node)}
              >
                {node.name}
              </button>
            ) : (
              node.name
            )
          }
          detail={labels[node.type]}
        />
      </TableCell>
      <TableCell>
        {labels[node.status]}
        {node.note ? <span className={styles.note}>{node.note}</span> : null}
      </TableCell>
      <TableCell numeric>{percentOf(node.contribution, locale, labels.none)}</TableCell>
      <TableCell className={styles.links}>
        {sent.length === 0 ? labels.none : null}
        {sent.map(({ type, names }) => (
          <span key={type} className={styles.sent}>
            <span className={styles.kind}>{labels[type]}</span>
            {listed(names)}
          </span>
        ))}
      </TableCell>
    </TableRow>
  );
}
